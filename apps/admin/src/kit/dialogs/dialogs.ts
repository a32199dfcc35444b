import type { ReactNode } from "react";

interface Settings {
  title: string;
  children: ReactNode;
  /** Called when the dialog is closed and the focus has returned. */
  onClosed?: () => void;
}

export interface OpenedDialog extends Settings {
  id: number;
  close: () => void;
}

let lastId = 0;
let opened: readonly OpenedDialog[] = [];
const listeners = new Set<() => void>();

/**
 * Opens a dialog above the screen, as soon as the code of dialogs is loaded.
 * @returns a function that closes it
 */
export function openDialog(settings: Settings): () => void {
  const id = ++lastId;
  const close = () => show(opened.filter((dialog) => dialog.id !== id));
  show([...opened, { ...settings, id, close }]);
  return close;
}

/** Closes every dialog that `openDialog` opened. */
export function closeDialogs(): void {
  if (opened.length > 0) show([]);
}

export function openedDialogs(): readonly OpenedDialog[] {
  return opened;
}

export function onDialogsChanged(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function show(dialogs: readonly OpenedDialog[]): void {
  opened = dialogs;
  for (const notify of listeners) notify();
}
