import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  /** Told once it is closed, by whatever way; the focus is back then where it was. */
  onClose: () => void;
  /** In the middle of the window, or at its bottom left where the button stands that opens it. */
  place?: "middle" | "corner";
  /** @param close closes it */
  children: (close: () => void) => ReactNode;
}

/** A modal dialog, open as long as it is there. */
export function Dialog({ title, onClose, place = "middle", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog of itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Kapat" onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </div>
        {children(close)}
      </div>
    </dialog>
  );
}
