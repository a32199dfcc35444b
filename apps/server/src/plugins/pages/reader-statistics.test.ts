import { makePost } from "@site/api/testing";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../../testing/host.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

let host: TestHost;
let path: string;
beforeAll(async () => {
  host = await createTestHost();
});
beforeEach(async () => {
  path = `/blog/${(await makePost(host.app)).slug}`;
  await host.app.db.pool.query("TRUNCATE reader_visits, reader_days, reader_counts");
});

/** Sends a view as browsers send it while they leave a page. */
async function send(headers: Record<string, string> = {}, view: object = { path }) {
  const answer = await host.server.inject({
    method: "POST",
    url: "/api/statistics/views",
    headers: { ...BROWSER, "content-type": "application/json", ...headers },
    payload: JSON.stringify(view),
  });
  return { status: answer.statusCode, body: answer.body };
}

async function countRows(): Promise<number[]> {
  await host.app.readers.flush();
  const { rows } = await host.app.db.pool.query<{ days: number; names: number }>(
    "SELECT (SELECT count(*)::int FROM reader_days) AS days, (SELECT count(*)::int FROM reader_counts) AS names",
  );
  return rows.flatMap(({ days, names }) => [days, names]);
}

it.each([
  ["a reader who refuses it by DNT", { dnt: "1" }],
  ["a reader who refuses it by GPC", { "sec-gpc": "1" }],
  ["an administrator", { cookie: "__Host-admin_session=x; admin_session=x" }],
  ["a bot", { "user-agent": "Googlebot/2.1" }],
])("answers %s like everyone and does not count", async (_, headers) => {
  const counted = await send();
  expect(await countRows()).toEqual([2, 2]);
  await host.app.db.pool.query("TRUNCATE reader_visits, reader_days, reader_counts");
  expect(await send(headers as Record<string, string>)).toEqual(counted);
  await host.get("/eski-adres", { ...BROWSER, ...headers } as Record<string, string>);
  expect(await countRows()).toEqual([0, 0]);
});

it("counts an address without a page that a browser asks for, until it has one", async () => {
  const missing = async () => {
    await host.app.readers.flush();
    const { rows } = await host.app.db.pool.query("SELECT name, count FROM reader_counts WHERE kind = 'missing'");
    return rows;
  };
  for (const url of ["/eski-adres", "/Eski-adres?x=1", path]) await host.get(url, BROWSER);
  expect(await missing()).toEqual([{ name: "/eski-adres", count: 2 }]);
});

it("refuses what is no view", async () => {
  for (const view of [{}, { path: "/".repeat(301) }, { path, quarters: 9 }])
    expect((await send({}, view)).status).toBe(400);
  expect(await countRows()).toEqual([0, 0]);
});
