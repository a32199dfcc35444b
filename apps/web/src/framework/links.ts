import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Turns clicks on plain links into client-side navigation, including links in article text. One listener serves the
 * whole document, so links need no component of their own.
 * @param isPage returns whether the browser can show the page of a path; must be the same function in every render
 */
export function useInternalLinks(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link ? findInternalPath(link, isPage) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    }
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [navigate, isPage]);
}

/** Returns the path of a link to another public page; undefined for files, other sites, downloads and fragments. */
function findInternalPath(link: HTMLAnchorElement, isPage: (pathname: string) => boolean): string | undefined {
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const leaves =
    origin !== location.origin || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download");
  const isFile = /\.\w+$/.test(pathname) || pathname.startsWith("/api/");
  const isPlaceInPage = hash !== "" && pathname === location.pathname && search === location.search;
  return leaves || isFile || isPlaceInPage || !isPage(pathname) ? undefined : pathname + search + hash;
}
