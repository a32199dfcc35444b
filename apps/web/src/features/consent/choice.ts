import { localStore } from "@site/browser/browser-store";
import { readJson, writeJson } from "../../shared/lib/stored-json.ts";

/** A visitor's answer to the consent question for analytics and ads. */
export type Choice = "accepted" | "refused";

const STORAGE_KEY = "cookieConsent";
/** To be increased when the question changes: answers to an older text are ignored. The cookie policy names it. */
const TEXT_VERSION = 1;

/** Returns the answer to the current text; undefined if there is none or storage is unavailable. */
export function readChoice(): Choice | undefined {
  const stored = readJson(localStore, STORAGE_KEY);
  if (typeof stored !== "object" || stored === null || !("version" in stored && "choice" in stored)) return undefined;
  const { version, choice } = stored;
  return version === TEXT_VERSION && (choice === "accepted" || choice === "refused") ? choice : undefined;
}

/** Stores the answer with the version of the text and the time; without storage it lasts until the page is left. */
export function storeChoice(choice: Choice): void {
  writeJson(localStore, STORAGE_KEY, { choice, version: TEXT_VERSION, at: new Date().toISOString() });
}

/**
 * Calls back when another tab answers.
 * @returns a function that stops watching
 */
export function watchChoice(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) onChange();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
