import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "../../page-cache/fill-reply.ts";
import { type ApiAddresses, splitUrl, withoutSlash } from "./api-addresses.ts";

/**
 * Lets other sites' pages read public addresses, never together with the visitor's session. It is registered before the
 * limits, so that their refusals can be read too.
 * @param origins the sites; "*" for all
 */
export function registerOtherSites(server: FastifyInstance, addresses: ApiAddresses, origins: readonly string[]): void {
  server.addHook("onRequest", (request, reply, done) => {
    // a preflight and a redirect have no route of their own
    const { isPublicRead = addresses.isPublicRead(withoutSlash(splitUrl(request).path)) } = request.routeOptions.config;
    if (isPublicRead && origins.length > 0) allowOrigin(request, reply, origins);
    done();
  });
}

/** Sets the CORS headers. With "*" the answer is the same for each site, so that caches may share it. */
function allowOrigin({ headers, method }: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  const isOpen = origins.includes("*");
  if (!isOpen) addVary(reply, "origin");
  const origin = isOpen ? "*" : origins.find((each) => each === headers.origin);
  if (origin === undefined) return;
  void reply.headers({
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
  });
  if (method === "OPTIONS")
    void reply.headers({
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "If-None-Match",
      "access-control-max-age": "600",
    });
}
