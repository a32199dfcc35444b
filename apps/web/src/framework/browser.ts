// The framework's entry for pages, features and the browser. The server's is server.tsx.
export { CachedFragment, useDocumentText } from "./cached-fragment.tsx";
export type { Head } from "./head/render-head.ts";
export { ShellProvider, useHead, useShell } from "./head.tsx";
export { lazyPart, loadPart } from "./lazy-part.ts";
export { useLocation, useNavigate, useNavigationType, useSearchParams } from "./navigation.tsx";
export { CONTENT_ID, getPageNumber } from "./page-arrival.ts";
export { type LoadPage, pageChunk, usePageParams } from "./page-module.tsx";
export { useHasPageData, usePageData } from "./queries.ts";
export { compileRoute, createRouter, publicRoute, type Route } from "./router.ts";
export type { Site } from "./site.tsx";
export { startSite } from "./start/start-site.tsx";
export { useStaticContent } from "./static-content.ts";
export { type CallTransport, httpTransport, memberToken } from "./transports.ts";
export { createTrpc, nullIfNotFound, type Trpc, TrpcProvider, useTrpc } from "./trpc.ts";
