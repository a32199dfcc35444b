import { beforeAll, expect, it } from "vitest";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

const edit = (post: { id: number; slug: string }, title: string) =>
  admin.posts.update({ id: post.id, slug: post.slug, title, content: `<p>${title}</p>`, seoTitle: `${title} SEO` });

it("lists earlier states with the time at which they were saved", async () => {
  const post = await makePost(app, { title: "Bir" });
  await edit(post, "İki");
  await edit(post, "Üç");
  const rows = await admin.postRevisions.list({ postId: post.id });
  expect(rows.map(({ version, title }) => [version, title])).toEqual([
    [2, "İki"],
    [1, "Bir"],
  ]);
  expect(rows[1]?.savedAt).toBe(post.updatedAt);
});

it("keeps the fields that are no texts too, for merging", async () => {
  const tag = await app.db.prisma.tag.create({ data: { name: "Eski", slug: "eski" } });
  const post = await makePost(app, {
    title: "Bir",
    isFeatured: true,
    tagIds: [tag.id],
    featuredImage: "/a.png",
    imageAlt: "Ev",
  });
  await edit(post, "İki");
  const { settings } = await admin.postRevisions.get({ postId: post.id, version: 1 });
  expect(settings).toEqual({
    slug: post.slug,
    featuredImage: "/a.png",
    imageAlt: post.imageAlt,
    categoryId: post.categoryId,
    tagIds: [tag.id],
    status: post.status,
    publishedAt: post.publishedAt,
    unpublishAt: null,
    isFeatured: true,
  });
});

it("restores an earlier state as a new version and keeps every other one", async () => {
  const post = await makePost(app, { title: "Bir", seoTitle: "Bir SEO" });
  const edited = await edit(post, "İki");
  const restored = await admin.postRevisions.restore({ postId: post.id, version: 1, current: edited.version });
  expect(restored).toMatchObject({ title: "Bir", seoTitle: "Bir SEO", content: post.content, version: 3 });
  expect((await admin.postRevisions.list({ postId: post.id })).map(({ title }) => title)).toEqual(["İki", "Bir"]);
  expect(await admin.postRevisions.get({ postId: post.id, version: 2 })).toMatchObject({ seoTitle: "İki SEO" });
});

it("restores nothing over a state that the administrator has not seen", async () => {
  const post = await makePost(app);
  const edited = await edit(post, "İki");
  await edit(post, "Üç");
  await expect(
    admin.postRevisions.restore({ postId: post.id, version: 1, current: edited.version }),
  ).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  expect((await admin.posts.get({ id: post.id })).title).toBe("Üç");
});

it("knows no unknown state and none of a deleted post", async () => {
  const post = await makePost(app);
  await edit(post, "İki");
  await expect(admin.postRevisions.get({ postId: post.id, version: 9 })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await admin.posts.remove({ id: post.id });
  expect(await admin.postRevisions.list({ postId: post.id })).toEqual([]);
});
