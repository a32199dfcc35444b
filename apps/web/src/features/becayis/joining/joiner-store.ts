import { localStore } from "@site/browser/browser-store";
import { readTexts, writeJson } from "../../../shared/lib/stored-json.ts";

const KEY = "waitingPerson";
/** Lifetime of the stored person: time to compare several questions, but short on a shared computer. */
const KEPT_MS = 12 * 3_600_000;

/** The person who is about to join; all questions and all tabs share it. */
interface Joiner {
  email: string;
  fullName: string;
}

export function readJoiner(): Joiner {
  const found = readTexts(localStore, KEY, ["email", "fullName", "at"]);
  return found && Date.now() - Date.parse(found.at) < KEPT_MS ? found : { email: "", fullName: "" };
}

/** Deletes the stored person, because they have joined. */
export function forgetJoiner(): void {
  localStore.remove(KEY);
}

export function storeJoiner({ email, fullName }: Joiner): void {
  writeJson(localStore, KEY, { email, fullName, at: new Date().toISOString() });
}
