import { useEffect, useSyncExternalStore } from "react";
import { Dialog } from "./dialog.tsx";
import { closeDialogs, onDialogsChanged, openedDialogs } from "./dialogs.ts";

/** Renders the dialogs that `openDialog` opens. */
export function DialogHost() {
  const dialogs = useSyncExternalStore(onDialogsChanged, openedDialogs);
  useEffect(() => closeDialogs, []); // unmounts when the session ends
  return dialogs.map(({ id, title, children, close, onClosed }) => (
    <Dialog key={id} title={title} centered onClose={close} onClosed={onClosed}>
      {children}
    </Dialog>
  ));
}
