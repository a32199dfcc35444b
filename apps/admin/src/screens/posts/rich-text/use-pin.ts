import { localStore } from "@site/browser/browser-store";
import { useState } from "react";
import { flushSync } from "react-dom";

const KEY = "adminToolbar";

/** Returns whether the toolbar stands above the text for good, which this browser remembers. */
export function usePin() {
  const [isPinned, setPinned] = useState(() => localStore.get(KEY) === "pinned");
  return {
    isPinned,
    /** Has rendered the change when it returns. */
    toggle(): void {
      localStore.set(KEY, isPinned ? "" : "pinned");
      flushSync(() => setPinned(!isPinned));
    },
  };
}
