import { localStore } from "@site/browser/browser-store";
import { useSyncExternalStore } from "react";
import { readTexts, writeJson } from "../../../shared/lib/stored-json.ts";
import { WAITING_KEY } from "./waiting-key.ts";

/** A listing that waits for its mailed code. */
export interface StoredListing {
  token: string;
  email: string;
  title: string;
}

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
  if (text !== last.text) last = { text, value: readTexts(localStore, WAITING_KEY, ["token", "email", "title"]) };
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
