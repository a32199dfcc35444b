try {
  const legacy = localStorage.getItem("vite-ui-theme"); // key of the previous site
  if (legacy) {
    if (!localStorage.getItem("theme")) localStorage.setItem("theme", legacy);
    localStorage.removeItem("vite-ui-theme");
  }
  const theme = localStorage.getItem("theme");
  const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
} catch {}
