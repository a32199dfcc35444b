import type { RenderedPage, ThirdParty } from "@site/api";
import { type Compression, compress, type Effort, type Encoding } from "../http/compression.ts";
import { hashOf, matchesEtag } from "../http/etag.ts";

type Headers = Record<string, string>;

/** A response body in one content encoding. */
export interface Variant {
  bytes: Buffer;
  headers: Headers;
}

/** A compressed body, or the promise of one that another thread makes. */
interface Compressed {
  effort: Effort;
  variant: Promise<Variant> | Variant;
}

/** A rendered document. Its compressed variants are made when they are asked for. */
export class CachedPage {
  readonly status: RenderedPage["status"];
  readonly tags: RenderedPage["tags"];
  readonly isPrivate: boolean;
  readonly isNoIndex: boolean;
  readonly policy: RenderedPage["policy"];
  readonly movedTo: string | undefined;
  readonly postSlug: string | undefined;
  readonly thirdParties: readonly ThirdParty[];
  readonly styleSource: string | undefined;
  readonly size: number;
  /** Bytes of the uncompressed document. */
  readonly length: number;
  readonly #mediaType: string;
  readonly #hash: string;
  readonly #plain: Variant;
  readonly #compressed = new Map<Compression, Compressed>();

  constructor(page: RenderedPage) {
    this.status = page.status;
    this.tags = page.tags;
    this.isPrivate = page.isPrivate ?? false;
    this.isNoIndex = page.isNoIndex ?? false;
    this.policy = page.policy;
    this.movedTo = page.movedTo;
    this.postSlug = page.postSlug;
    this.thirdParties = page.thirdParties ?? [];
    this.styleSource = page.styleSource;
    this.#mediaType = page.mediaType ?? "text/html";
    const bytes = Buffer.concat(page.html.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
    this.length = bytes.length;
    this.size = Math.ceil(bytes.length * 1.5); // estimate that includes the compressed copies
    this.#hash = hashOf(bytes);
    this.#plain = { bytes, headers: this.#headers("identity", this.#etag("identity")) };
  }

  /**
   * Returns the body in an encoding: without a promise if it is small or exists already, which saves a turn of the
   * event loop.
   */
  in(encoding: Encoding): Variant | Promise<Variant> {
    if (encoding === "identity") return this.#plain;
    const existing = this.#compressed.get(encoding);
    if (existing?.effort === "best" || existing?.variant instanceof Promise) return existing.variant;
    const effort = existing ? "best" : "quick";
    const variant = this.#compress(encoding, effort);
    this.#compressed.set(encoding, { effort, variant });
    return variant;
  }

  /**
   * Returns the headers of a 304 answer if the client has the page in this encoding, whichever compression level it
   * had.
   */
  headersIfKnown(ifNoneMatch: string | undefined, encoding: Encoding): Headers | undefined {
    if (ifNoneMatch === undefined || this.status !== 200) return undefined;
    const etags = [this.#etag(encoding), ...(encoding === "identity" ? [] : [this.#etag(encoding, "quick")])];
    const known = etags.find((etag) => matchesEtag(ifNoneMatch, etag));
    return known === undefined ? undefined : this.#headers(encoding, known);
  }

  #compress(encoding: Compression, effort: Effort): Variant | Promise<Variant> {
    const headers = this.#headers(encoding, this.#etag(encoding, effort));
    const compressed = compress(this.#plain.bytes, encoding, effort);
    if (!(compressed instanceof Promise)) return { bytes: compressed, headers };
    return this.#whenMade(encoding, effort, compressed, headers);
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

  /** Each body of the page has its own ETag, because a strong one stands for the same bytes (RFC 9110, 8.8.1). */
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
