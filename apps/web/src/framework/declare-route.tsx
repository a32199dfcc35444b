import type { PageTag } from "@site/api";
import type { MemberScreen } from "../pages/member-area.tsx";
import { type PageChunk, pageChunk } from "./page-module.tsx";

interface Address {
  /** The pattern of the address that links use (syntax: `compileRoute`). */
  path: string;
  /** Further patterns that show the same page. */
  aliases?: readonly string[];
  /** A former address, redirected permanently to `path`. */
  movedFrom?: string;
}

/** A page of the site. */
export interface Route extends Address {
  /** Pages of the member area: the server renders only the layout, and no cache stores them. */
  area: "public" | "member";
  page: PageChunk;
  /** The page's source file: its key in the build manifest. */
  source: string;
  /** Cache tags: a write to one of them invalidates the cached page. */
  tags: readonly PageTag[];
  /** The query parameters the page depends on; the page cache ignores all others. */
  reads?: readonly string[];
  /**
   * The page is complete without scripts: they start when the reader does something, or after a while. Left out for
   * pages whose scripts show or ask something at once, or whose main content is a form. Views count from then on.
   */
  starts?: "on-use";
}

/** Declares a page that the server renders. Its title depends on its data, so the page sets it. */
export function publicRoute(route: Omit<Route, "area">): Route {
  return { ...route, area: "public" };
}

/** Declares a sign-in or member screen. The member area's page loads its code in the browser. */
export function memberRoute({ path, aliases = [], movedFrom, ...screen }: Address & MemberScreen): Route {
  return {
    path,
    aliases,
    ...(movedFrom !== undefined && { movedFrom }),
    area: "member",
    page: pageChunk(async () => {
      const { MemberArea } = await import("../pages/member-area.tsx");
      return { default: () => <MemberArea path={path} {...screen} /> };
    }),
    source: "src/pages/member-area.tsx",
    tags: [],
  };
}
