import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { anonymousCaller, createTestApp, makePost, type TestApp, testCaller } from "../../../testing/index.ts";
import { startViewCounter } from "./view-counter.ts";

let app: TestApp;
let slug: string;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  slug = (await makePost(app)).slug;
});

const reader = (number: number) => ({ ...testCaller, ipAddress: `198.51.100.${number}` });
const viewCount = async () => (await app.db.prisma.post.findFirstOrThrow({ where: { slug } })).viewCount;

it("counts a visitor once per post and day, over instances and browsers", async () => {
  const second = await startViewCounter(app);
  for (const counter of [app.views, app.views, second]) {
    counter.record(slug, reader(1));
    await counter.flush();
  }
  app.views.record(slug, reader(1));
  app.views.record(slug, reader(2));
  app.views.record(slug, {
    ...reader(1),
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36",
  });
  await app.views.flush();
  await app.views.flush();
  await second.close();
  expect(await viewCount()).toBe(2);
});

it("counts an IPv6 network once", async () => {
  for (const ipAddress of ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::1", "2001:db8:1:3::1"])
    app.views.record(slug, { ...testCaller, ipAddress });
  await app.views.flush();
  expect(await viewCount()).toBe(2);
});

it("counts the same visitor for another post", async () => {
  const other = await makePost(app);
  app.views.record(slug, reader(1));
  app.views.record(other.slug, reader(1));
  await app.views.flush();
  expect([
    await viewCount(),
    (await app.db.prisma.post.findUniqueOrThrow({ where: { id: other.id } })).viewCount,
  ]).toEqual([1, 1]);
});

it.each(["", "Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0", "python-requests/2.32"])(
  "does not count a bot: %s",
  async (userAgent) => {
    app.views.record(slug, { ...reader(3), userAgent });
    await app.views.flush();
    expect(await viewCount()).toBe(0);
  },
);

it("does not count a reader who refuses it", async () => {
  app.views.record(slug, { ...reader(3), refusesCounting: true });
  await app.views.flush();
  expect(await viewCount()).toBe(0);
});

it("counts views reported by the page's script", async () => {
  await anonymousCaller(app, reader(4)).blog.posts.countView({ slug });
  await anonymousCaller(app, reader(4)).blog.posts.countView({ slug: "boyle-bir-yazi-yok" });
  await expect(anonymousCaller(app).blog.posts.countView({ slug: "a".repeat(201) })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await app.views.flush();
  expect(await viewCount()).toBe(1);
});

it("writes the rest when it closes", async () => {
  const counter = await startViewCounter(app);
  counter.record(slug, reader(5));
  await counter.close();
  expect(await viewCount()).toBe(1);
});

it("stores no address", async () => {
  app.views.record(slug, reader(77));
  await app.views.flush();
  const { rows: tables } = await app.db.pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const { rows } = await app.db.pool.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
    expect(
      rows.filter(
        ({ row }) => row.includes("198.51.100.77") || row.includes(Buffer.from("198.51.100.77").toString("hex")),
      ),
    ).toEqual([]);
  }
});

it("deletes salts and visitors of earlier days", async () => {
  const postId = (await app.db.prisma.post.findFirstOrThrow({ where: { slug } })).id;
  const yesterday = new Date("2020-01-01");
  await app.db.prisma.visitorSalt.create({ data: { day: yesterday, salt: new Uint8Array(32) } });
  await app.db.prisma.postVisitor.create({ data: { day: yesterday, postId, visitorHash: new Uint8Array(32) } });
  await (await startViewCounter(app)).close();
  expect(await app.db.prisma.visitorSalt.findMany({ where: { day: yesterday } })).toEqual([]);
  expect(await app.db.prisma.postVisitor.findMany({ where: { day: yesterday } })).toEqual([]);
  expect(await app.db.prisma.visitorSalt.count()).toBe(1);
});

it.each([-1, 1])("the day is the database's, ours being %i days off", async (days) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
  const counter = await startViewCounter(app);
  counter.record(slug, reader(9));
  await counter.flush();
  await counter.close().finally(() => vi.useRealTimers());
  const { rows } = await app.db.pool.query(
    `SELECT v.day = (now() AT TIME ZONE 'Europe/Istanbul')::date AS today
     FROM post_visitors v JOIN posts p ON p.id = v.post_id WHERE p.slug = $1`,
    [slug],
  );
  expect(rows).toEqual([{ today: true }]);
});
