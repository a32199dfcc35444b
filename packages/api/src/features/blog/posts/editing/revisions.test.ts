import { beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  makeCategory,
  makePost,
  makeTag,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";

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

it("keeps the fields that are no texts too", async () => {
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

it("restores image, category and tags too, but neither address nor publication, and nothing that was deleted", async () => {
  const [category, gone] = [await makeCategory(app), await makeCategory(app)];
  const [tag, goneTag] = [await makeTag(app), await makeTag(app)];
  const given = { tagIds: [tag.id, goneTag.id], featuredImage: "/a.png", imageAlt: "Ev", isFeatured: true };
  const post = await makePost(app, { ...given, categoryId: category.id });
  const bare = { categoryId: gone.id, tagIds: [], featuredImage: "", isFeatured: false };
  const edited = await admin.posts.update({ id: post.id, ...bare, slug: `${post.slug}-yeni`, status: "draft" });
  await admin.tags.remove({ id: goneTag.id });
  const restored = await admin.postRevisions.restore({ postId: post.id, version: 1, current: edited.version });
  expect(restored).toMatchObject({
    ...{ categoryId: category.id, featuredImage: "/a.png", imageAlt: "Ev", isFeatured: true },
    ...{ slug: `${post.slug}-yeni`, status: "draft" },
  });
  expect(restored.tags.map(({ id }) => id)).toEqual([tag.id]);
  await admin.categories.remove({ id: gone.id, moveToCategory: 1 });
  const again = await admin.postRevisions.restore({ postId: post.id, version: 2, current: restored.version });
  expect(again).toMatchObject({ categoryId: category.id, featuredImage: null, tags: [] });
});

describe("a save over a newer version", () => {
  const mine = { title: "Benim", content: "<p>Benim metnim</p>", seoTitle: "Benim SEO" };
  const write = async () => {
    const post = await makePost(app, { title: "İlk" });
    const theirs = await edit(post, "Onun");
    await expect(
      admin.posts.update({ id: post.id, version: post.version, slug: post.slug, ...mine }),
    ).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    expect(await admin.posts.get({ id: post.id })).toEqual(theirs);
    return { post, theirs };
  };

  it("loses nothing if the newer one is kept: the other is a version that can be restored", async () => {
    const { post, theirs } = await write();
    const tag = await makeTag(app);
    const values = { ...mine, slug: post.slug, tagIds: [tag.id], status: "published" as const };
    const kept = await admin.postRevisions.add({ postId: post.id, current: theirs.version, ...values });
    expect(kept).toEqual({ ...theirs, version: theirs.version + 2 });
    expect((await admin.postRevisions.list({ postId: post.id })).map(({ title }) => title)).toEqual(["Benim", "İlk"]);
    const [row] = await admin.postRevisions.list({ postId: post.id });
    const version = row?.version ?? 0;
    const restored = await admin.postRevisions.restore({ postId: post.id, version, current: kept.version });
    expect(restored).toMatchObject({ ...mine, tags: [{ id: tag.id }] });
    const titles = (await admin.postRevisions.list({ postId: post.id })).map(({ title }) => title);
    expect(titles).toEqual(["Onun", "Benim", "İlk"]);
  });

  it("loses nothing if the other one is saved: the newer is a version that can be restored", async () => {
    const { post, theirs } = await write();
    const saved = await admin.posts.update({ id: post.id, version: theirs.version, ...mine });
    expect(saved).toMatchObject(mine);
    const restore = { postId: post.id, version: theirs.version, current: saved.version };
    expect(await admin.postRevisions.restore(restore)).toMatchObject({ title: "Onun", content: theirs.content });
  });

  it("keeps nothing beside a version that was not shown, and sanitises what it keeps", async () => {
    const { post, theirs } = await write();
    const add = (content: string, current: number, postId = post.id) =>
      admin.postRevisions.add({ postId, current, ...mine, slug: post.slug, content });
    await expect(add("<p>a</p>", post.version)).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(add("<p>a</p>", 1, 999_999)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await add("<p onclick=x()>Metin<script>x()</script></p>", theirs.version);
    const kept = await admin.postRevisions.get({ postId: post.id, version: theirs.version + 1 });
    expect(kept.content).toBe("<p>Metin</p>");
  });
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
