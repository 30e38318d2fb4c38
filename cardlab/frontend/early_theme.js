// Runs at the head of each page of ours, before anything is painted: who has chosen a dark page never sees a light one
// first. It does what showTheme of theme.js does, in so few words since every page has them in it.

try {
  const {theme} = JSON.parse(localStorage["cardlab settings"]);
  if (theme) document.documentElement.dataset.cardlabTheme = theme;
} catch {
  // nothing is stored, or nothing that can be read
}
