import { tabStore } from "@site/browser/browser-store";
import { readJson, writeJson } from "../lib/stored-json.ts";

const PREFIX = "draft:";

/** Stores unsent form values in this tab, so that they survive a reload. */
export interface Draft {
  read(): Record<string, string>;
  write(values: Record<string, string>): void;
  forget(): void;
}

/** Returns the draft of a form. @param name identifies the form */
export function getDraft(name: string): Draft {
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

/** Deletes all drafts of this tab, because the next person at this browser may be someone else. */
export function forgetDrafts(): void {
  tabStore.removeAll(PREFIX);
}
