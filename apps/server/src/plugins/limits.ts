import { AppError, limitKeyOf } from "@site/api";
import { limits } from "@site/contract/common/limits";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { sendError } from "./errors.ts";
import { sendFailedPage } from "./failed-page.ts";
import { calledProcedures } from "./trpc.ts";

const DURATION_S = 30;
/** A hundred calls a second from one address, on average: an office fits in, a runaway script does not. */
const CALLS = 3_000;
/** Documents, feeds and pictures that are made for one address. What is kept in memory is answered before and costs nothing. */
const PAGES = 1_500;

/** What is asked for by machines that watch over the product, and files that are only read. */
const UNCOUNTED = /^\/(?:healthz|readyz|metrics|assets\/|images\/|icons\/|[\w-]+\.(?:css|svg|js|html)$)/;

/**
 * Holds back an address that asks without measure. Counted in the memory of each instance: this protects the instance's own CPU,
 * and a round trip to the database would cost more than most answers. What must hold across instances (sign-ins, mails,
 * messages) is counted in PostgreSQL, in the services.
 */
export function registerRequestLimits(server: FastifyInstance, factor: number): void {
  const limiterOf = (points: number) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(points * factor)), duration: DURATION_S });
  const calls = limiterOf(CALLS);
  const pages = limiterOf(PAGES);
  server.addHook("onRequest", (request, reply, done) => {
    const { url: route = "" } = request.routeOptions; // not the address: it may be written in many ways
    const isCall = route.startsWith("/api") || route.startsWith("/trpc/");
    if (!isCall && UNCOUNTED.test(route)) return done();
    const points = route.startsWith("/trpc/") ? calledProcedures(request).length : 1;
    if (points > limits.callsPerBatch) {
      sendError(new AppError("MALFORMED_REQUEST"), request, reply);
      return;
    }
    (isCall ? calls : pages).consume(limitKeyOf(request.ip), points).then(
      () => done(),
      (refusal: unknown) => (isCall ? sendError : sendFailedPage)(asError(refusal), request, reply),
    );
  });
}

function asError(refusal: unknown): unknown {
  return refusal instanceof RateLimiterRes
    ? new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) })
    : refusal;
}
