import { createTestApp } from "@site/api/testing";
import { expect, it } from "vitest";
import { openDatabaseProxy } from "../../testing/database-proxy.ts";
import { connectAgain, createTestHost, METRICS_TOKEN } from "../../testing/host.ts";

it("reports that the process runs and that it is ready while the database answers", async () => {
  const app = await createTestApp();
  const door = await openDatabaseProxy(app.db.url);
  const { server } = await createTestHost({ app: await connectAgain(app, door.url) });
  const states = async () =>
    Promise.all(["/healthz", "/readyz"].map(async (url) => (await server.inject(url)).statusCode));
  expect(await states()).toEqual([200, 200]);
  await door.shut();
  expect(await states()).toEqual([200, 503]);
  expect((await server.inject("/readyz")).body).toBe('{"status":"unavailable"}');
  await door.open();
  expect(await states()).toEqual([200, 200]);
});

it("counts answers by status class and pages served from the cache", async () => {
  const { get } = await createTestHost();
  const metrics = async () => {
    const { body, headers } = await get("/metrics");
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    const toNumber = (name: string) =>
      Number(body.match(new RegExp(`^${name.replace(/[{}]/g, "\\$&")} (\\d+)`, "m"))?.[1] ?? 0);
    return {
      ok: toNumber('http_responses_total{class="2xx"}'),
      missing: toNumber('http_responses_total{class="4xx"}'),
      entries: toNumber("page_cache_entries"),
      hits: toNumber("page_cache_hits"),
      renders: toNumber("page_cache_renders"),
      rendersAtOnce: toNumber("page_cache_renders_at_once"),
      body,
    };
  };
  const before = await metrics();
  for (const url of ["/", "/", "/", "/blog", "/api/yok"]) await get(url);
  const after = await metrics();
  expect(after.ok - before.ok).toBe(2 + 1); // two pages and the metrics request itself
  expect(after.missing - before.missing).toBe(1);
  expect([after.entries, after.hits - before.hits]).toEqual([2, 2]);
  expect([after.renders - before.renders, after.rendersAtOnce]).toEqual([2, 1]);
  expect(after.body).toContain("process_resident_memory_bytes");
});

it("tells at once how many mails wait and have failed", async () => {
  const { app, get } = await createTestHost();
  const createdAt = new Date(Date.now() - 4 * 3_600_000);
  const mail = { templateSlug: "welcome", recipientName: "Ad", recipientEmail: "a@b.tr", subject: "Konu", createdAt };
  await app.db.prisma.emailLog.createMany({
    data: ["pending", "failed", "failed"].map((status, n) => ({ ...mail, status, messageId: `<${n}>`, payload: {} })),
  });
  const { body } = await get("/metrics");
  for (const line of ["mail_queue_waiting 1", "mail_queue_failed 2", "mail_queue_oldest_waiting_seconds 144\\d\\d"])
    expect(body).toMatch(new RegExp(`^${line}`, "m"));
});

it("serves metrics to this machine and to clients with the token only", async () => {
  const { server } = await createTestHost({ trustProxy: ["127.0.0.1"] });
  const getStatus = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await server.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect([address, await getStatus(address)]).toEqual([address, 200]);
  for (const address of ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"])
    expect([address, await getStatus(address)]).toEqual([address, 404]);
  for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
    expect([name, await getStatus("127.0.0.1", { [name]: "127.0.0.1" })]).toEqual([name, 404]);
  expect(await getStatus("192.0.2.1", { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  for (const authorization of [METRICS_TOKEN, "Bearer ", "Bearer undefined", `Bearer ${METRICS_TOKEN}x`])
    expect(await getStatus("192.0.2.1", { authorization })).toBe(404);
});
