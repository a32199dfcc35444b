import type { IncomingMessage, ServerResponse } from "node:http";
import proxyaddr from "@fastify/proxy-addr";
import type { App } from "@site/api";
import { refusesCounting } from "../calls/refuses-counting.ts";
import { encodingFor } from "../http/compression.ts";
import type { DocumentHeaders } from "../plugins/guards/security.ts";
import type { CachedPage, Variant } from "./cached-page.ts";
import { getKey, getPath, type PageCache, type ParametersOf } from "./page-cache.ts";

/** The largest body in bytes that Node joins with the head into one write. */
const ONE_WRITE_BYTES = 14 * 1024;

/** An answer in the form Node's `writeHead` and `end` take. */
interface Answer {
  headers: string[];
  body: string | Buffer;
}

/**
 * Creates the function that serves cached pages before Fastify sees the request, which saves routing, hooks and
 * logging.
 * @param getHeaders returns the headers of a public document
 * @returns true if the request was answered
 */
export function servePageCache(
  app: App,
  pages: PageCache,
  getHeaders: DocumentHeaders["public"],
  getParameters: ParametersOf,
  trustProxy: string[],
) {
  const trusted = proxyaddr.compile(trustProxy);
  const answers = new WeakMap<Variant, Answer>();

  function getAnswer(page: CachedPage, variant: Variant): Answer {
    const known = answers.get(variant);
    if (known) return known;
    const { bytes } = variant;
    const made = {
      headers: [
        ...Object.entries(getHeaders(page)).flat(),
        ...Object.entries(variant.headers).flat(),
        "content-length",
        String(bytes.length),
      ],
      // Latin-1 maps each byte to one character, so that Node writes the same bytes.
      body: bytes.length > ONE_WRITE_BYTES ? bytes : bytes.toString("latin1"),
    };
    answers.set(variant, made);
    return made;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "/";
    const page = request.method === "GET" ? pages.get(getKey(url, getPath(url), getParameters)) : undefined;
    if (!page) return false;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const known = page.headersIfKnown(request.headers["if-none-match"], encoding);
    const variant = known ? undefined : page.in(encoding);
    if (variant instanceof Promise) return false;
    if (page.postSlug)
      app.views.record(page.postSlug, {
        ipAddress: proxyaddr(request, trusted),
        userAgent: request.headers["user-agent"] ?? "",
        isBrowser: true,
        refusesCounting: refusesCounting(request.headers),
      });
    if (variant) {
      const { headers, body } = getAnswer(page, variant);
      response.writeHead(200, headers).end(body, "latin1");
    } else {
      response.writeHead(304, { ...getHeaders(page), ...known }).end();
    }
    return true;
  }

  return answer;
}
