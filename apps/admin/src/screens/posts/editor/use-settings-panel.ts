import { useMediaQuery } from "@mantine/hooks";
import { localStore } from "@site/browser/browser-store";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MISSING_ALT } from "../publish/missing.ts";

const KEY = "adminPostSettings";

/** Fields outside the panel; all others are inside. */
const TEXT_FIELDS = ["title", "content", MISSING_ALT];

/**
 * Returns the state of the panel with a post's settings. Beside the text it is open unless this browser remembers that
 * it was closed. Where there is only room below the text, it is closed at first, and gets the focus when it opens.
 */
export function useSettingsPanel() {
  const isBeside = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(() => isBeside && localStore.get(KEY) !== "closed");
  const page = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);

  function toggle(): void {
    if (isBeside) localStore.set(KEY, isOpen ? "closed" : "open");
    flushSync(() => setOpen(!isOpen));
    if (isBeside || isOpen) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }

  /** Focuses a field, and opens the panel if the field is inside. */
  function show(field: string): void {
    // In a microtask, because callers are effects, in which React cannot render synchronously.
    queueMicrotask(() => {
      if (!TEXT_FIELDS.includes(field)) flushSync(() => setOpen(true));
      // An image has no field while the text is shown as HTML.
      const fields = [field, "content"].map((name) =>
        page.current?.querySelector<HTMLElement>(`[data-path="${name}"]`),
      );
      fields.find(Boolean)?.focus();
    });
  }

  return { id: "yazi-ayarlari", page, panel, isOpen, toggle, show };
}

export type SettingsPanel = ReturnType<typeof useSettingsPanel>;

/** Opens a closed panel for its first field with an error, unless a field outside has an error. */
export function useShownErrors({ isOpen, show }: SettingsPanel, errors: Readonly<Record<string, unknown>>): void {
  const shown = useRef(errors);
  useEffect(() => {
    if (shown.current === errors) return;
    shown.current = errors;
    const fields = Object.keys(errors);
    const [first] = fields;
    if (!isOpen && first !== undefined && !fields.some((field) => TEXT_FIELDS.includes(field))) show(first);
  }, [errors, isOpen, show]);
}
