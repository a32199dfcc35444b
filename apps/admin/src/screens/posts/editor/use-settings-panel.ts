import { localStore } from "@site/browser/browser-store";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const KEY = "adminPostSettings";

/** Fields beside the settings; all others are in the panel. */
const TEXT_FIELDS = ["title", "content"];

/** Returns the panel with a post's settings, which is open unless this browser remembers that it was closed. */
export function useSettingsPanel() {
  const [isOpen, setOpen] = useState(() => localStore.get(KEY) !== "closed");
  const page = useRef<HTMLDivElement>(null);

  function toggle(): void {
    localStore.set(KEY, isOpen ? "closed" : "open");
    setOpen(!isOpen);
  }

  /** Focuses a field, in a panel that opens for it. */
  function show(field: string): void {
    // A microtask, because callers are effects, in which React does not render synchronously.
    queueMicrotask(() => {
      if (!TEXT_FIELDS.includes(field)) flushSync(() => setOpen(true));
      page.current?.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
    });
  }

  return { id: "yazi-ayarlari", page, isOpen, toggle, show };
}

export type SettingsPanel = ReturnType<typeof useSettingsPanel>;

/** Opens a closed panel for the first error in it, where no field of the text has one. */
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
