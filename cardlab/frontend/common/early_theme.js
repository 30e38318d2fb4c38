// Runs at the head of each page before anything is painted, so that a reader who chose a dark page never sees a light
// one first. It does what showTheme of theme.js does, in few words because every page carries it.

try {
  const {theme} = JSON.parse(localStorage["cardlab settings"]);
  if (theme) document.documentElement.dataset.cardlabTheme = theme;
} catch {
  // nothing is stored, or nothing that can be read
}
