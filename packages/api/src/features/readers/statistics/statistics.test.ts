import { countKinds } from "@site/contract/readers/statistics/kinds";
import { beforeAll, expect, it } from "vitest";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { closeStatistics } from "./closing-service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let post: { id: number; title: string; slug: string };
let other: typeof post;

const period = { from: "2026-03-01", to: "2026-03-31" };

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
  post = await makePost(app, { title: "Birinci", publishedAt: "2026-03-02T22:30:00Z" });
  other = await makePost(app, { title: "İkinci", publishedAt: "2025-01-01T00:00:00Z" });
  await app.db.pool.query(
    `INSERT INTO reader_days (post_id, day, views, readers, quarter, half, "full") VALUES
      (0, '2026-03-01', 10, 5, 4, 3, 2), (0, '2026-03-31', 4, 4, 0, 0, 0), (0, '2026-02-28', 7, 6, 0, 0, 0),
      (0, '2026-01-29', 1, 1, 0, 0, 0), (0, '2026-01-28', 99, 99, 0, 0, 0),
      ($1, '2026-03-01', 6, 3, 4, 3, 2), ($1, '2026-02-28', 2, 2, 0, 0, 0), ($2, '2026-03-31', 1, 1, 0, 0, 0)`,
    [post.id, other.id],
  );
  await app.db.pool.query(
    `INSERT INTO reader_counts (post_id, kind, day, name, count) VALUES
      (0, 'host', '2026-03-01', 'google.com', 3), (0, 'host', '2026-03-05', 'google.com', 2),
      (0, 'host', '2026-03-05', '', 1), (0, 'host', '2026-02-20', 'google.com', 4), (0, 'host', '2026-02-20', 'x.com', 4),
      (0, 'campaign', '2026-03-05', 'bülten', 1), (0, 'device', '2026-03-05', 'phone', 5),
      ($1, 'host', '2026-03-01', 'google.com', 2), ($1, 'next', '2026-03-01', $2, 8), ($1, 'next', '2026-03-01', '', 1),
      (0, 'search', '2026-03-05', 'atama', 3), (0, 'missed', '2026-03-05', 'atama', 2),
      (0, 'search', '2026-02-25', 'eski', 2), (0, 'missing', '2026-03-06', '/eski', 2),
      (0, 'missing', '2026-03-07', '/eski', 1), (0, 'missing', '2026-03-07', $3, 1), (0, 'dropped', '2026-03-07', '', 9)`,
    [post.id, String(other.id), `/blog/${post.slug}`],
  );
});

it("allows in the database the kinds of the contract", async () => {
  const { rows } = await app.db.pool.query<{ rule: string }>(
    "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'reader_counts_kind_check'",
  );
  const allowed = [...(rows[0]?.rule ?? "").matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(allowed.sort()).toEqual([...countKinds].sort());
});

it("sums days, weeks and months of the site and compares with the former period", async () => {
  const byDay = await admin.statistics.overview(period);
  expect(byDay.points).toHaveLength(31);
  expect(byDay.points[0]).toEqual({ day: "2026-03-01", views: 10, readers: 5 });
  expect(byDay.totals).toEqual({ views: 14, readers: 9, quarter: 4, half: 3, full: 2 });
  expect(byDay.previousPoints).toHaveLength(31);
  expect(byDay.previousTotals).toMatchObject({ views: 8, readers: 7 });
  expect(byDay.dropped).toBe(9);
  const byWeek = await admin.statistics.overview({ ...period, step: "week" });
  expect(byWeek.points.map(({ day, views }) => [day, views])).toEqual([
    ["2026-02-23", 10],
    ["2026-03-02", 0],
    ["2026-03-09", 0],
    ["2026-03-16", 0],
    ["2026-03-23", 0],
    ["2026-03-30", 4],
  ]);
  expect((await admin.statistics.overview({ ...period, step: "month" })).points).toEqual([
    { day: "2026-03-01", views: 14, readers: 9 },
  ]);
});

it("marks publications by the day in Istanbul", async () => {
  const { publications } = await admin.statistics.overview(period);
  expect(publications).toEqual([{ postId: post.id, title: "Birinci", day: "2026-03-03" }]);
});

it("counts one post", async () => {
  const { totals, previousTotals } = await admin.statistics.overview({ ...period, postId: post.id });
  expect([totals.views, previousTotals.views]).toEqual([6, 2]);
  expect((await admin.statistics.sources({ ...period, postId: post.id })).hosts).toEqual([
    { name: "google.com", count: 2, previous: 0 },
  ]);
});

it("lists sources, posts, ways, searches and missing addresses", async () => {
  expect(await admin.statistics.sources(period)).toEqual({
    hosts: [
      { name: "google.com", count: 5, previous: 4 },
      { name: "", count: 1, previous: 0 },
    ],
    campaigns: [{ name: "bülten", count: 1, previous: 0 }],
    devices: [{ name: "phone", count: 5, previous: 0 }],
  });
  expect(await admin.statistics.posts(period)).toMatchObject([
    { postId: post.id, views: 6, readers: 3, full: 2, previous: 2 },
    { postId: other.id, views: 1, previous: 0 },
  ]);
  const way = { fromPostId: post.id, fromTitle: "Birinci", toPostId: other.id, toTitle: "İkinci", count: 8 };
  expect(await admin.statistics.ways(period)).toEqual([way]);
  expect(await admin.statistics.ways({ ...period, postId: other.id })).toEqual([way]);
  expect(await admin.statistics.searches(period)).toEqual([{ term: "atama", count: 3, misses: 2, previous: 0 }]);
  expect(await admin.statistics.missing(period)).toEqual([{ path: "/eski", count: 3, lastDay: "2026-03-07" }]);
  await admin.redirects.create({ fromPath: "/eski", toPath: `/blog/${post.slug}` });
  expect(await admin.statistics.missing(period)).toEqual([]);
});

it("draws the course of a post in equal parts of the period", async () => {
  const [first, second] = await admin.statistics.posts(period);
  expect(first?.trend).toEqual([6, ...Array.from({ length: 15 }, () => 0)]);
  expect(second?.trend).toEqual([...Array.from({ length: 15 }, () => 0), 1]);
  const [week] = await admin.statistics.posts({ from: "2026-02-26", to: "2026-03-04" });
  expect(week?.trend).toEqual([0, 0, 2, 6, 0, 0, 0]);
});

it("lists the posts to which a source led", async () => {
  const google = { ...period, field: "hosts", name: "google.com" } as const;
  expect(await admin.statistics.sourcePosts(google)).toEqual([
    { postId: post.id, title: "Birinci", slug: post.slug, count: 2, previous: 0 },
  ]);
  expect(await admin.statistics.sourcePosts({ ...google, field: "campaigns" })).toEqual([]);
  await expect(admin.statistics.sourcePosts({ ...google, name: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it.each([
  { from: "2026-03-02", to: "2026-03-01" },
  { from: "2020-01-01", to: "2026-01-01" },
  { from: "yarın", to: "2026-01-01" },
])("refuses the period %o", async (wrong) => {
  await expect(admin.statistics.overview(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("hides the board's counts below three", async () => {
  await app.db.pool.query(`INSERT INTO provinces (id, name) VALUES (6, 'Ankara'), (34, 'İstanbul'), (35, 'İzmir')
    ON CONFLICT DO NOTHING`);
  await app.db.pool.query(`INSERT INTO swap_days (day, from_id, to_id, views, requests, acceptances) VALUES
    ('2026-03-01', 6, 34, 20, 2, 0), ('2026-03-02', 6, 34, 1, 1, 2), ('2026-03-02', 35, 34, 2, 2, 0)`);
  expect(await admin.statistics.swaps(period)).toEqual([
    { fromCity: "Ankara", toCity: "İstanbul", views: 21, requests: 3, acceptances: null },
  ]);
});

it("reads the same from the sums of months as from those of days", async () => {
  const read = async () => [
    await admin.statistics.sources(period),
    await admin.statistics.posts({ from: "2026-01-15", to: "2026-03-31" }),
    await admin.statistics.ways({ from: "2026-02-10", to: "2026-03-31" }),
    await admin.statistics.searches(period),
  ];
  const byDays = await read();
  await closeStatistics(app);
  await closeStatistics(app);
  const { rows } = await app.db.pool.query("SELECT month::text, views FROM reader_months WHERE post_id = 0 ORDER BY 1");
  expect(rows).toEqual([
    { month: "2026-01-01", views: 100 },
    { month: "2026-02-01", views: 7 },
    { month: "2026-03-01", views: 14 },
  ]);
  expect(await read()).toEqual(byDays);
  await app.db.pool.query("DELETE FROM reader_counts WHERE kind = 'next'");
  expect((await read())[2]).toEqual(byDays[2]);
});

it("deletes the readers of past days after a week, also when repeated", async () => {
  await app.db.pool.query(`INSERT INTO reader_visits (day, post_id, visitor_hash)
    SELECT (now() AT TIME ZONE 'Europe/Istanbul')::date - n, 0, '\\x00' FROM generate_series(0, 9) n`);
  await closeStatistics(app);
  await closeStatistics(app);
  const { rows } = await app.db.pool.query("SELECT count(*)::int AS count FROM reader_visits");
  expect(rows).toEqual([{ count: 8 }]);
});

it("shows what failed and is planned on the dashboard", async () => {
  await makePost(app, { title: "Yarınki", publishedAt: "2999-01-01T09:00:00Z" });
  const overview = await admin.dashboard.overview();
  expect(overview.points).toHaveLength(30);
  expect(overview.failures).toEqual([]);
  expect(overview.planned).toMatchObject([{ title: "Yarınki", publishedAt: "2999-01-01T09:00:00.000Z" }]);
});

it("names what gave up in the last twenty-four hours", async () => {
  const failed = (hours: number, name: string) => ({
    ...{ status: "failed", templateSlug: "welcome", recipientEmail: "a@example.org", subject: "", payload: {} },
    ...{ messageId: `${name}@example.org`, nextAttemptAt: new Date(Date.now() - hours * 3_600_000) },
  });
  await app.db.prisma.emailLog.createMany({ data: [failed(1, "bir"), failed(2, "iki"), failed(25, "eski")] });
  const backup = { fileName: "site-20261127-030000.tar.gz", origin: "schedule", state: "failed", fault: "disk" };
  const finishedAt = new Date(Date.now() - 5 * 3_600_000);
  await app.db.prisma.backup.create({ data: { ...backup, finishedAt } });
  const { failures } = await admin.dashboard.overview();
  expect(failures).toMatchObject([
    { kind: "mail", count: 2 },
    { kind: "backup", count: 1, lastAt: finishedAt.toISOString() },
  ]);
});
