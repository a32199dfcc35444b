// The framework's entry for pages, features and the browser. The server's is server.tsx.
export {
  createTrpc,
  httpLink,
  memberToken,
  nullIfNotFound,
  type Trpc,
  TrpcProvider,
  useTrpc,
} from "./data.ts";
export { lazyPart, loadPart } from "./failed-loads.ts";
export { CachedFragment, useDocumentText } from "./fragments.tsx";
export type { Head } from "./head/render-head.ts";
export { ShellProvider, useHead, useShell } from "./head.tsx";
export {
  CONTENT_ID,
  compileRoute,
  createRouter,
  getPageNumber,
  type LoadPage,
  pageChunk,
  publicRoute,
  type Route,
  type Site,
  useLocation,
  useNavigate,
  useNavigationType,
  usePageParams,
  useSearchParams,
} from "./router.tsx";
export { startSite } from "./start/start-site.tsx";
export { useStaticContent } from "./static-content.ts";
