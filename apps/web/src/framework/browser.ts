// The part of the framework that pages, features and the browser import. The server imports server.tsx.
export { Arrival, CONTENT_ID } from "./arrival.tsx";
export {
  awaitOnServer,
  type Client,
  type Data,
  dataContext,
  findOrThrow,
  httpLink,
  type Missing,
  memberToken,
  notFound,
  nullIfNotFound,
  trpc,
} from "./data.ts";
export { CachedFragment, useDocumentText } from "./fragments.tsx";
export type { Head } from "./head/render-head.ts";
export { ShellProvider, useHead, useShell } from "./head.tsx";
export { useIsHydrating } from "./is-hydrating.ts";
export { useInternalLinks } from "./links.ts";
export { getPageNumber } from "./page-number.ts";
export { loadShell, memberPage, type PageRoute, publicPage, toSlug } from "./routes.ts";
export { startSite } from "./start/start-site.tsx";
