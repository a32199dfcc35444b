import { paths } from "@site/contract/paths";
import { Search, X } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import styles from "./palette.module.css";

const ID = "palet";

type PaletteProps = { initialQuery: string; onClose: () => void };

/**
 * Opens the command palette on press or Ctrl/Cmd+K. It is a popover with a plain search form, which works before its
 * code and the page's own scripts have loaded.
 */
export function PaletteButton({ className }: { className: string | undefined }) {
  const popover = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();

  useEffect(() => {
    setOpen(popover.current?.matches(":popover-open") ?? false); // it may be opened before hydration
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      popover.current?.showPopover();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    void import("./palette.tsx").then(
      (module) => setPalette(() => module.Palette),
      () => undefined, // the plain search form remains
    );
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={ID}
        aria-label="Sitede ara"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-tip="Sitede ara (Ctrl+K)"
      >
        <Search size={20} aria-hidden />
      </button>
      <div
        id={ID}
        ref={popover}
        popover="auto"
        role="dialog"
        aria-label="Sitede ara"
        className={styles.palette}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {Palette && isOpen ? (
          <Palette initialQuery={plain.current?.value ?? ""} onClose={() => popover.current?.hidePopover()} />
        ) : (
          <form action={paths.blog} className={styles.field}>
            <Search size={20} aria-hidden />
            <input
              autoFocus
              ref={plain}
              type="text"
              name="ara"
              aria-label="Yazılarda ara"
              placeholder="Yazılarda ara…"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
            />
            <button type="button" popoverTarget={ID} popoverTargetAction="hide" aria-label="Aramayı kapat">
              <X size={20} aria-hidden />
            </button>
          </form>
        )}
      </div>
    </>
  );
}
