import "@site/tokens/set-theme.js";
import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "@site/tokens/fonts.css";
import "../theme/base.css";
import { loadTypefaces } from "@site/browser/testing/load-typefaces";
import { restoreWindow } from "@site/browser/testing/resize-frame";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";

const { href } = location;
document.documentElement.lang = "tr";
await loadTypefaces();

afterEach(async () => {
  await cleanup();
  history.replaceState(null, "", href);
  localStorage.clear();
  sessionStorage.clear();
  await restoreWindow();
});
