import { useLayoutEffect, useRef } from "react";
import { type Location, ScrollRestoration, useLocation, useNavigationType } from "react-router-dom";
import { getPageNumber } from "./page-number.ts";

/** The id of the main element. */
export const CONTENT_ID = "app_icerik";

/**
 * Restores scroll positions, and moves the focus to the content of a new page, so that screen readers start there.
 * A filter of a list replaces the address without either (`preventScrollReset`).
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
 * Returns the key under which a scroll position is stored. History entries that the browser made have no key of their
 * own: the first entry of a document uses its address. An entry with a fragment gets a new key each time, so that the
 * browser scrolls to the fragment.
 */
function getKey({ key, pathname, search, hash }: Location): string {
  if (key !== "default") return key;
  return hash ? `${pathname}${search}${hash} ${performance.now()}` : pathname + search;
}
