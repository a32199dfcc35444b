import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  /** Called after closing, when the browser has restored the focus. */
  onClose: () => void;
  /** In the middle, or at the bottom left beside the button that opens it. */
  place?: "middle" | "corner";
  /** @param close closes the dialog */
  children: (close: () => void) => ReactNode;
}

/** Renders a modal dialog that is open while it is mounted. */
export function Dialog({ title, onClose, place = "middle", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog on Escape
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
