import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./confirm-dialog.module.css";

interface Props {
  title: string;
  children: ReactNode;
  /** Label of the confirming button. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an irreversible action. The dialog is open while it is mounted. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          İptal
        </button>
        <button
          type="button"
          className={`button ${styles.action}`}
          onClick={() => {
            dialog.current?.close();
            onConfirm();
          }}
        >
          {action}
        </button>
      </div>
    </dialog>
  );
}
