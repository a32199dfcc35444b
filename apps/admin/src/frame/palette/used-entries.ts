import { localStore } from "@site/browser/browser-store";
import { z } from "zod";

const MAX_REMEMBERED = 8;
const stored = z.array(z.string()).max(MAX_REMEMBERED);

const getKey = (administratorId: number) => `adminPalette:${administratorId}`;

/** Reads the ids of the entries that an administrator used last in this browser, the newest first. */
export function readUsed(administratorId: number): string[] {
  try {
    return stored.parse(JSON.parse(localStore.get(getKey(administratorId)) ?? "[]"));
  } catch {
    return []; // another version has written it
  }
}

/** Remembers an entry as the one used last. */
export function rememberUse(administratorId: number, id: string): void {
  const others = readUsed(administratorId).filter((other) => other !== id);
  localStore.set(getKey(administratorId), JSON.stringify([id, ...others].slice(0, MAX_REMEMBERED)));
}
