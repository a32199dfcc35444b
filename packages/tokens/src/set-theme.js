// Sets the stored theme before the first paint, and then follows the theme's button, other tabs and the device, because
// the page's own scripts start later. A theme is light, dark or system; without storage it lasts as long as the page.
{
  const KEY = "theme";
  const LEGACY_KEY = "vite-ui-theme"; // key of the previous site
  const NEXT = { light: "dark", dark: "system", system: "light" };
  const root = document.documentElement;
  const device = matchMedia("(prefers-color-scheme: dark)");
  let theme = "light";

  const show = () => {
    root.dataset.theme = theme;
    root.dataset.mantineColorScheme = theme === "dark" || (theme === "system" && device.matches) ? "dark" : "light";
  };
  const read = () => {
    try {
      const stored = localStorage.getItem(KEY);
      theme = stored in NEXT ? stored : "light";
    } catch {}
    show();
  };

  try {
    const legacy = localStorage.getItem(LEGACY_KEY);
    if (legacy) {
      if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, legacy);
      localStorage.removeItem(LEGACY_KEY);
    }
  } catch {}
  read();
  addEventListener("storage", read);
  addEventListener("pageshow", read); // a page restored by Back has missed the event
  device.addEventListener("change", show);
  addEventListener("click", ({ target }) => {
    const button = target.closest("[data-theme-switch]");
    if (!button) return;
    const isTwoWay = button.dataset.themeSwitch === "two-way";
    theme = isTwoWay ? (root.dataset.mantineColorScheme === "dark" ? "light" : "dark") : NEXT[theme];
    show();
    try {
      localStorage.setItem(KEY, theme);
    } catch {}
  });
}
