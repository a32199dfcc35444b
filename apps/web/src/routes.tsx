import { paths } from "@site/contract/paths";
import { memberPathOf } from "./member-paths.ts";
import { compileRoute } from "./route-pattern.ts";
import { type PageChunk, type PageParams, pageChunk } from "./shared/lib/page-module.tsx";

/** A page that the server renders. */
export interface PublicRoute {
  path: string;
  page: PageChunk;
  /** The page's source file: its key in the build manifest. */
  source: string;
  /** Cache tags: a write to one of them invalidates the cached page. */
  tags: readonly string[];
  /** The query parameters the page depends on; the page cache ignores all others. */
  reads?: readonly string[];
  /** True for sign-in and member screens: the server renders only the layout, and no cache stores it. */
  isPrivate?: boolean;
}

const listingPage = pageChunk(() => import("./pages/becayis/listing.tsx"));

/**
 * Lists the routes by precedence; the last one matches every path. It replaces react-router's route tree, whose
 * nesting no page uses and which adds two kilobytes to every page.
 */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: "/",
    page: pageChunk(() => import("./pages/home.tsx")),
    source: "src/pages/home.tsx",
    tags: ["home", "posts"],
  },
  {
    path: "/hizmetler",
    page: pageChunk(() => import("./pages/services.tsx")),
    source: "src/pages/services.tsx",
    tags: ["services"],
  },
  {
    path: "/hizmetler/:serviceSlug",
    page: pageChunk(() => import("./pages/service.tsx")),
    source: "src/pages/service.tsx",
    tags: ["services"],
  },
  {
    path: "/blog",
    page: pageChunk(() => import("./pages/blog-list.tsx")),
    source: "src/pages/blog-list.tsx",
    tags: ["posts"],
    reads: ["sayfa", "ara"],
  },
  {
    path: "/blog/category/:categorySlug",
    page: pageChunk(() => import("./pages/category.tsx")),
    source: "src/pages/category.tsx",
    tags: ["posts"],
    reads: ["sayfa"],
  },
  {
    path: "/blog/tag/:tagSlug",
    page: pageChunk(() => import("./pages/tag.tsx")),
    source: "src/pages/tag.tsx",
    tags: ["posts"],
    reads: ["sayfa"],
  },
  {
    path: "/blog/:slug",
    page: pageChunk(() => import("./pages/article.tsx")),
    source: "src/pages/article.tsx",
    tags: ["posts"],
  },
  {
    path: "/becayis",
    page: pageChunk(() => import("./pages/becayis/board.tsx")),
    source: "src/pages/becayis/board.tsx",
    tags: ["becayis"],
    reads: ["sayfa", "ara", "sehir", "pozisyon", "kurum", "sirala"],
  },
  {
    path: "/becayis/harita",
    page: pageChunk(() => import("./pages/becayis/map.tsx")),
    source: "src/pages/becayis/map.tsx",
    tags: ["becayis"],
  },
  {
    path: "/becayis/takip-durdur",
    page: pageChunk(() => import("./pages/becayis/stop-alert.tsx")),
    source: "src/pages/becayis/stop-alert.tsx",
    tags: [],
  },
  {
    path: "/becayis/ilan-yenile",
    page: pageChunk(() => import("./pages/becayis/renew-listing.tsx")),
    source: "src/pages/becayis/renew-listing.tsx",
    tags: [],
  },
  { path: "/becayis/ilan/:identifier", page: listingPage, source: "src/pages/becayis/listing.tsx", tags: ["becayis"] },
  {
    path: "/becayis/listings/:identifier",
    page: listingPage,
    source: "src/pages/becayis/listing.tsx",
    tags: ["becayis"],
  },
  {
    path: "/becayis/:cityPair",
    page: pageChunk(() => import("./pages/becayis/city-pair.tsx")),
    source: "src/pages/becayis/city-pair.tsx",
    tags: ["becayis"],
    reads: ["sayfa"],
  },
  {
    path: "/yorum-bildirimleri",
    page: pageChunk(() => import("./pages/comment-mails.tsx")),
    source: "src/pages/comment-mails.tsx",
    tags: [],
  },
  {
    path: "/:pageSlug",
    page: pageChunk(() => import("./pages/static-page.tsx")),
    source: "src/pages/static-page.tsx",
    tags: ["pages"],
  },
  { path: "*", page: pageChunk(() => import("./pages/not-found.tsx")), source: "src/pages/not-found.tsx", tags: [] },
];

/** Serves all sign-in and member screens; its chunks are loaded by no other page. */
const memberRoute: PublicRoute = {
  path: "",
  page: pageChunk(() => import("./pages/member-area.tsx")),
  source: "src/pages/member-area.tsx",
  tags: [],
  isPrivate: true,
};

/** Returns the target of a permanent redirect: /kayit-ol is an alias of the registration page; otherwise undefined. */
export function movedPath(pathname: string): string | undefined {
  return /^\/kayit-ol\/?$/i.test(pathname) ? paths.register : undefined;
}

const compiledRoutes = publicRoutes.map((route) => ({ route, match: compileRoute(route.path) }));

/** Returns the route of a path and its parameters. */
export function matchPublicRoute(pathname: string): { route: PublicRoute; params: PageParams } {
  if (memberPathOf(pathname) !== undefined) return { route: memberRoute, params: {} };
  for (const { route, match } of compiledRoutes) {
    const params = match(pathname);
    if (params) return { route, params };
  }
  throw new Error("the last route matches every path");
}

/** Returns the query parameters that the page of a path depends on. */
export function parametersOf(pathname: string): readonly string[] {
  return matchPublicRoute(pathname).route.reads ?? [];
}
