// Sets the theme in the head of each page before anything is painted, so that a learner with a dark theme never sees a
// light page first. Does the same as showTheme in theme.js, but shorter, because every page contains it.

try {
  const {theme} = JSON.parse(localStorage["cardlab settings"]);
  if (theme) document.documentElement.dataset.cardlabTheme = theme;
} catch {
  // nothing is stored, or it can't be read
}
