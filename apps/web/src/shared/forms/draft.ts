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
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
        return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
      } catch {
        return {}; // storage is closed, or holds what somebody else wrote
      }
    },
    write(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // full or closed: the form works on without it
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // closed: nothing was kept
      }
    },
  };
}

/** Forgets what every form of this tab keeps: the next person at this browser is another one. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // closed: nothing was kept
  }
}
