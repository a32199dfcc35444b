import { findChromium as findInstalled } from "../../../../scripts/chromium.mjs";

/** Returns the browser's path. @throws if none is installed */
export function findChromium(): string {
  const found = findInstalled();
  if (!found) throw new Error("the journeys need Chromium or Chrome: install one, or name it in CHROMIUM_PATH");
  return found;
}
