import { localStore } from "@site/browser/browser-store.ts";
import { readJson, writeJson } from "../../shared/lib/stored-json.ts";

/** What a visitor answered to the question about analytics and ads. */
export type Choice = "accepted" | "refused";

const STORAGE_KEY = "cookieConsent";
/** Raised when what is asked changes; an answer to another text is none. Named in the cookie policy. */
const TEXT_VERSION = 1;

/** The answer to the present text; undefined where there is none, or where the browser keeps nothing. */
export function readChoice(): Choice | undefined {
  const stored = readJson(localStore, STORAGE_KEY);
  if (typeof stored !== "object" || stored === null || !("version" in stored && "choice" in stored)) return undefined;
  const { version, choice } = stored;
  return version === TEXT_VERSION && (choice === "accepted" || choice === "refused") ? choice : undefined;
}

/** Keeps the answer with the text it answers and the time; where the browser keeps nothing it holds for this page. */
export function storeChoice(choice: Choice): void {
  writeJson(localStore, STORAGE_KEY, { choice, version: TEXT_VERSION, at: new Date().toISOString() });
}

/** Calls back when another tab answers. @returns stops that */
export function watchChoice(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) onChange();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
