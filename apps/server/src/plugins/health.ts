import { type App, readMailQueue } from "@site/api";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PageCache } from "../page-cache/page-cache.ts";

/** /healthz: the process lives. /readyz: the database answers. /metrics: numbers for Prometheus. */
export function registerHealth(server: FastifyInstance, app: App, pages: PageCache): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Counter({ name: "http_responses_total", help: "Answers by status class, without the pages given from memory", labelNames: ["class"], registers: [registry] });
  new Gauge({
    name: "page_cache_entries",
    help: "Rendered pages kept in memory",
    registers: [registry],
    collect() {
      this.set(pages.stats().entries);
    },
  });
  new Gauge({
    name: "page_cache_hits",
    help: "Answers given from memory since the start",
    registers: [registry],
    collect() {
      this.set(pages.stats().hits);
    },
  });
  registerMailQueue(registry, app);

  server.addHook("onResponse", (_, reply, done) => {
    responses.inc({ class: `${Math.floor(reply.statusCode / 100)}xx` });
    done();
  });
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_, reply) => {
    try {
      await app.db.pool.query("SELECT 1");
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "unavailable" });
    }
  });
  server.get("/metrics", async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

/** Numbers of the mails that wait or were given up; none where the database does not answer. */
function registerMailQueue(registry: Registry, app: App): void {
  const waiting = new Gauge({ name: "mail_queue_waiting", help: "Mails that wait to be sent", registers: [registry] });
  const failed = new Gauge({ name: "mail_queue_failed", help: "Mails of the log that were given up", registers: [registry] });
  new Gauge({
    name: "mail_queue_oldest_waiting_seconds",
    help: "Age of the oldest mail that waits",
    registers: [registry],
    async collect() {
      const queue = await readMailQueue(app).catch(() => undefined);
      waiting.set(queue?.waiting ?? Number.NaN);
      failed.set(queue?.failed ?? Number.NaN);
      this.set(queue?.oldestWaitingSeconds ?? Number.NaN);
    },
  });
}
