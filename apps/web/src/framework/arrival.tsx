import { useLayoutEffect, useRef } from "react";
import { type Location, ScrollRestoration, useLocation, useNavigationType } from "react-router-dom";
import { getPageNumber } from "./page-number.ts";

/** The id of the main element. */
export const CONTENT_ID = "app_icerik";

/**
 * Restores scroll positions and moves the focus to the content of a new page, so that screen readers start there.
 * Filtering a list replaces the address and keeps both (`preventScrollReset`).
 */
export function Arrival() {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const page = `${pathname} ${getPageNumber(new URLSearchParams(search))}`;
  const shown = useRef({ pathname, page });
  useLayoutEffect(() => {
    const { current } = shown;
    shown.current = { pathname, page };
    const isOther = current.pathname !== pathname || (navigation !== "REPLACE" && current.page !== page);
    if (isOther) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname, page, navigation]);
  return <ScrollRestoration getKey={getKey} />;
}

/**
 * Returns the key of a scroll position. Entries of the browser's own have none: a document's first one has the address
 * instead, one of a link to a fragment never the same, so that the fragment decides.
 */
function getKey({ key, pathname, search, hash }: Location): string {
  if (key !== "default") return key;
  return hash ? `${pathname}${search}${hash} ${performance.now()}` : pathname + search;
}
