import { makeCategory, makePost, makeTag } from "@site/api/testing";
import { createPostInput } from "@site/contract/blog/posts/admin-schema";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

/** Returns the status of an address and the target of its redirect. */
async function answerAt(path: string): Promise<[number, string | undefined]> {
  const { statusCode, headers } = await host.get(path);
  return [statusCode, headers.location];
}

async function put(url: string, payload: object): Promise<void> {
  const { statusCode, body } = await host.server.inject({
    method: "PUT",
    url: `/api/admin${url}`,
    headers: admin.headers,
    payload,
  });
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
}

const movePost = (id: number, slug: string, more: object = {}) =>
  put(`/posts/${id}`, {
    ...createPostInput.parse({ title: "Yazı", content: "<p>Metin.</p>", status: "published", slug }),
    ...more,
  });

describe("a changed address redirects in one step", () => {
  it("for a post, a category, a tag and a static page", async () => {
    const [post, category, tag] = [
      await makePost(host.app, { slug: "eski-yazi" }),
      await makeCategory(host.app, "Kategori", "eski-kategori"),
      await makeTag(host.app, "Etiket", "eski-etiket"),
    ];
    const page = await host.app.db.prisma.page.create({
      data: { slug: "eski-sayfa", title: "Sayfa", content: "<p>Metin</p>" },
    });
    await movePost(post.id, "yeni-yazi");
    await put(`/categories/${category.id}`, { name: "Kategori", slug: "yeni-kategori" });
    await put(`/tags/${tag.id}`, { name: "Etiket", slug: "yeni-etiket" });
    await put(`/pages/${page.id}`, { slug: "yeni-sayfa" });
    for (const [from, to] of [
      ["/blog/eski-yazi", "/blog/yeni-yazi"],
      ["/blog/category/eski-kategori", "/blog/category/yeni-kategori"],
      ["/blog/tag/eski-etiket", "/blog/tag/yeni-etiket"],
      ["/eski-sayfa", "/yeni-sayfa"],
    ] as const) {
      expect(await answerAt(from)).toEqual([301, to]);
      expect(await answerAt(to)).toEqual([200, undefined]);
    }
  });

  it("after several changes, with its query, and from a path with a trailing slash", async () => {
    const { id } = await makePost(host.app, { slug: "bir" });
    for (const slug of ["iki", "uc", "dort"]) await movePost(id, slug);
    for (const slug of ["bir", "iki", "uc"]) expect(await answerAt(`/blog/${slug}`)).toEqual([301, "/blog/dort"]);
    expect(await answerAt("/blog/bir?utm_source=posta&x=1%202")).toEqual([301, "/blog/dort?utm_source=posta&x=1%202"]);
    expect(await answerAt("/blog/iki/?sayfa=2")).toEqual([301, "/blog/dort?sayfa=2"]);
  });

  it("with a redirect that browsers revalidate", async () => {
    const { id } = await makePost(host.app, { slug: "gecici" });
    await movePost(id, "kalici");
    expect((await host.get("/blog/gecici")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("an address in use again does not redirect", () => {
  it("after the old content has returned to it", async () => {
    const { id } = await makePost(host.app, { slug: "a" });
    for (const slug of ["b", "c", "a"]) await movePost(id, slug);
    expect(await answerAt("/blog/a")).toEqual([200, undefined]);
    expect(await answerAt("/blog/b")).toEqual([301, "/blog/a"]);
    expect(await answerAt("/blog/c")).toEqual([301, "/blog/a"]);
  });

  it("after two posts have swapped their addresses", async () => {
    const [left, right] = [
      await makePost(host.app, { slug: "sol", title: "Sol" }),
      await makePost(host.app, { slug: "sag", title: "Sağ" }),
    ];
    await movePost(left.id, "ara-yer");
    await movePost(right.id, "sol");
    await movePost(left.id, "sag");
    expect(await answerAt("/blog/sol")).toEqual([200, undefined]);
    expect(await answerAt("/blog/sag")).toEqual([200, undefined]);
    expect(await answerAt("/blog/ara-yer")).toEqual([301, "/blog/sag"]);
  });

  it("after new content uses it, also with a trailing slash", async () => {
    const { id } = await makePost(host.app, { slug: "bosalan" });
    await movePost(id, "tasinan");
    await makePost(host.app, { slug: "bosalan", title: "Yeni gelen" });
    expect((await host.get("/blog/bosalan")).body).toContain("Yeni gelen");
    expect(await answerAt("/blog/bosalan/")).toEqual([301, "/blog/bosalan"]);
  });
});

it("leads to a feed, which is no page", async () => {
  await host.app.db.prisma.redirect.create({ data: { fromPath: "/feed", toPath: "/rss.xml", isManual: true } });
  expect(await answerAt("/feed")).toEqual([301, "/rss.xml"]);
});

describe("the spelling of an address", () => {
  it("does not decide whether a redirect is found", async () => {
    const page = await makePost(host.app, { slug: "calisma-sartlari" });
    await host.app.db.prisma.redirect.create({
      data: { fromPath: "/eski-çalışma", toPath: `/blog/${page.slug}`, isManual: true },
    });
    for (const path of [
      "/eski-%C3%A7al%C4%B1%C5%9Fma",
      "/eski-%c3%a7al%c4%b1%c5%9fma",
      "/ESKI-%C3%A7al%C4%B1%C5%9Fma",
      "/eski-%C3%A7al%C4%B1%C5%9Fma/",
      "/eski-c%CC%A7al%C4%B1s%CC%A7ma",
    ])
      expect([path, ...(await answerAt(path))]).toEqual([path, 301, "/blog/calisma-sartlari"]);
    expect(await answerAt("/eski-%C3%A7al%C4%B1%C5%9Fma?a=1")).toEqual([301, "/blog/calisma-sartlari?a=1"]);
  });

  it("leads from capital letters and needless encoding to the page", async () => {
    await host.app.db.prisma.page.create({ data: { slug: "kunye", title: "Künye", content: "<p>Metin</p>" } });
    for (const path of ["/Kunye", "/%6Bunye", "/KUNYE"]) expect(await answerAt(path)).toEqual([301, "/kunye"]);
    expect(await answerAt("/Yok-Boyle")).toEqual([404, undefined]);
    expect(await answerAt("/a%00b")).toEqual([404, undefined]);
  });
});

describe("a changed address whose content is not public", () => {
  it("is not found and does not reveal the new address", async () => {
    const { id } = await makePost(host.app, { slug: "acik" });
    await movePost(id, "kapali", { status: "draft" });
    expect(await answerAt("/blog/acik")).toEqual([404, undefined]);
    expect(await answerAt("/blog/acik/")).toEqual([301, "/blog/acik"]);
    await movePost(id, "yeniden-acik");
    expect(await answerAt("/blog/acik")).toEqual([301, "/blog/yeniden-acik"]);
    expect(await answerAt("/blog/kapali")).toEqual([301, "/blog/yeniden-acik"]);
  });
});

describe("a link whose # a mail gateway has escaped", () => {
  it.each([
    ["/takip%23onay=a-b_c", "/takip#onay=a-b_c"],
    ["/takip%23tercih=abc?utm_source=x", "/takip#tercih=abc"],
    ["/takip%2523tercih=abc", "/takip#tercih=abc"],
    ["/email-dogrula%23access_token%3Da%26refresh_token%3Db", "/email-dogrula#access_token=a&refresh_token=b"],
    [
      "/auth/reset-password%23access_token=a&refresh_token=b&type=recovery",
      "/auth/reset-password#access_token=a&refresh_token=b&type=recovery",
    ],
    ["/email-degisikligi%23token=a", "/email-degisikligi#token=a"],
    ["/email-geri-al%23token=a", "/email-geri-al#token=a"],
    ["/becayis/sonuc%23abc", "/becayis/sonuc#abc"],
    ["/admin/davet%23token=a", "/admin/davet#token=a"],
  ])("leads from %s to the page, and is kept nowhere", async (from, to) => {
    const { statusCode, headers } = await host.get(from);
    expect([statusCode, headers.location]).toEqual([302, to]);
    expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
  });

  it("leads to no other site", async () => {
    for (const path of ["//example.org%23a", "/%5Cexample.org%23a", "/\\example.org%23a"])
      expect((await answerAt(path))[1] ?? "/").toMatch(/^\/(?![/\\])/);
  });
});
