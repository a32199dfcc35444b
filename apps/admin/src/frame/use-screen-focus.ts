import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Moves the focus to the content when another screen opens, so that screen readers continue there. An address that
 * names a field after "#", as links of the search do, gives it the focus as soon as it is shown. A redirect keeps a
 * focus that is in the content already, because the user may have begun to type.
 */
export function useScreenFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const isKept = isReplaced && content.current?.contains(document.activeElement);
    if (!hash && !isKept) content.current?.focus({ preventScroll: true });
  }, [pathname, hash, isReplaced, content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second link to the same field focuses it again
  useEffect(() => {
    const root = content.current;
    if (!hash || !root || focusField(root, hash)) return;
    const observer = new MutationObserver(() => focusField(root, hash) && observer.disconnect());
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, key, content]);
}

/** Focuses the field that a fragment of the address names. Returns whether it is there. */
function focusField(root: HTMLElement, hash: string): boolean {
  const field = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(hash.slice(1))}"]`);
  field?.focus();
  return field !== null;
}
