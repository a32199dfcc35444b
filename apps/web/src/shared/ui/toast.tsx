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

/** Shows one toast at a time for `limits.toastMs` and announces it. Hovering or focusing it pauses the time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const [isPaused, setPaused] = useState(false);
  const show = useCallback<ShowToast>((next) => {
    setToast({ ...next, id: nextId++ });
    setPaused(false); // the previous toast may have been hovered
  }, []);

  useEffect(() => {
    if (!toast || isPaused) return;
    const timer = setTimeout(() => setToast(undefined), limits.toastMs);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  return (
    <ToastContext value={show}>
      {children}
      <div
        className={`no-print ${styles.region}`}
        role={toast?.kind === "error" ? "alert" : "status"}
        aria-live={toast?.kind === "error" ? "assertive" : "polite"}
      >
        {toast && (
          // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
          <div
            key={toast.id}
            className={styles.toast}
            data-kind={toast.kind}
            onMouseEnter={() => setPaused(true)}
            onMouseLeave={() => setPaused(false)}
            onFocus={() => setPaused(true)}
            onBlur={() => setPaused(false)}
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
                  setPaused(false);
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
