// Before anything is painted: the theme and the language this browser chose.
try {
  const kept = JSON.parse(localStorage.getItem("trailhand") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (kept.lang === "fr" || kept.lang === "en") document.documentElement.lang = kept.lang;
} catch {
  // No storage: the browser's own preferences hold.
}
