import { paths } from "@site/contract/paths";
import { Search } from "lucide-react";
import { type ComponentType, type MouseEvent, useEffect, useState } from "react";

const load = () => import("./palette.tsx");
const searchPage = `${paths.blog}#ara`;

/**
 * Opens the command palette on press or Ctrl/Cmd+K. Links to the blog search without JavaScript or if the code fails to
 * load.
 */
export function PaletteButton({ className }: { className: string | undefined }) {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  function open(): void {
    load().then(
      (module) => setPalette(() => module.Palette),
      () => location.assign(searchPage),
    );
  }

  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        href={searchPage}
        className={className}
        aria-label="Sitede ara"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-tip="Sitede ara (Ctrl+K)"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={onClick}
      >
        <Search size={20} aria-hidden />
      </a>
      {Palette && <Palette onClose={() => setPalette(undefined)} />}
    </>
  );
}
