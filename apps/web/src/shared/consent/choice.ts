/** What a visitor answered to the question about analytics and ads. */
export type Choice = "accepted" | "refused";

const STORAGE_KEY = "cookieConsent";
/** Raised when what is asked changes; an answer to another text is none. Named in the cookie policy. */
const TEXT_VERSION = 1;

/** The answer to the present text; undefined where there is none, or where the browser keeps nothing. */
export function readChoice(): Choice | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    if (
      typeof stored !== "object" ||
      stored === null ||
      !("version" in stored) ||
      stored.version !== TEXT_VERSION ||
      !("choice" in stored)
    )
      return undefined;
    return stored.choice === "accepted" || stored.choice === "refused" ? stored.choice : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answer with the text it answers and the time. */
export function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ choice, version: TEXT_VERSION, at: new Date().toISOString() }));
  } catch {
    // It holds for this page; the next one asks again.
  }
}

/** Calls back when another tab answers. @returns stops that */
export function watchChoice(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) onChange();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
