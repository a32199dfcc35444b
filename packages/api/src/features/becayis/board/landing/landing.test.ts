import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp } from "../../../../testing/index.ts";
import { listSitemapEntries } from "../../../site/seo/sitemap-service.ts";
import { admin, importReferenceLists, publisher } from "../../testing/board.ts";

let app: TestApp;
let calls: ReturnType<typeof anonymousCaller>["becayis"];
let paused: Awaited<ReturnType<typeof publisher>>;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  calls = anonymousCaller(app).becayis;
  for (const _ of [1, 2, 3]) await publisher(app, { from: "Ankara", to: "İzmir" });
  await publisher(app, { from: "Bursa", to: "Ankara" });
  await publisher(app, { from: "Ankara", to: "Bursa" });
  await publisher(app, { from: "Bursa", to: "İzmir", position: "Hemşire" });
  paused = await publisher(app, { from: "İzmir", to: "Bursa" });
  await app.db.prisma.listing.update({ where: { id: paused.listing.id }, data: { status: "paused" } });
});

const institution = "adalet-bakanligi";
const position = "zabit-katibi";
const ways = (directions: { from: { name: string }; to: { name: string }; count?: number | null }[]) =>
  directions.map(({ from, to, count }) => `${from.name}-${to.name}${count === undefined ? "" : ` ${count}`}`);

describe("a landing page", () => {
  it("names the directions of an institution, those that somebody waits for, and its titles", async () => {
    const page = await calls.landing.get({ institution });
    expect(page).toMatchObject({
      institution: { name: "Adalet Bakanlığı", slug: institution },
      position: null,
      positions: [
        { slug: position, count: 5 },
        { slug: "hemsire", count: null },
      ],
    });
    expect(ways(page.directions)).toEqual([
      "Ankara-İzmir 3",
      "Ankara-Bursa null",
      "Bursa-Ankara null",
      "Bursa-İzmir null",
    ]);
    expect(ways(page.missing)).toEqual(["İzmir-Ankara", "İzmir-Bursa"]);
    expect(page.cities.map(({ slug }) => slug)).toEqual(["ankara", "izmir", "bursa"]);
  });

  it("counts one title, and of a province only the ways from and to it", async () => {
    const page = await calls.landing.get({ institution, position, city: "bursa" });
    expect(page).toMatchObject({ position: { name: "Zabıt Kâtibi" }, city: { name: "Bursa" }, toCity: null });
    expect(ways(page.directions)).toEqual(["Ankara-Bursa null", "Bursa-Ankara null"]);
    expect(page.missing).toEqual([]);
  });

  it("shows the rules of the institution with their source, none of rings", async () => {
    const { rules } = await calls.landing.get({ institution, position });
    expect(rules.map(({ rule }) => rule)).toEqual(["authority-approval", "same-institution", "one-year-in-unit"]);
    expect(rules[0]).toMatchObject({ source: "Bir kaynak", sourceDate: "2026-11-21" });
  });

  it.each([
    { institution: "yok" },
    { institution, position: "yok" },
    { institution, position, city: "yok" },
    { institution, position, city: "ankara", toCity: "yok" },
    { institution, city: "ankara" },
    { institution, position, toCity: "ankara" },
  ])("is not there for %o", async (input) => {
    await expect(calls.landing.get(input)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("a listing that has left the board", () => {
  it("leads to others of its way, by its slug and by its number", async () => {
    const way = { institution: { slug: institution }, from: { slug: "izmir" }, to: { slug: "bursa" } };
    expect(await calls.landing.ended({ slug: paused.listing.slug })).toMatchObject(way);
    expect(await calls.landing.ended({ slug: String(paused.listing.id) })).toMatchObject(way);
  });

  it("tells nothing of one that was never on the board, or whose owner leaves", async () => {
    const { listing, member } = await publisher(app, { from: "İzmir", to: "Bursa" });
    const ended = () => calls.landing.ended({ slug: listing.slug });
    await expect(ended()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } }); // still live
    await app.db.prisma.listing.update({ where: { id: listing.id }, data: { status: "paused", approvedAt: null } });
    await expect(ended()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await app.db.prisma.listing.update({ where: { id: listing.id }, data: { approvedAt: new Date() } });
    await expect(ended()).resolves.toBeDefined();
    await app.db.prisma.member.update({ where: { id: member.id }, data: { eraseAfter: new Date() } });
    await expect(ended()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

it("the sitemap lists landing pages with a live listing alone", async () => {
  const found = (await listSitemapEntries(app))
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/becayis/kurum"));
  const base = `/becayis/kurum/${institution}`;
  expect(found.sort()).toEqual([
    base,
    `${base}/hemsire`,
    `${base}/hemsire/bursa`,
    `${base}/hemsire/bursa-izmir`,
    `${base}/hemsire/izmir`,
    `${base}/${position}`,
    `${base}/${position}/ankara`,
    `${base}/${position}/ankara-bursa`,
    `${base}/${position}/ankara-izmir`,
    `${base}/${position}/bursa`,
    `${base}/${position}/bursa-ankara`,
    `${base}/${position}/izmir`,
  ]);
});

it("the sitemap calls no page of the board older when a listing leaves it", async () => {
  const leaving = await publisher(app, { from: "Ankara", to: "İzmir" });
  const { id } = leaving.listing;
  const reads = async () =>
    new Map((await listSitemapEntries(app)).map(({ path, lastModified = "" }) => [path, lastModified]));
  const base = `/becayis/kurum/${institution}`;
  const pages = ["/becayis", "/becayis/ankara-izmir", base, `${base}/${position}`, `${base}/${position}/ankara-izmir`];
  const before = await reads();
  await leaving.caller.becayis.listings.setStatus({ id, status: "paused" });
  const paused = await reads();
  for (const path of pages) expect([path, (paused.get(path) ?? "") > (before.get(path) ?? "")]).toEqual([path, true]);
  const over = new Date(Date.now() - 1000);
  const { pool } = app.db;
  await pool.query("UPDATE listings SET updated_at = updated_at - interval '1 hour'");
  await pool.query("UPDATE listings SET status = 'active', expires_at = $2 WHERE id = $1", [id, over]);
  const expired = await reads();
  for (const path of pages) expect([path, expired.get(path)]).toEqual([path, over.toISOString()]);
  await leaving.caller.becayis.listings.remove({ id });
});

describe("what landing pages share", () => {
  it("is not read again for another province, and ends with each write that changes it", async () => {
    const get = () => calls.landing.get({ institution, position });
    const { listing, caller } = await publisher(app, { from: "İstanbul", to: "Bursa" });
    app.pages.purge(["becayis"]); // as its approval does
    expect(ways((await get()).directions)).toContain("İstanbul-Bursa null");
    await app.db.prisma.listing.update({ where: { id: listing.id }, data: { expiresAt: new Date() } });
    const { directions } = await calls.landing.get({ institution, position, city: "istanbul" });
    expect(ways(directions)).toEqual(["İstanbul-Bursa null"]);

    await caller.becayis.listings.remove({ id: listing.id });
    expect(ways((await get()).directions)).not.toContain("İstanbul-Bursa null");

    const { rules, positions } = (await admin(app)).reference;
    const [own] = (await rules.list()).filter(({ rule }) => rule === "authority-approval");
    await rules.update({ id: own?.id ?? 0, text: "Onay şimdi başkasınındır." });
    expect((await get()).rules[0]).toMatchObject({ text: "Onay şimdi başkasınındır." });

    const title = (await positions.list()).find(({ name }) => name === "Zabıt Kâtibi");
    await positions.update({ id: title?.id ?? 0, name: "Yazı İşleri Memuru" });
    expect((await get()).position).toMatchObject({ name: "Yazı İşleri Memuru", slug: "yazi-isleri-memuru" });
    const renamed = await calls.landing.get({ institution, position: "yazi-isleri-memuru" });
    expect(renamed.positions[0]).toMatchObject({ name: "Yazı İşleri Memuru", count: 5 });
    expect(await calls.listings.list({ position: "yazi-isleri-memuru" })).toMatchObject({ total: 5 });
  });
});
