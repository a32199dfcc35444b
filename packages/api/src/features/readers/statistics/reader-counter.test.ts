import { countViewInput } from "@site/contract/readers/statistics/schema";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { anonymousCaller, createTestApp, makePost, type TestApp, testCaller } from "../../../testing/index.ts";
import { startReaderCounter } from "./reader-counter.ts";

let app: TestApp;
let post: { id: number; path: string };

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.db.pool.query("TRUNCATE reader_visits, reader_days, reader_counts");
  const { id, slug } = await makePost(app);
  post = { id, path: `/blog/${slug}` };
});

const reader = (number: number) => ({ ...testCaller, ipAddress: `198.51.100.${number}` });
type View = Parameters<ReturnType<typeof anonymousCaller>["statistics"]["countView"]>[0];

async function see(view: Partial<View> = {}, caller = reader(1)): Promise<void> {
  await anonymousCaller(app, caller).statistics.countView({ path: post.path, ...view });
}

async function readDays() {
  await app.readers.flush();
  const { rows } = await app.db.pool.query(
    `SELECT post_id, views, readers, quarter, half, "full" FROM reader_days ORDER BY post_id`,
  );
  return rows;
}

async function readCounts(kind: string, postId = 0): Promise<Record<string, number>> {
  await app.readers.flush();
  const { rows } = await app.db.pool.query<{ name: string; count: number }>(
    "SELECT name, count FROM reader_counts WHERE kind = $1 AND post_id = $2 ORDER BY name",
    [kind, postId],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

it("counts views and distinct readers of the post and the site, over several writes", async () => {
  await see();
  await readDays();
  await see({ path: `${post.path.toUpperCase()}/` });
  await see({}, reader(2));
  await see({ path: "/" });
  expect(await readDays()).toMatchObject([
    { post_id: 0, views: 4, readers: 2 },
    { post_id: post.id, views: 3, readers: 2 },
  ]);
});

it("counts how far an article is read", async () => {
  for (const quarters of [0, 1, 2, 3, 4]) await see({ quarters });
  expect((await readDays())[1]).toMatchObject({ views: 5, quarter: 4, half: 3, full: 1 });
});

it("counts sources, devices and the post that led to another", async () => {
  const other = await makePost(app);
  const phone = { ...reader(1), userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari" };
  await see({ host: "www.Google.com", campaign: "Bülten" }, phone);
  await see({ host: "site.example.org" });
  await see({ host: "<script>" });
  await see({ path: `/blog/${other.slug}`, from: post.path });
  expect(await readCounts("host")).toEqual({ "google.com": 1 });
  expect(await readCounts("host", post.id)).toEqual({ "google.com": 1 });
  expect(await readCounts("campaign")).toEqual({ bülten: 1 });
  expect(await readCounts("device")).toEqual({ desktop: 3, phone: 1 });
  expect(await readCounts("next", post.id)).toEqual({ [other.id]: 1 });
});

it("counts searches, without personal data", async () => {
  await see({ path: "/blog", search: "  Naklen   ATAMA " });
  await see({ path: "/blog", search: "bulunmaz", isFound: false });
  for (const search of ["ayse@example.org", "0532 123 45 67", "tc 12345678901"]) await see({ path: "/blog", search });
  expect(await readCounts("search")).toEqual({ "": 3, bulunmaz: 1, "naklen atama": 1 });
  expect(await readCounts("missed")).toEqual({ bulunmaz: 1 });
});

it.each([
  ["a bot", { userAgent: "Googlebot/2.1" }],
  ["a reader who refuses it", { refusesCounting: true }],
])("does not count %s", async (_, caller) => {
  await see({}, { ...reader(1), ...caller });
  app.readers.addMissing("/yok", { ...reader(1), ...caller });
  expect(await readDays()).toEqual([]);
  expect(await readCounts("missing")).toEqual({});
});

it.each(["/boyle-bir-sayfa-yok", "/onizleme", "/admin/posts", "//example.org", "x"])(
  "does not count what is no page of the site: %s",
  async (path) => {
    await see({ path });
    expect(await readDays()).toEqual([]);
  },
);

it("counts missing addresses in one spelling, without probes", async () => {
  for (const path of ["/Eski-Yaz%C4%B1/", "/eski-yazı", "/eski.html", "/wp-login.php", "/.env", "/u/a@example.org"])
    app.readers.addMissing(path, reader(1));
  expect(await readCounts("missing")).toEqual({ "/eski-yazı": 2, "/eski.html": 1 });
});

it("sums names beyond the day's limit and keeps counting known ones", async () => {
  await see({ host: "bilinen.example" });
  for (let n = 0; n < 150; n += 1) {
    await see({ host: `h${n}.example` }, reader(2 + Math.floor(n / 5)));
    if (n % 50 === 49) await app.readers.flush();
  }
  await see({ host: "bilinen.example" });
  const ofSite = await readCounts("host");
  expect(Object.keys(ofSite)).toHaveLength(101);
  expect(ofSite).toMatchObject({ "bilinen.example": 2, "": 51 });
  expect(Object.keys(await readCounts("host", post.id))).toHaveLength(21);
});

it("gives one visitor a share of the day's names, and known names to everybody", async () => {
  await see({ host: "bilinen.example", path: "/blog", search: "bilinen" }, reader(202));
  await app.readers.flush();
  const flooder = reader(200);
  for (let n = 0; n < 20; n += 1) {
    await see(
      { host: `h${n}.example`, campaign: `k${n}`, path: "/blog", search: `terim ${n}x`, isFound: false },
      flooder,
    );
    app.readers.addMissing(`/yok-${n}`, flooder);
    if (n % 4 === 3) await app.readers.flush();
  }
  await see({ host: "bilinen.example", path: "/blog", search: "bilinen" }, flooder);
  await see({ host: "h0.example", campaign: "k19" }, reader(201));
  await see({ campaign: "afis" }, flooder); // the site's own link
  for (const kind of ["campaign", "search", "missed", "missing"]) {
    const counts = await readCounts(kind);
    expect(
      Object.keys(counts).filter((name) => /\d/.test(name) && name !== "k19"),
      kind,
    ).toHaveLength(5);
    expect(counts[""], kind).toBe(15);
  }
  expect(await readCounts("campaign")).toMatchObject({ k19: 1, afis: 1 });
  expect(await readCounts("search")).toMatchObject({ bilinen: 2 });
  expect(await readCounts("host")).toMatchObject({ "bilinen.example": 2, "h0.example": 2, "": 15 });
  expect(Object.keys(await readCounts("host", post.id))).toEqual(["h0.example"]);
});

it("drops what one visitor sends too fast and says how much", async () => {
  const view = countViewInput.parse({ path: post.path });
  for (let n = 0; n < 100; n += 1) app.readers.addView(view, reader(1));
  expect((await readDays())[0]).toMatchObject({ views: 60, readers: 1 });
  expect(await readCounts("dropped")).toEqual({ "": 40 });
});

it("keeps counts that could not be written for the next time", async () => {
  await app.db.pool.query("ALTER TABLE reader_days RENAME TO reader_days_away");
  await see();
  await app.readers.flush();
  await app.db.pool.query("ALTER TABLE reader_days_away RENAME TO reader_days");
  expect((await readDays())[0]).toMatchObject({ views: 1, readers: 1 });
});

it("writes the rest when it closes, and two instances count a reader once", async () => {
  const second = startReaderCounter(app);
  second.addView(countViewInput.parse({ path: post.path }), reader(1));
  await Promise.all([second.close(), see()]);
  expect((await readDays())[0]).toMatchObject({ views: 2, readers: 1 });
});

it("waits for no lock of a post", async () => {
  const editing = await app.db.pool.connect();
  try {
    await editing.query("BEGIN");
    await editing.query("SELECT 1 FROM posts WHERE id = $1 FOR UPDATE", [post.id]);
    await see();
    expect((await readDays())[1]).toMatchObject({ post_id: post.id, views: 1 });
  } finally {
    await editing.query("ROLLBACK");
    editing.release();
  }
});

it("stores neither address nor user agent", async () => {
  await see({}, reader(77));
  await app.readers.flush();
  for (const table of ["reader_visits", "reader_days", "reader_counts"]) {
    const { rows } = await app.db.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toMatch(/198\.51\.100\.77|Firefox|Mozilla/);
  }
});
