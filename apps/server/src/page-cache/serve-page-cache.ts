import type { IncomingMessage, ServerResponse } from "node:http";
import proxyaddr from "@fastify/proxy-addr";
import type { App } from "@site/api";
import { isKnownTo } from "../etag.ts";
import type { DocumentHeaders } from "../plugins/security.ts";
import type { CachedPage, PageCache, Variant } from "./page-cache.ts";
import { encodingFor, keyOf, type ParametersOf, pathOf } from "./request-line.ts";

/** Head and body up to here are one write of Node's, without memory of its own: where both are strings. */
const ONE_WRITE_BYTES = 14 * 1024;

/** What Node is given of a kept page. */
interface Answer {
  headers: string[];
  body: string | Buffer;
}

/**
 * Makes what answers a request with a kept page, before Fastify sees it. A kept page then costs no routing, no hooks, no
 * logger of its own: that is what it is kept for.
 * @param headersOf those of a public document
 * @returns true where the request was answered
 */
export function servePageCache(
  app: App,
  pages: PageCache,
  headersOf: DocumentHeaders["public"],
  parametersOf: ParametersOf,
  trustProxy: string[],
) {
  const trusted = proxyaddr.compile(trustProxy);
  const answers = new WeakMap<Variant, Answer>();

  function answerOf(page: CachedPage, variant: Variant): Answer {
    const known = answers.get(variant);
    if (known) return known;
    const { bytes } = variant;
    const made = {
      headers: [
        ...Object.entries(headersOf(page.thirdParties)).flat(),
        ...Object.entries(variant.headers).flat(),
        "content-length",
        String(bytes.length),
      ],
      body: bytes.length > ONE_WRITE_BYTES ? bytes : bytes.toString("latin1"), // each byte a letter: written as Latin-1 they are the same bytes again
    };
    answers.set(variant, made);
    return made;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "/";
    const page = request.method === "GET" ? pages.get(keyOf(url, pathOf(url), parametersOf)) : undefined;
    const variant = page?.in(encodingFor(request.headers["accept-encoding"]));
    if (!page || !variant || variant instanceof Promise) return false;
    if (page.postSlug)
      app.views.note(page.postSlug, {
        ipAddress: proxyaddr(request, trusted),
        userAgent: request.headers["user-agent"] ?? "",
        isBrowser: true,
      });
    if (isKnownTo(request.headers["if-none-match"], variant.etag)) {
      response.writeHead(304, { ...headersOf(page.thirdParties), ...variant.headers }).end();
    } else {
      const { headers, body } = answerOf(page, variant);
      response.writeHead(200, headers).end(body, "latin1");
    }
    return true;
  }

  return answer;
}
