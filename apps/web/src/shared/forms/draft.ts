import { tabStore } from "@site/browser/browser-store";
import { readJson, writeJson } from "../lib/stored-json.ts";

const PREFIX = "draft:";

/** Stores unsent form values in this tab, so that they survive a reload. */
export interface Draft {
  read(): Record<string, unknown>;
  write(values: object): void;
  forget(): void;
}

/** Returns the draft of a form. @param name identifies the form */
export function getDraft(name: string): Draft {
  const key = PREFIX + name;
  return {
    read() {
      const stored = readJson(tabStore, key);
      return typeof stored === "object" && stored !== null ? { ...stored } : {};
    },
    write: (values) => writeJson(tabStore, key, values),
    forget: () => tabStore.remove(key),
  };
}

/** Deletes all drafts of this tab, because the next person at this browser may be someone else. */
export function forgetDrafts(): void {
  tabStore.removeAll(PREFIX);
}
