import { tabStore } from "@site/browser/browser-store.ts";
import { readJson, writeJson } from "../lib/stored-json.ts";

const PREFIX = "draft:";

/** What somebody is writing, kept for this tab alone until it is sent: a reload loses nothing. */
export interface Draft {
  read(): Record<string, string>;
  write(values: Record<string, string>): void;
  forget(): void;
}

/** @param name of the form; drafts of different names know nothing of each other */
export function draftOf(name: string): Draft {
  const key = PREFIX + name;
  return {
    read() {
      const stored = readJson(tabStore, key);
      const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
      return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    },
    write: (values) => writeJson(tabStore, key, values),
    forget: () => tabStore.remove(key),
  };
}

/** Forgets what every form of this tab keeps: the next person at this browser is another one. */
export function forgetDrafts(): void {
  tabStore.removeAll(PREFIX);
}
