import type { ShareCard } from "@site/contract/site/seo/share-card";
import type { PublicError } from "../calls/errors.ts";
import type { PageTag } from "./pages.ts";

/** Calls a procedure by its path, in process, as an anonymous visitor. */
export type CallProcedure = (
  path: string,
  input: unknown,
) => Promise<{ data: unknown } | { error: { code: number; message: string; data: Pick<PublicError, "code"> } }>;

/** The input of the web client's server entry. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Public address without a trailing slash. */
  siteUrl: string;
  call: CallProcedure;
  /** Returns the path of the card's share image; it changes with the card's texts. */
  shareImage: (card: ShareCard) => string;
}

/** Third-party code that a page may load: analytics and ads with consent, the bot check on forms. */
export type ThirdParty = "analytics" | "ads" | "botCheck";

/** A rendered document. */
export interface RenderedPage {
  status: 200 | 301 | 404;
  /** The document in pieces, in order. They are not joined, because that would copy the whole text. */
  html: readonly (string | Uint8Array)[];
  /** Cache tags: a write that changes one of them makes the page stale. */
  tags: readonly PageTag[];
  /** The media type of the text; "text/html" by default. */
  mediaType?: string;
  /** Third parties that the content security policy allows; none by default. */
  thirdParties?: readonly ThirdParty[];
  /** The content policy's source of the inline style sheet that only this kind of page has. */
  styleSource?: string | undefined;
  /** True for pages of signed-in users: never shared, never cached. */
  isPrivate?: boolean;
  /**
   * True for a page that search engines should not index at this address, because it shows no record or another address
   * is the canonical one. The cache gives such pages little room.
   */
  isNoIndex?: boolean;
  /** The content security policy of the document; the visitors' one by default. */
  policy?: "admin";
  /** Target path of a 301 redirect. */
  movedTo?: string;
  /** Set for posts, to count a view of the post. */
  postSlug?: string;
}

/** The interface of the web client's server entry (apps/web/src/entry-server.tsx), loaded at run time. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
