import { importDemoListings, importReference } from "@site/api";
import { makeCategory, makePost, makeTag } from "@site/api/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";
import { getChildren, parseXml, textIn } from "../../testing/parse-xml.ts";

const SITE = "https://site.example.org";
const DAY_MS = 86_400_000;
const URN = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TITLE = `Çağrı & <İş> "tırnak" 'tek' ]]> ğüşıöç`;

let host: TestHost;
let published: Awaited<ReturnType<typeof makePost>>;
beforeAll(async () => {
  host = await createTestHost({ siteUrl: SITE });
  const [category, emptyCategory] = [
    await makeCategory(host.app, "Hukuk & Yazılım", "hukuk-ve-yazilim"),
    await makeCategory(host.app, "Boş", "bos-kategori"),
  ];
  const [tag, draftTag] = [
    await makeTag(host.app, "Etiket", "dolu-etiket"),
    await makeTag(host.app, "Taslak", "taslak-etiketi"),
  ];
  const { app } = host;
  const old = new Date(Date.now() - 30 * DAY_MS).toISOString();
  await makePost(app, { slug: "eski", title: "Eski", publishedAt: old, categoryId: category.id });
  published = await makePost(app, {
    slug: "yeni",
    title: `${TITLE}\u0001\uffff`,
    excerpt: "Özet <b>&</b>",
    categoryId: category.id,
    tagIds: [tag.id],
  });
  await makePost(app, { slug: "taslak", status: "draft", categoryId: emptyCategory.id, tagIds: [draftTag.id] });
  await makePost(app, { slug: "arsiv", status: "archived" });
  await makePost(app, { slug: "yarin", publishedAt: new Date(Date.now() + DAY_MS).toISOString() });
  await app.db.prisma.page.createMany({
    data: [
      { title: "Hakkımda", slug: "hakkimda", content: "", isPublished: true },
      { title: "Gizli", slug: "gizli", content: "", isPublished: false },
      { title: "Dizin dışı", slug: "dizin-disi", content: "", isPublished: true },
      { title: "Hiçbiri", slug: "hicbiri", content: "", isPublished: true },
      { title: "Başka yerde", slug: "baska-yerde", content: "", isPublished: true },
      { title: "Başka sayfa", slug: "baska-sayfa", content: "", isPublished: true },
    ],
  });
  await app.db.prisma.pageSeo.createMany({
    data: [
      { pageKey: "dizin-disi", pageName: "Dizin dışı", robots: "NOINDEX, follow" },
      { pageKey: "hicbiri", pageName: "Hiçbiri", robots: "none" },
      { pageKey: "baska-yerde", pageName: "Başka yerde", canonicalUrl: "https://baska.example.org/baska-yerde" },
      { pageKey: "baska-sayfa", pageName: "Başka sayfa", canonicalUrl: `${SITE}/hakkimda` },
      { pageKey: "hakkimda", pageName: "Hakkımda", canonicalUrl: `${SITE}/hakkimda/` },
      { pageKey: "home", pageName: "Ana Sayfa", canonicalUrl: SITE },
    ],
  });
  const service = {
    description: "",
    longDescription: "",
    url: "https://example.org",
    category: "",
    icon: "",
    color: "",
    gradient: "",
  };
  await app.db.prisma.service.createMany({
    data: [
      { ...service, slug: "ozet", name: "Özet", shortName: "Özet" },
      { ...service, slug: "kapali", name: "Kapalı", shortName: "Kapalı", status: "inactive" },
    ],
  });
  await app.db.prisma.setting.create({ data: { scope: "site", key: "site_name", value: "Hukuk & <Yazılım>" } });
  await makeListings(app);
});

/** Creates a public listing from Ankara to İstanbul and hidden ones: paused, pending, expired, of a closed account. */
async function makeListings(app: TestHost["app"]): Promise<void> {
  const cities = [6, 34].map((id) => ({ id, name: id === 6 ? "Ankara" : "İstanbul" }));
  await importReference(app, {
    provinces: cities,
    districts: cities.map(({ id }) => ({ id: id * 100 + 1, provinceId: id, name: "Merkez" })),
    institutions: [{ name: "Adalet Bakanlığı", kind: "ministry" }],
    positions: [{ name: "Zabıt Kâtibi", serviceClass: "GİH" }],
    rules: [],
  });
  const listing = {
    description: "",
    institution: "Adalet Bakanlığı",
    position: "Zabıt Kâtibi",
    offerCityId: 34,
    wantedPlaces: [6],
    firstName: "Ayşe",
    lastName: "Karaca",
  };
  const titles = ["Görünen ilan", "Duraklatılan ilan", "Bekleyen ilan", "Biten ilan", "Kapalı hesabın ilanı"];
  await importDemoListings(
    app,
    titles.map((title, index) => ({
      ...listing,
      ...(index === 0 && { offerCityId: 6, wantedPlaces: [34] }),
      title,
      email: `uye${index}@example.org`,
    })),
  );
  await app.db.pool.query(`UPDATE listings SET
    status = CASE title WHEN 'Duraklatılan ilan' THEN 'paused' ELSE status END,
    approval_status = CASE title WHEN 'Bekleyen ilan' THEN 'pending' ELSE approval_status END,
    expires_at = CASE title WHEN 'Biten ilan' THEN now() ELSE expires_at END`);
  await app.db.pool.query("UPDATE members SET is_active = false WHERE email = 'uye4@example.org'");
}

const get = (url: string, headers: Record<string, string> = {}) => host.server.inject({ url, headers });
const read = async (url: string) => parseXml((await get(url)).body);

it("serves a robots.txt that excludes areas behind a sign-in and names the sitemap", async () => {
  const { body, headers } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /api/becayis/calendar/",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /trpc/",
    `Sitemap: ${SITE}/sitemap.xml`,
  ]);
});

describe("the sitemap", () => {
  it("lists public pages with the time of their last change", async () => {
    const urls = getChildren(await read("/sitemap-1.xml"), "url");
    expect(urls.map((url) => textIn(url, "loc")).toSorted()).toEqual(
      [
        "/",
        "/becayis",
        "/becayis/ankara-istanbul",
        "/becayis/harita",
        "/becayis/ilan/gorunen-ilan-1",
        "/becayis/kurum/adalet-bakanligi",
        "/becayis/kurum/adalet-bakanligi/zabit-katibi",
        "/becayis/kurum/adalet-bakanligi/zabit-katibi/ankara",
        "/becayis/kurum/adalet-bakanligi/zabit-katibi/ankara-istanbul",
        "/becayis/kurum/adalet-bakanligi/zabit-katibi/istanbul",
        "/blog",
        "/blog/category/hukuk-ve-yazilim",
        "/blog/eski",
        "/blog/tag/dolu-etiket",
        "/blog/yeni",
        "/hakkimda",
        "/hizmetler",
        "/hizmetler/ozet",
      ].map((path) => `${SITE}${path}`),
    );
    for (const path of ["/blog/yeni", "/blog/tag/dolu-etiket"])
      expect(
        urls.filter((url) => textIn(url, "loc") === `${SITE}${path}`).map((url) => textIn(url, "lastmod")),
      ).toEqual([published.updatedAt]);
    for (const url of urls) expect(textIn(url, "lastmod")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("has an index that lists its parts", async () => {
    const index = await read("/sitemap.xml");
    expect([index.name, index.attributes.xmlns]).toEqual([
      "sitemapindex",
      "http://www.sitemaps.org/schemas/sitemap/0.9",
    ]);
    const [part, ...more] = getChildren(index, "sitemap");
    expect([part && textIn(part, "loc"), more.length]).toEqual([`${SITE}/sitemap-1.xml`, 0]);
    const newest = getChildren(await read("/sitemap-1.xml"), "url")
      .map((url) => textIn(url, "lastmod"))
      .toSorted()
      .at(-1);
    expect(part && textIn(part, "lastmod")).toBe(newest);
  });

  it("has no part beyond the last", async () => {
    for (const part of ["0", "2", "01", "-1", "x", "", "99999", "1.5"])
      expectError(await get(`/sitemap-${part}.xml`), 404, "ROUTE_NOT_FOUND");
  });

  it("splits more than ten thousand addresses into parts, each address once", async () => {
    const many = await createTestHost({ siteUrl: SITE });
    await many.app.db.pool.query(
      `INSERT INTO posts (title, slug, content, status, published_at, updated_at)
        SELECT 'Yazı', 'yazi-' || n, '<p>Metin</p>', 'published', now(), now() FROM generate_series(1, 10005) n`,
    );
    const { body } = await many.server.inject("/sitemap.xml");
    const parts = getChildren(parseXml(body), "sitemap").map((part) => textIn(part, "loc")?.slice(SITE.length) ?? "");
    expect(parts).toEqual(["/sitemap-1.xml", "/sitemap-2.xml"]);
    const addresses: (string | undefined)[] = [];
    for (const part of parts)
      addresses.push(
        ...getChildren(parseXml((await many.server.inject(part)).body), "url").map((url) => textIn(url, "loc")),
      );
    expect(addresses.length).toBe(10_005 + 5);
    expect(new Set(addresses).size).toBe(addresses.length);
    expectError(await many.server.inject("/sitemap-3.xml"), 404, "ROUTE_NOT_FOUND");
  });
});

describe("the identity of a post in the feeds", () => {
  const getIds = async (other: TestHost) => {
    const body = async (url: string) => parseXml((await other.server.inject(url)).body);
    const [channel] = getChildren(await body("/rss.xml"), "channel");
    const rss = channel ? getChildren(channel, "item").map((item) => textIn(item, "guid")) : [];
    return { rss, atom: getChildren(await body("/atom.xml"), "entry").map((entry) => textIn(entry, "id")) };
  };

  it("stays when the address changes, and is never another post's", async () => {
    const other = await createTestHost({ siteUrl: SITE });
    const { id } = await makePost(other.app, { slug: "ilk" });
    const before = await getIds(other);
    expect(before.rss).toEqual(before.atom);
    await other.app.db.prisma.post.update({ where: { id }, data: { slug: "sonra" } });
    other.pages.clear();
    expect(await getIds(other)).toEqual(before);
    await makePost(other.app, { slug: "ilk" });
    other.pages.clear();
    const { rss } = await getIds(other);
    expect(rss).toHaveLength(2);
    expect(new Set(rss).size).toBe(2);
  });

  it("is still its first address where readers know that", async () => {
    const other = await createTestHost({ siteUrl: SITE });
    const { id } = await makePost(other.app, { slug: "yeni-adres" });
    await other.app.db.prisma.post.update({ where: { id }, data: { feedId: "/blog/ilk-adres" } });
    other.pages.clear();
    expect(await getIds(other)).toEqual({ rss: [`${SITE}/blog/ilk-adres`], atom: [`${SITE}/blog/ilk-adres`] });
  });
});

describe("the feeds", () => {
  it("list published posts as RSS, newest first, with unchanged texts", async () => {
    const rss = await read("/rss.xml");
    const [channel] = getChildren(rss, "channel");
    expect([rss.name, rss.attributes.version]).toEqual(["rss", "2.0"]);
    expect(channel && [textIn(channel, "title"), textIn(channel, "link"), textIn(channel, "language")]).toEqual([
      "Hukuk & <Yazılım>",
      `${SITE}/blog`,
      "tr-TR",
    ]);
    const items = channel ? getChildren(channel, "item") : [];
    expect(items.map((item) => [textIn(item, "title"), textIn(item, "link"), textIn(item, "guid")])).toEqual([
      [TITLE, `${SITE}/blog/yeni`, expect.stringMatching(URN)],
      ["Eski", `${SITE}/blog/eski`, expect.stringMatching(URN)],
    ]);
    expect(items[0] && [textIn(items[0], "description"), textIn(items[0], "category")]).toEqual([
      "Özet <b>&</b>",
      "Hukuk & Yazılım",
    ]);
    expect(items[0] && new Date(textIn(items[0], "pubDate") ?? "").getTime()).toBe(
      Math.floor(new Date(published.publishedAt ?? "").getTime() / 1000) * 1000,
    );
  });

  it("list the same posts as Atom, with the time of the last change", async () => {
    const feed = await read("/atom.xml");
    expect([feed.name, feed.attributes.xmlns, textIn(feed, "id"), textIn(feed, "title")]).toEqual([
      "feed",
      "http://www.w3.org/2005/Atom",
      `${SITE}/`,
      "Hukuk & <Yazılım>",
    ]);
    const entries = getChildren(feed, "entry");
    expect(
      entries.map((entry) => [
        textIn(entry, "title"),
        textIn(entry, "id"),
        getChildren(entry, "link")[0]?.attributes.href,
      ]),
    ).toEqual([
      [TITLE, expect.stringMatching(URN), `${SITE}/blog/yeni`],
      ["Eski", expect.stringMatching(URN), `${SITE}/blog/eski`],
    ]);
    expect(entries[0] && [textIn(entries[0], "updated"), textIn(entries[0], "published")]).toEqual([
      published.updatedAt,
      published.publishedAt,
    ]);
    expect(textIn(feed, "updated")).toBe(
      entries
        .map((entry) => textIn(entry, "updated"))
        .toSorted()
        .at(-1),
    );
  });

  it("are valid without posts", async () => {
    const empty = await createTestHost();
    for (const url of ["/rss.xml", "/atom.xml", "/sitemap.xml", "/sitemap-1.xml"])
      parseXml((await empty.server.inject(url)).body);
  });
});

it("lets programs of other sites read the feeds", async () => {
  for (const [url, expected] of [
    ["/rss.xml", "*"],
    ["/atom.xml", "*"],
    ["/becayis/rss.xml", "*"],
    ["/sitemap.xml", undefined],
  ] as const)
    expect([url, (await get(url)).headers["access-control-allow-origin"]]).toEqual([url, expected]);
});

it("offers the blog, the services, the board and its question from the app's icon, each with a picture", async () => {
  const { shortcuts } = JSON.parse((await get("/manifest.webmanifest")).body);
  expect(shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ["Eşleşme var mı?", "/becayis/sor"],
    ["Becayiş", "/becayis"],
    ["Blog", "/blog"],
    ["Hizmetler", "/hizmetler"],
  ]);
  for (const { icons } of shortcuts)
    expect(icons).toEqual([{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }]);
});

it("answers 304 for unchanged feeds and sitemaps", async () => {
  const types = {
    "/robots.txt": "text/plain",
    "/sitemap.xml": "application/xml",
    "/sitemap-1.xml": "application/xml",
    "/rss.xml": "application/rss+xml",
    "/atom.xml": "application/atom+xml",
    "/manifest.webmanifest": "application/manifest+json",
  };
  const etags = new Map<string, string>();
  for (const [url, type] of Object.entries(types)) {
    const { headers } = await get(url);
    const etag = String(headers.etag);
    expect(headers).toMatchObject({
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get(url, { "if-none-match": known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
    etags.set(url, etag);
  }
  await makePost(host.app, { slug: "en-yeni" });
  const untouched = ["/robots.txt", "/manifest.webmanifest"];
  for (const [url, etag] of etags)
    expect((await get(url, { "if-none-match": etag })).statusCode, url).toBe(untouched.includes(url) ? 304 : 200);
});
