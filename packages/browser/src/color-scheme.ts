import { localStore } from "./browser-store.ts";

/** The visitor's choice; "system" follows the device. */
export type ColorScheme = "light" | "dark" | "system";

/** The local storage key; @site/tokens/set-theme.js reads it before the first paint. */
const STORAGE_KEY = "theme";

/** Returns the stored choice; light by default. */
export function readColorScheme(): ColorScheme {
  const stored = localStore.get(STORAGE_KEY);
  return stored === "dark" || stored === "system" ? stored : "light";
}

/** Stores and applies a choice. */
export function chooseColorScheme(scheme: ColorScheme): void {
  localStore.set(STORAGE_KEY, scheme);
  showColorScheme(scheme);
}

/** Applies a choice without storing it. */
export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset.mantineColorScheme = getShownScheme(scheme);
}

/** Returns the scheme that a choice shows now. */
export function getShownScheme(scheme: ColorScheme): "light" | "dark" {
  if (scheme !== "system") return scheme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when another tab changes the choice, or the device changes while it is "system". */
export function onColorSchemeChange(listener: (scheme: ColorScheme) => void): () => void {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener(readColorScheme());
  };
  const onDevice = () => listener(readColorScheme());
  addEventListener("storage", onStorage);
  device.addEventListener("change", onDevice);
  return () => {
    removeEventListener("storage", onStorage);
    device.removeEventListener("change", onDevice);
  };
}
