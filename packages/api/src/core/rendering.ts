import type { ShareCard } from "@site/contract/site/share-card";
import type { PublicError } from "./errors.ts";

/** Calls a procedure by its path, as an anonymous visitor, without HTTP. */
export type CallProcedure = (
  path: string,
  input: unknown,
) => Promise<{ data: unknown } | { error: { code: number; message: string; data: Pick<PublicError, "code"> } }>;

/** What the server hands to the web client's server entry. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Public address without a trailing slash. */
  siteUrl: string;
  call: CallProcedure;
  /** The path of the picture with a card's texts; it changes with them. */
  shareImage: (card: ShareCard) => string;
}

/** Others whose code a page may load: analytics and ads if the visitor agrees, the bot check where a form needs it. */
export type ThirdParty = "analytics" | "ads" | "botCheck";

/** A whole document. */
export interface RenderedPage {
  status: 200 | 301 | 404;
  /** The document in pieces, in their order: joining them as a string would copy all of it once more before it becomes bytes. */
  html: readonly (string | Uint8Array)[];
  /** What the page shows; a write of one of these makes it stale. */
  tags: readonly string[];
  /** Whom the page's content policy lets in; nobody where it is missing. */
  thirdParties?: readonly ThirdParty[];
  /** True on the screens of sign-in, members and the administrator: never shared, never kept. */
  isPrivate?: boolean;
  /** Which content policy the document gets; that of visitors where it is missing. */
  policy?: "admin";
  /** With 301: the path that answers instead. */
  movedTo?: string;
  /** Set for a post: a reader of the page is a reader of the post. */
  postSlug?: string;
}

/** The web client's server entry (apps/web/src/entry-server.tsx), found at run time. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
