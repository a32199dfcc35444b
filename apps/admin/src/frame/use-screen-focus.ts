import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Moves the focus to the content when another screen opens, so that screen readers continue there. An address that
 * names a field keeps the focus unchanged. So does a redirect if the focus is in the content already, because the user
 * may have begun to type.
 */
export function useScreenFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const isKept = isReplaced && content.current?.contains(document.activeElement);
    if (!hash && !isKept) content.current?.focus({ preventScroll: true });
  }, [pathname, hash, isReplaced, content]);
}
