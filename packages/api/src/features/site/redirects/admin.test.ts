import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
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
  const { redirects, total } = await admin.redirects.list({ page: 1 });
  expect(total).toBe(1);
  expect(redirects[0]).toMatchObject({ fromPath: "/eski", toPath: "/blog/yeni", hitCount: 2, isManual: true });
  expect(redirects[0]?.lastHitAt).toEqual(expect.any(String));
});

it("lists redirects of changed addresses too and finds them by either address", async () => {
  const post = await makePost(app, { slug: "ilk-adres" });
  await admin.posts.update({ id: post.id, slug: "son-adres", title: post.title, content: post.content });
  expect((await admin.redirects.list({ page: 1, search: "SON-adres" })).redirects).toMatchObject([
    { fromPath: "/blog/ilk-adres", toPath: "/blog/son-adres", isManual: false },
  ]);
});

it("keeps every redirect one step long", async () => {
  await add("/b", "/c");
  await add("/a", "/b");
  expect(await findRedirect(app, "/a")).toBe("/c");
  await add("/c", "/d");
  for (const path of ["/a", "/b", "/c"]) expect(await findRedirect(app, path)).toBe("/d");
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
])("refuses %s", async (_, from, to) => {
  await expect(add(from, to)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("removes a redirect once", async () => {
  const { id } = await add("/a", "/b");
  expect(await admin.redirects.remove({ id })).toMatchObject({ fromPath: "/a", toPath: "/b" });
  await expect(admin.redirects.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});
