import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** In order of preference: the headless shell draws no windows and needs far less time than a whole browser. */
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];

/**
 * Returns the path of the browser: CHROMIUM_PATH, else one of Debian's packages, else one on the PATH.
 * @throws if none is found
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  if (!found) throw new Error("the journeys need Chromium or Chrome: install one, or name it in CHROMIUM_PATH");
  return found;
}
