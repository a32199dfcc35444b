import { useEffect } from "react";

/**
 * Shows `data-tip` tooltips on hover and focus. Their code loads with the first one, because most readers never need
 * it.
 */
export function useTooltips(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-tip]"))) return;
      stop();
      // A failed import is ignored: buttons have accessible names without tooltips.
      import("./tooltips.ts").then(({ startTooltips }) => startTooltips()).catch(() => undefined);
    };
    const stop = () => {
      removeEventListener("mouseover", load);
      removeEventListener("focusin", load);
    };
    addEventListener("mouseover", load);
    addEventListener("focusin", load);
    return stop;
  }, []);
}
