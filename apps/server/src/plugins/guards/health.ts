import { createHash, timingSafeEqual } from "node:crypto";
import { type App, AppError, getLimitKey, type MailQueue, readMailQueue } from "@site/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Traffic } from "../../http/traffic.ts";
import type { PageCache, PageCacheStats } from "../../page-cache/page-cache.ts";
import type { ProcessErrors } from "../../start/process-errors.ts";
import { sendError } from "./errors.ts";

interface Observed {
  pages: PageCache;
  traffic: Traffic;
  errors: ProcessErrors | undefined;
  /** Bearer token that allows other machines to read the metrics. */
  metricsToken: string | undefined;
}

/**
 * Registers /healthz (the process runs), /readyz (the database answers and no stop has begun) and /metrics (Prometheus,
 * local machine or token only).
 */
export function registerHealth(
  server: FastifyInstance,
  app: App,
  { pages, traffic, errors, metricsToken }: Observed,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Counter({
    name: "http_responses_total",
    help: "Answers by status class, without the pages given from memory",
    labelNames: ["class"],
    registers: [registry],
  });
  registerPageCache(registry, pages);
  registerMailQueue(registry, app);
  new Gauge({
    name: "process_faults",
    help: "Faults that no code caught, since the start",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      this.set({ kind: "unhandled_rejection" }, errors?.unhandledRejections ?? 0);
      this.set({ kind: "uncaught_exception" }, errors?.uncaughtExceptions ?? 0);
    },
  });

  server.addHook("onResponse", (_, reply, done) => {
    responses.inc({ class: `${Math.floor(reply.statusCode / 100)}xx` });
    done();
  });
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_, reply) => {
    if (traffic.isStopping()) return reply.code(503).send({ status: "stopping" });
    try {
      await app.db.pool.query("SELECT 1");
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "unavailable" });
    }
  });
  server.get("/metrics", async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, metricsToken))
      return sendError(new AppError("ROUTE_NOT_FOUND"), request, reply);
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/** Returns true for a direct request from this machine. A local proxy forwards requests of other machines. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = [headers["x-forwarded-for"], headers.forwarded, headers["x-real-ip"], headers.via].some(
    (value) => value !== undefined,
  );
  const peer = getLimitKey(socket.remoteAddress ?? "");
  return !isForwarded && (/^127\./.test(peer) || socket.remoteAddress === "::1");
}

/** Compares the token in constant time, by hashes of equal length. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const getHash = (text: string) => createHash("sha256").update(text).digest();
  return token !== undefined && timingSafeEqual(getHash(headers.authorization ?? ""), getHash(`Bearer ${token}`));
}

/** Registers gauges of the pages in memory. */
function registerPageCache(registry: Registry, pages: PageCache): void {
  const gauges: [keyof PageCacheStats, name: string, help: string][] = [
    ["entries", "page_cache_entries", "Rendered pages kept in memory"],
    ["hits", "page_cache_hits", "Answers given from memory since the start"],
    ["renders", "page_cache_renders", "Pages rendered for the memory since the start"],
    ["rendersAtOnce", "page_cache_renders_at_once", "The most renders of one page at the same time since the start"],
  ];
  for (const [key, name, help] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(pages.stats()[key]);
      },
    });
}

/** Registers gauges of pending and failed mails; they are empty while the database is away. */
function registerMailQueue(registry: Registry, app: App): void {
  const gauges: [keyof MailQueue, name: string, help: string][] = [
    ["waiting", "mail_queue_waiting", "Mails that wait to be sent"],
    ["failed", "mail_queue_failed", "Mails of the log that were given up"],
    ["oldestWaitingSeconds", "mail_queue_oldest_waiting_seconds", "Age of the oldest mail that waits"],
  ];
  let reading: Promise<MailQueue | undefined> | undefined;
  /** Reads once for all gauges, which are collected at the same time. */
  const read = () => {
    reading ??= readMailQueue(app)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  for (const [key, name, help] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await read())?.[key] ?? Number.NaN);
      },
    });
}
