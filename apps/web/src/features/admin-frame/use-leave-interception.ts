import { useCallback, useEffect, useRef, useState } from "react";
import { guardHistory } from "./history-gate.ts";

/**
 * Holds back whatever would leave the screen while `isActive`: links and buttons marked `data-leaves-screen`, Back and
 * Forward, and (by the browser's own question) closing or reloading the tab. The router's own blocker belongs to its data
 * routers, which this site does not load.
 * @returns the way on that waits for an answer, and what to answer
 */
export function useLeaveInterception(isActive: boolean) {
  const [goOn, setGoOn] = useState<{ run: () => void }>();
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!isActive) return;
    isAllowed.current = false;
    const stopHolding = [holdClicks(isAllowed, setGoOn), holdHistory(isAllowed, setGoOn), holdUnload(isAllowed)];
    return () => {
      for (const stop of stopHolding) stop();
    };
  }, [isActive]);

  const leave = useCallback(() => {
    isAllowed.current = true;
    setGoOn(undefined);
    goOn?.run();
  }, [goOn]);
  const stay = useCallback(() => setGoOn(undefined), []);
  return { isAsking: goOn !== undefined, leave, stay };
}

type Allowed = { readonly current: boolean };
type Hold = (goOn: { run: () => void }) => void;

/** Before React and the router see the click. */
function holdClicks(isAllowed: Allowed, hold: Hold): () => void {
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>("a[href], [data-leaves-screen]") : null;
    if (isAllowed.current || !target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (
      target instanceof HTMLAnchorElement &&
      (target.target === "_blank" || isSamePage(target.href) || target.isContentEditable)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    hold({ run: () => target.click() });
  };
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}

/** The browser has moved already when it tells; the move is taken back until the person has answered. */
function holdHistory(isAllowed: Allowed, hold: Hold): () => void {
  const index = indexOf(history.state);
  let isTakingBack = false;
  return guardHistory((event) => {
    const target = indexOf(event.state);
    if (isAllowed.current || index === undefined || target === undefined || (target === index && !isTakingBack)) return;
    event.stopImmediatePropagation();
    if (isTakingBack) {
      isTakingBack = false;
      return;
    }
    isTakingBack = true;
    history.go(index - target);
    hold({ run: () => history.go(target - index) });
  });
}

function holdUnload(isAllowed: Allowed): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isAllowed.current) event.preventDefault();
  };
  addEventListener("beforeunload", onBeforeUnload);
  return () => removeEventListener("beforeunload", onBeforeUnload);
}

/** The place the router gives each entry of its history. */
function indexOf(state: { idx?: unknown } | null): number | undefined {
  return typeof state?.idx === "number" ? state.idx : undefined;
}

function isSamePage(href: string): boolean {
  const { origin, pathname, search } = new URL(href);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}
