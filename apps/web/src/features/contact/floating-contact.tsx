import { MessageCircle } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../framework/browser.ts";
import { Dialog } from "../../shared/controls/dialog.tsx";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";
import styles from "./floating-contact.module.css";

const QuickMessage = lazyPart(() => import("./quick-message.tsx"));

/** Renders the floating button that opens the quick message dialog. */
export function FloatingContact() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`no-print ${styles.button}`}
        aria-label="Hızlı mesaj gönder"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MessageCircle size={24} aria-hidden />
      </button>
      {isOpen && (
        <Dialog title="Hızlı mesaj" place="corner" onClose={() => setOpen(false)}>
          {(close) => (
            <ErrorBoundary fallback={() => <p role="alert">Form yüklenemedi. Sayfayı yenileyip yeniden deneyin.</p>}>
              <Suspense fallback={<div className={`skeleton ${styles.waiting}`} />}>
                <QuickMessage onSent={close} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Dialog>
      )}
    </>
  );
}
