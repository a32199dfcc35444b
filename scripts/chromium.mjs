// The browser of journeys and component tests. Uses Node's built-ins only, because nothing may be installed yet.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** In order of preference: the headless shell draws no windows and needs far less time than a whole browser. */
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Returns the path of the browser: CHROMIUM_PATH, else one of Debian's packages, else one on the PATH. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, MAC].find((file) => existsSync(file));
}

/** Command line of the browser: no sandbox in containers, and nothing that works in the background. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
