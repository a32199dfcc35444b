import { lazyComponent } from "@site/browser/lazy-component";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../shared/controls/dialog.tsx";
import styles from "./floating-contact.module.css";

const QuickMessage = lazyComponent(() => import("./quick-message.tsx"), {
  waiting: <div className={`skeleton ${styles.waiting}`} />,
  failed: <p role="alert">Form yüklenemedi. Sayfayı yenileyip yeniden deneyin.</p>,
});

/** Renders the floating button in the corner of the window that opens the quick message dialog. */
export function FloatingContact() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`no-print floating ${styles.button}`}
        aria-label="Hızlı mesaj gönder"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MessageCircle size={24} aria-hidden />
      </button>
      {isOpen && (
        <Dialog title="Hızlı mesaj" place="corner" onClose={() => setOpen(false)}>
          {(close) => <QuickMessage onSent={close} />}
        </Dialog>
      )}
    </>
  );
}
