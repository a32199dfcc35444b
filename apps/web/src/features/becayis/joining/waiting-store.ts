import { localStore } from "@site/browser/browser-store";
import { z } from "zod";
import { readJson, writeJson } from "../../../shared/lib/stored-json.ts";
import { WAITING_KEY } from "./waiting-key.ts";

const stored = z.object({ token: z.string(), email: z.string(), title: z.string() }).nullable().catch(null);

/** A listing that waits for its mailed code. */
export type StoredListing = NonNullable<z.output<typeof stored>>;

/** Returns the listing that waits in this browser, also after its tab was closed. */
export function readWaiting(): StoredListing | null {
  return stored.parse(readJson(localStore, WAITING_KEY));
}

export function storeWaiting(listing: StoredListing): void {
  writeJson(localStore, WAITING_KEY, listing);
}

export function forgetWaiting(): void {
  localStore.remove(WAITING_KEY);
}
