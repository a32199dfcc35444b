import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";

/** The address of a history entry. */
export interface PageLocation {
  pathname: string;
  /** The query with its "?", or an empty text. */
  search: string;
  /** The fragment with its "#", or an empty text. */
  hash: string;
  /** Identifies the history entry; `FIRST_KEY` for entries that the browser has made. */
  key: string;
}

/** PUSH and REPLACE for `navigate`, POP for the document's first page, Back, Forward and links to fragments. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

/** Shows another page of the site. @param path a path with its query and fragment */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

interface Navigation {
  location: PageLocation;
  type: NavigationType;
}

/** The key of an entry that was not made by `navigate`, such as the first one of every document. */
export const FIRST_KEY = "default";

const NavigationContext = createContext<Navigation | undefined>(undefined);
const NavigateContext = createContext<Navigate>(() => {
  throw new Error("navigate is called while a page is rendered");
});

/** Provides the browser's address. A new page is rendered in a transition: the previous one stays until it is ready. */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [navigation, setNavigation] = useState(() => readNavigation("POP"));

  useLayoutEffect(() => {
    const onPopState = () => startTransition(() => setNavigation(readNavigation("POP")));
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);

  const navigate = useCallback<Navigate>((path, { replace = false } = {}) => {
    const url = location.origin + path; // with the origin, because "//host" alone is another site
    const entry = { key: Math.random().toString(36).slice(2, 10) };
    if (replace) history.replaceState(entry, "", url);
    else history.pushState(entry, "", url);
    startTransition(() => setNavigation(readNavigation(replace ? "REPLACE" : "PUSH")));
  }, []);

  return (
    <NavigateContext value={navigate}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </NavigateContext>
  );
}

/** Provides a fixed address while the server renders. @param url path and query */
export function StaticNavigation({ url, children }: { url: string; children: ReactNode }) {
  const [pathname = "/", query] = url.split("?", 2);
  const location = { pathname, search: query ? `?${query}` : "", hash: "", key: FIRST_KEY };
  return <NavigationContext value={{ location, type: "POP" }}>{children}</NavigationContext>;
}

function readNavigation(type: NavigationType): Navigation {
  const { pathname, search, hash } = window.location;
  const state: unknown = history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : FIRST_KEY;
  return { location: { pathname, search, hash, key }, type };
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("the page has no navigation");
  return navigation;
}

/** Returns the current address. */
export function useLocation(): PageLocation {
  return useNavigation().location;
}

/** Returns the type of the navigation that led to the current address. */
export function useNavigationType(): NavigationType {
  return useNavigation().type;
}

/** Returns the query parameters of the current address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Returns the function that shows another page; it is the same in every render. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

/**
 * Turns clicks on plain links into client-side navigation, including links in article text. One listener serves the
 * whole document, so links need no component of their own.
 * @param isPage returns whether the browser can show the page of a path; must be the same function in every render
 */
export function useInternalLinks(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link ? findInternalPath(link, isPage) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
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
