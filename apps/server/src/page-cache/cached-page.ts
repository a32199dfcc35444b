import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { RenderedPage, ThirdParty } from "@site/api";
import { matchesEtag } from "../http/etag.ts";

/**
 * Up to this size a body is compressed at once, in a millisecond or two: handing it to another thread and back takes a
 * third more CPU, and memory in each thread.
 */
const AT_ONCE_BYTES = 128 * 1024;

type Compression = "br" | "gzip";
export type Encoding = Compression | "identity";

/** Matches "br" in Accept-Encoding unless its weight is zero. */
const TAKES_BR = /(?:^|,)\s*br\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;

/** Returns the best encoding that the Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (TAKES_BR.test(accepted)) return "br";
  return TAKES_GZIP.test(accepted) ? "gzip" : "identity";
}

/**
 * Compression levels: the first answer after a render is compressed in a third of the time into an eighth more bytes,
 * because most pages of a large site are asked once before they end. Levels above the best ones here save a few percent
 * of the size and double the time.
 */
const LEVELS = { br: { quick: 3, best: 5 }, gzip: { quick: 1, best: 6 } } as const;
type Effort = keyof (typeof LEVELS)[Compression];

const brotliOptions = (bytes: Buffer, level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

const compressors = {
  br: {
    atOnce: (bytes: Buffer, level: number) => brotliCompressSync(bytes, brotliOptions(bytes, level)),
    aside: (bytes: Buffer, level: number) => promisify(brotliCompress)(bytes, brotliOptions(bytes, level)),
  },
  gzip: {
    atOnce: (bytes: Buffer, level: number) => gzipSync(bytes, { level }),
    aside: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
  },
} as const;

type Headers = Record<string, string>;

/** A response body in one content encoding. */
export interface Variant {
  bytes: Buffer;
  headers: Headers;
}

/** A compressed body; while a promise, it is being made in another thread. */
interface Compressed {
  effort: Effort;
  variant: Promise<Variant> | Variant;
}

/** A rendered document with its compressed variants, created on demand. */
export class CachedPage {
  readonly status: RenderedPage["status"];
  readonly tags: RenderedPage["tags"];
  readonly isPrivate: boolean;
  readonly policy: RenderedPage["policy"];
  readonly movedTo: string | undefined;
  readonly postSlug: string | undefined;
  readonly thirdParties: readonly ThirdParty[];
  readonly styleSource: string | undefined;
  readonly size: number;
  readonly #mediaType: string;
  readonly #hash: string;
  readonly #plain: Variant;
  readonly #compressed = new Map<Compression, Compressed>();

  constructor(page: RenderedPage) {
    this.status = page.status;
    this.tags = page.tags;
    this.isPrivate = page.isPrivate ?? false;
    this.policy = page.policy;
    this.movedTo = page.movedTo;
    this.postSlug = page.postSlug;
    this.thirdParties = page.thirdParties ?? [];
    this.styleSource = page.styleSource;
    this.#mediaType = page.mediaType ?? "text/html";
    const bytes = Buffer.concat(page.html.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
    this.size = Math.ceil(bytes.length * 1.5); // estimate that includes the compressed copies
    // SHA-1 is the quickest with and without the processor's help; an ETag need not withstand forgery.
    this.#hash = createHash("sha1").update(bytes).digest("base64url").slice(0, 22);
    this.#plain = { bytes, headers: this.#headers("identity", this.#etag("identity")) };
  }

  /** Returns the variant, without a promise if it is small or exists, so that it costs no event loop turn. */
  in(encoding: Encoding): Variant | Promise<Variant> {
    if (encoding === "identity") return this.#plain;
    const existing = this.#compressed.get(encoding);
    if (existing?.effort === "best" || existing?.variant instanceof Promise) return existing.variant;
    const effort = existing ? "best" : "quick";
    const variant = this.#compress(encoding, effort);
    this.#compressed.set(encoding, { effort, variant });
    return variant;
  }

  /** Returns the headers of a 304 answer if the client has the page in this encoding, however well compressed. */
  headersIfKnown(ifNoneMatch: string | undefined, encoding: Encoding): Headers | undefined {
    if (ifNoneMatch === undefined || this.status !== 200) return undefined;
    const etags = [this.#etag(encoding), ...(encoding === "identity" ? [] : [this.#etag(encoding, "quick")])];
    const known = etags.find((etag) => matchesEtag(ifNoneMatch, etag));
    return known === undefined ? undefined : this.#headers(encoding, known);
  }

  #compress(encoding: Compression, effort: Effort): Variant | Promise<Variant> {
    const { bytes } = this.#plain;
    const { atOnce, aside } = compressors[encoding];
    const level = LEVELS[encoding][effort];
    const headers = this.#headers(encoding, this.#etag(encoding, effort));
    if (bytes.length <= AT_ONCE_BYTES) return { bytes: atOnce(bytes, level), headers };
    return this.#whenMade(encoding, effort, aside(bytes, level), headers);
  }

  async #whenMade(
    encoding: Compression,
    effort: Effort,
    compressed: Promise<Buffer>,
    headers: Headers,
  ): Promise<Variant> {
    const variant = { bytes: await compressed, headers };
    this.#compressed.set(encoding, { effort, variant });
    return variant;
  }

  /** Each body of the page has an ETag of its own, because a strong one represents the same bytes (RFC 9110, 8.8.1). */
  #etag(encoding: Encoding, effort: Effort = "best"): string {
    return `"${this.#hash}${encoding === "identity" ? "" : `-${encoding}`}${effort === "quick" ? "-quick" : ""}"`;
  }

  #headers(encoding: Encoding, etag: string): Headers {
    return {
      "content-type": `${this.#mediaType}; charset=utf-8`,
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "accept-encoding",
      etag,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
  }
}
