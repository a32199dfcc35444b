import { AppError } from "@site/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendError } from "../guards/errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for reads that need no identity: caches may store what a visitor gets, and other sites may read it. */
    isPublicRead?: boolean;
    /** Seconds for which an answer may be used without asking again. */
    cacheSeconds?: number;
  }
}

interface ApiAddress {
  method: string;
  pattern: RegExp;
  isPublicRead: boolean;
}

/** The addresses of the API with their methods. */
export interface ApiAddresses {
  /** Returns the methods of an address, without OPTIONS; none if there is no such address. */
  methodsOf(path: string): string[];
  /** Returns whether another site's page may read an address. */
  isPublicRead(path: string): boolean;
}

/** Collects the addresses below /api that are registered from now on. */
export function collectAddresses(server: FastifyInstance): ApiAddresses {
  const addresses: ApiAddress[] = [];
  server.addHook("onRoute", ({ method, url, config }) => {
    if (!url.startsWith("/api/") || url.includes("*")) return;
    const pattern = new RegExp(`^${url.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`);
    for (const each of [method].flat())
      addresses.push({ method: each, pattern, isPublicRead: config?.isPublicRead ?? false });
  });
  const at = (path: string) => addresses.filter(({ pattern }) => pattern.test(path));
  return {
    methodsOf: (path) => [...new Set(at(path).map(({ method }) => method))].sort(),
    isPublicRead: (path) => at(path).some(({ isPublicRead }) => isPublicRead),
  };
}

/**
 * Answers what HTTP requires of every address: 308 for a trailing slash, 415 for an encoded body, and the methods of an
 * address for OPTIONS (204) and for other methods (405).
 */
export function registerAddressRules(server: FastifyInstance, addresses: ApiAddresses): void {
  server.addHook("onRequest", (request, reply, done) => {
    const { path, query } = splitUrl(request);
    if (!path.startsWith("/api/")) return done();
    const straight = withoutSlash(path);
    const isOwn = request.routeOptions.url === path; // the API reference's address ends with a slash
    if (straight !== path && straight !== "/api" && !isOwn) return void reply.redirect(straight + query, 308);
    const encoding = request.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity") {
      // RFC 9110, 12.5.3: the answer to an unsupported coding lists the supported ones
      sendError(new AppError("UNSUPPORTED_MEDIA_TYPE"), request, reply.header("accept-encoding", "identity"));
      return;
    }
    done();
  });
  server.all("/api", (_, reply) => reply.callNotFound());
  server.all("/api/*", (request, reply) => {
    const methods = addresses.methodsOf(splitUrl(request).path);
    if (methods.length === 0 || methods.includes(request.method)) return reply.callNotFound();
    void reply.header("allow", [...methods, "OPTIONS"].join(", "));
    return request.method === "OPTIONS"
      ? reply.code(204).send()
      : sendError(new AppError("METHOD_NOT_ALLOWED"), request, reply);
  });
}

/** Returns a path without slashes at its end. */
export const withoutSlash = (path: string): string => path.replace(/\/+$/, "");

/** Returns path and query of a request's address; the query begins with "?". */
export function splitUrl({ url }: FastifyRequest): { path: string; query: string } {
  const at = url.indexOf("?");
  return at === -1 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}
