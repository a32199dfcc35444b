import "@site/tokens/set-theme.js";
import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "../theme/base.css";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";

const { href } = location;
document.documentElement.lang = "tr";

afterEach(async () => {
  await cleanup();
  history.replaceState(null, "", href);
  localStorage.clear();
  sessionStorage.clear();
});
