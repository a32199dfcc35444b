import { AppError } from "@site/api";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { sendError } from "./errors.ts";

/** A hundred calls a second from one address, on average: an office fits in, a runaway script does not. */
const POINTS = 3_000;
const DURATION_S = 30;
const MAX_BATCH = 20;

/** Holds back an address that calls the API without measure. Each call of a tRPC batch counts. */
export function registerCallLimit(server: FastifyInstance, factor: number): void {
  const limiter = new RateLimiterMemory({ points: Math.max(1, Math.round(POINTS * factor)), duration: DURATION_S });
  server.addHook("onRequest", (request, reply, done) => {
    const { url: route = "" } = request.routeOptions; // not the address: it may be written in many ways
    if (!route.startsWith("/api") && !route.startsWith("/trpc/")) return done();
    const calls = route.startsWith("/trpc/") ? decodeURIComponent(request.url.split("?")[0] ?? "").split(",").length : 1;
    if (calls > MAX_BATCH) {
      sendError(new AppError("MALFORMED_REQUEST"), request, reply);
      return;
    }
    limiter.consume(request.ip, calls).then(
      () => done(),
      (refusal: unknown) => sendError(refusal instanceof RateLimiterRes ? new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) }) : refusal, request, reply),
    );
  });
}
