import { localStore } from "@site/browser/browser-store";
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { readJson, writeJson } from "../../../shared/lib/stored-json.ts";
import { WAITING_KEY } from "./waiting-key.ts";

const stored = z.object({ token: z.string(), email: z.string(), title: z.string() }).nullable().catch(null);

/** A listing that waits for its mailed code. */
export type StoredListing = NonNullable<z.output<typeof stored>>;

const listeners = new Set<() => void>();
let last: { text: string | null; value: StoredListing | null } = { text: null, value: null };

/**
 * Returns the listing that waits for its code in this browser, updated when another tab changes it; null on the server
 * and while hydrating.
 */
export function useWaiting(): StoredListing | null {
  return useSyncExternalStore(subscribe, readWaiting, () => null);
}

export function storeWaiting(listing: StoredListing): void {
  writeJson(localStore, WAITING_KEY, listing);
  tell();
}

export function forgetWaiting(): void {
  localStore.remove(WAITING_KEY);
  tell();
}

function readWaiting(): StoredListing | null {
  const text = localStore.get(WAITING_KEY);
  if (text !== last.text) last = { text, value: stored.parse(readJson(localStore, WAITING_KEY)) };
  return last.value;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
