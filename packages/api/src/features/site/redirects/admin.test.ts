import { redirectTexts } from "@site/contract/site/redirects/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, makeCategory, makePost, makeTag, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { countRedirectHit, findRedirect } from "./service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});
beforeEach(async () => {
  await app.db.prisma.redirect.deleteMany();
});

const add = (fromPath: string, toPath: string) => admin.redirects.create({ fromPath, toPath });

it("adds a redirect and lists it with its use", async () => {
  await add("/eski/", "/blog/yeni");
  await countRedirectHit(app, "/eski");
  await countRedirectHit(app, "/eski");
  const { items: redirects, total } = await admin.redirects.list({ page: 1 });
  expect(total).toBe(1);
  expect(redirects[0]).toMatchObject({ fromPath: "/eski", toPath: "/blog/yeni", hitCount: 2, isManual: true });
  expect(redirects[0]?.lastHitAt).toEqual(expect.any(String));
});

it("lists redirects of changed addresses too and finds them by either address", async () => {
  const post = await makePost(app, { slug: "ilk-adres" });
  await admin.posts.update({ id: post.id, slug: "son-adres", title: post.title, content: post.content });
  expect((await admin.redirects.list({ page: 1, search: "SON-adres" })).items).toMatchObject([
    { fromPath: "/blog/ilk-adres", toPath: "/blog/son-adres", isManual: false },
  ]);
});

it("leads a visitor to the end of several redirects at once, and changes none of them", async () => {
  await add("/b", "/c");
  await add("/a", "/b");
  expect(await findRedirect(app, "/a")).toBe("/c");
  const last = await add("/c", "/d");
  for (const path of ["/a", "/b", "/c"]) expect(await findRedirect(app, path)).toBe("/d");
  const ways = async () =>
    (await admin.redirects.list({ page: 1 })).items.map(({ fromPath, toPath, finalPath }) => [
      fromPath,
      toPath,
      finalPath,
    ]);
  expect(await ways()).toEqual([
    ["/c", "/d", "/d"],
    ["/a", "/b", "/d"],
    ["/b", "/c", "/d"],
  ]);
  await admin.redirects.remove({ id: last.id });
  expect(await ways()).toEqual([
    ["/a", "/b", "/c"],
    ["/b", "/c", "/c"],
  ]);
});

describe("an address with a page of its own", () => {
  beforeAll(async () => {
    const { prisma } = app.db;
    await makeCategory(app, "Hukuk", "hukuk");
    await makeTag(app, "Dava", "dava");
    await makePost(app, { slug: "yayinda" });
    await makePost(app, { slug: "taslakta", status: "draft" });
    await prisma.page.createMany({
      data: [
        { slug: "hakkimda", title: "Hakkımda", content: "" },
        { slug: "gizli", title: "Gizli", content: "", isPublished: false },
      ],
    });
  });

  it.each([
    "/",
    "/blog",
    "/BLOG/",
    "/%62log",
    "/hizmetler",
    "/becayis/harita",
    "/giris-yap",
    "/profil/bilgiler",
    "/blog/yayinda",
    "/Blog/YAYINDA",
    "/blog/category/hukuk",
    "/blog/tag/dava",
    "/hakkimda",
  ])("is not redirected: %s", async (path) => {
    await expect(add(path, "/baska")).rejects.toSatisfy((error) =>
      JSON.stringify([error, (error as Error).message, (error as Error).cause]).includes(redirectTexts.hasPage),
    );
    expect(await app.db.prisma.redirect.count()).toBe(0);
  });

  it("is redirected while its content is hidden, and idle after it appears", async () => {
    await add("/blog/taslakta", "/blog/yayinda");
    expect(await add("/gizli", "/hakkimda")).toMatchObject({ isIdle: false });
    await app.db.prisma.page.updateMany({ where: { slug: "gizli" }, data: { isPublished: true } });
    expect((await admin.redirects.list({ page: 1 })).items).toMatchObject([
      { fromPath: "/gizli", isIdle: true },
      { fromPath: "/blog/taslakta", isIdle: false, isBroken: false },
    ]);
  });

  it("is the target of a redirect that works; without one the list says so", async () => {
    expect(await add("/bir", "/yok-boyle-bir-sayfa")).toMatchObject({ isBroken: true });
    for (const target of ["/blog/yayinda", "/rss.xml", "/bir"])
      expect(await add(`/den${target}`, target)).toMatchObject({ isBroken: target === "/bir" });
  });

  it("ends the way of a visitor", async () => {
    await add("/x", "/y");
    await add("/y", "/z");
    await app.db.prisma.page.create({ data: { slug: "y", title: "Y", content: "" } });
    expect(await findRedirect(app, "/x")).toBe("/y");
  });
});

it("stores one spelling of an address", async () => {
  expect(await add("/eski-%C3%A7al%c4%b1%C5%9Fma/", "/Yeni")).toMatchObject({
    fromPath: "/eski-çalışma",
    toPath: "/yeni",
  });
  await expect(add("/Eski-c\u0327al\u0131s\u0327ma", "/baska")).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  await expect(add("/a", "/%61")).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("refuses loops, also of two administrators at the same time", async () => {
  await add("/a", "/b");
  await expect(add("/b", "/a")).rejects.toMatchObject({ cause: { code: "VALIDATION_FAILED" } });
  const results = await Promise.allSettled([add("/x", "/y"), add("/y", "/x")]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("refuses a second redirect of an address", async () => {
  await add("/a", "/b");
  await expect(add("/a", "/c")).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
});

it.each([
  ["another site", "//example.org", "/b"],
  ["a query", "/a?b=c", "/b"],
  ["the same address", "/a", "/a/"],
  ["an admin address", "/admin/posts", "/b"],
  ["an API address", "/API/posts", "/b"],
  ["a relative address", "a", "/b"],
  ["a backslash", "/\\example.org", "/b"],
  ["an encoded backslash", "/%5cexample.org", "/b"],
  ["a control character", "/a%0d%0ab", "/b"],
  ["an empty segment", "/a//b", "/b"],
  ["a target at another site", "/a", "//example.org"],
  ["a target that is a script", "/a", "javascript:alert(1)"],
  ["a target in the admin area", "/a", "/Admin/posts"],
  ["a long address", `/${"a".repeat(300)}`, "/b"],
])("refuses %s", async (_, from, to) => {
  await expect(add(from, to)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("removes a redirect once", async () => {
  const { id } = await add("/a", "/b");
  expect(await admin.redirects.remove({ id })).toMatchObject({ fromPath: "/a", toPath: "/b" });
  await expect(admin.redirects.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});
