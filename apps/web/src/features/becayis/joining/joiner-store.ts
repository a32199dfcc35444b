import { localStore } from "@site/browser/browser-store";
import { z } from "zod";
import { readJson, writeJson } from "../../../shared/lib/stored-json.ts";

const KEY = "waitingPerson";
/** Long enough to compare wishes, short enough for a browser that others use. */
const KEPT_MS = 12 * 3_600_000;

const stored = z.object({ email: z.string(), fullName: z.string(), at: z.number() }).nullable().catch(null);

/** Who is about to join: the same for each question, in all tabs. */
interface Joiner {
  email: string;
  fullName: string;
}

export function readJoiner(): Joiner {
  const found = stored.parse(readJson(localStore, KEY));
  return found && Date.now() - found.at < KEPT_MS ? found : { email: "", fullName: "" };
}

/** Forgets who has joined. */
export function forgetJoiner(): void {
  localStore.remove(KEY);
}

export function storeJoiner({ email, fullName }: Joiner): void {
  writeJson(localStore, KEY, { email, fullName, at: Date.now() });
}
