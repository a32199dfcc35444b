import { limits } from "@site/contract/common/limits";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import styles from "./toast.module.css";

interface Toast {
  id: number;
  title?: string;
  message: string;
  kind: "success" | "error" | "warning" | "info";
  action?: { label: string; onClick: () => void };
}

type ShowToast = (toast: Omit<Toast, "id">) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

export function useToast(): ShowToast {
  return useContext(ToastContext);
}

let nextId = 1;

/** One toast at a time for three seconds, waiting while the pointer or the focus is on it, read aloud by screen readers. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [isHeld, setHeld] = useState(false);
  const show = useCallback<ShowToast>((next) => {
    setToast({ ...next, id: nextId++ });
    setHeld(false); // whatever held the one before
  }, []);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(undefined), limits.toastMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.place}
        role={toast?.kind === "error" ? "alert" : "status"}
        aria-live={toast?.kind === "error" ? "assertive" : "polite"}
      >
        {toast && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the toast, nothing is operated by it
          <div
            key={toast.id}
            className={styles.toast}
            data-kind={toast.kind}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <div>
              {toast.title && <strong>{toast.title}</strong>}
              <p>{toast.message}</p>
            </div>
            {toast.action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  toast.action?.onClick();
                  setToast(undefined);
                  setHeld(false);
                }}
              >
                {toast.action.label}
              </button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
