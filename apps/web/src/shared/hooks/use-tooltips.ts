import { useEffect } from "react";

/** Shows what elements say in `data-tip` under the pointer or the focus. The code is loaded with the first of them: touch screens and most readers never need it. */
export function useTooltips(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-tip]"))) return;
      stop();
      import("../tooltips/tooltips.ts").then(({ startTooltips }) => startTooltips(target)).catch(() => undefined); // the names of buttons say enough
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
