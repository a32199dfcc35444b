import { AppError, getLimitKey } from "@site/api";
import { limits } from "@site/contract/common/limits";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { calledProcedures } from "../../calls/called-procedures.ts";
import { addRateLimit } from "../../calls/rate-limit-headers.ts";
import { sendFailedPage } from "../pages/failed-page.ts";
import { sendError } from "./errors.ts";

const DURATION_S = 30;
/**
 * Calls per address in 30 seconds, 100 a second on average: enough for an office behind one address, too few for a
 * runaway script.
 */
const CALLS = 3_000;
/** Rendered documents, feeds and pictures per address in 30 seconds; cached pages are served before this limit. */
const PAGES = 1_500;

/** Monitoring endpoints and static files. */
const UNCOUNTED = /^\/(?:healthz|readyz|metrics|assets\/|images\/|icons\/|[\w-]+\.(?:css|svg|js|html)$)/;

/**
 * Limits requests per address. The counters are in memory: they protect the CPU of this instance, and a query would
 * cost more than most answers. Limits that must hold across instances (sign-ins, mails, messages) are counted in
 * PostgreSQL by the services.
 */
export function registerRequestLimits(server: FastifyInstance, factor: number): void {
  const createLimiter = (points: number) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(points * factor)), duration: DURATION_S });
  const calls = createLimiter(CALLS);
  const pages = createLimiter(PAGES);
  server.addHook("onRequest", (request, reply, done) => {
    // Counts by the route, because its address can be spelled in many ways.
    const { url: route = "" } = request.routeOptions;
    const isCall = route.startsWith("/api") || route.startsWith("/trpc/");
    if (!isCall && UNCOUNTED.test(route)) return done();
    const points = route.startsWith("/trpc/") ? calledProcedures(request).length : 1;
    if (points > limits.callsPerBatch) {
      sendError(new AppError("MALFORMED_REQUEST"), request, reply);
      return;
    }
    const limiter = isCall ? calls : pages;
    const tell = ({ remainingPoints: remaining, msBeforeNext }: RateLimiterRes) => {
      const seconds = Math.ceil(msBeforeNext / 1000);
      if (isCall) addRateLimit(reply, { name: "address", quota: calls.points, window: DURATION_S, remaining, seconds });
    };
    limiter.consume(getLimitKey(request.ip), points).then(
      (state) => {
        tell(state);
        done();
      },
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) tell(refusal);
        (isCall ? sendError : sendFailedPage)(asError(refusal), request, reply);
      },
    );
  });
}

function asError(refusal: unknown): unknown {
  return refusal instanceof RateLimiterRes
    ? new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) })
    : refusal;
}
