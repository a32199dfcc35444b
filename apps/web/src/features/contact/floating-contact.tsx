import { MessageCircle, X } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";
import styles from "./floating-contact.module.css";

const QuickMessage = lazy(() => import("./quick-message.tsx"));

/** The button at the bottom left, and the dialog with the quick message that it opens. */
export function FloatingContact() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpened, setOpened] = useState(false); // the form is loaded with the first opening, and stays
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={`no-print ${styles.button}`}
        aria-label="Hızlı mesaj gönder"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        <MessageCircle size={24} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog of itself */}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="hizli-mesaj" onClick={(event) => event.target === event.currentTarget && close()}>
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id="hizli-mesaj">Hızlı mesaj</h2>
            <button type="button" className={styles.close} aria-label="Kapat" onClick={close}>
              <X size={20} aria-hidden />
            </button>
          </div>
          {isOpened && (
            <ErrorBoundary fallback={() => <p role="alert">Form yüklenemedi. Sayfayı yenileyip yeniden deneyin.</p>}>
              <Suspense fallback={<div className={`skeleton ${styles.waiting}`} />}>
                <QuickMessage onSent={close} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </dialog>
    </>
  );
}
