import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeCategory,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../../testing/index.ts";
import { findRedirect } from "../../site/redirects/service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

beforeEach(() => {
  app.purged.length = 0;
});

describe("writing a category", () => {
  it("makes one that is visible everywhere", async () => {
    const made = await admin.categories.create({
      name: "Tebligat",
      slug: "tebligat",
      description: "Tebligat yazıları",
      seoTitle: "",
      seoDescription: "",
    });
    expect(await admin.categories.get({ id: made.id })).toEqual(made);
    expect(await admin.categories.list()).toContainEqual(made);
    expect(await anonymousCaller(app).blog.categories.get({ slug: "tebligat" })).toMatchObject({
      name: "Tebligat",
      postCount: 0,
    });
    expect(app.purged).toEqual(["posts"]);
  });

  it("rejects blank names, invalid slugs and used ones", async () => {
    const { slug } = await makeCategory(app);
    await expect(admin.categories.create({ name: " ", slug: "x" })).rejects.toThrow("Kategori adı gereklidir");
    await expect(admin.categories.create({ name: "Ad", slug: " " })).rejects.toThrow("Slug gereklidir");
    await expect(admin.categories.create({ name: "Ad", slug: "Büyük Harf" })).rejects.toThrow("küçük harf");
    await expect(admin.categories.create({ name: "Ad", slug })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  });

  it("updates one, whose old address redirects", async () => {
    const { id, slug } = await makeCategory(app);
    app.purged.length = 0;
    expect(await admin.categories.update({ id, name: "Yeni ad", slug: `${slug}-yeni` })).toMatchObject({
      id,
      name: "Yeni ad",
      slug: `${slug}-yeni`,
    });
    expect(await findRedirect(app, `/blog/category/${slug}`)).toBe(`/blog/category/${slug}-yeni`);
    expect(app.purged).toEqual(["posts"]);
  });

  it("rejects unknown ones and used slugs without leaving redirects", async () => {
    const [first, second] = [await makeCategory(app), await makeCategory(app)];
    await expect(admin.categories.update({ id: 999_999, name: "Ad", slug: "ad" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.categories.update({ id: first.id, name: "Ad", slug: second.slug })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
    expect(await findRedirect(app, `/blog/category/${first.slug}`)).toBeUndefined();
  });
});

describe("removing a category", () => {
  it("deletes an empty one and keeps it in the trash", async () => {
    const { id } = await makeCategory(app);
    expect(await admin.categories.remove({ id })).toEqual({ message: "Kategori silindi." });
    await expect(admin.categories.get({ id })).rejects.toThrow("Kategori bulunamadı");
    const item = await app.db.prisma.trashItem.findFirstOrThrow({ where: { entity: "category", entityId: id } });
    expect(Math.round((item.purgeAfter.getTime() - item.deletedAt.getTime()) / 86_400_000)).toBe(30);
  });

  it("asks for a target if it has posts", async () => {
    const { id } = await makeCategory(app);
    await makePost(app, { categoryId: id });
    await makePost(app, { categoryId: id, status: "draft" });
    await expect(admin.categories.remove({ id })).rejects.toMatchObject({
      cause: { code: "CONFLICT", details: { flags: { requiresMove: true, postCount: 2 } } },
    });
    expect(await admin.categories.get({ id })).toMatchObject({ id });
  });

  it("moves the posts to the target", async () => {
    const [from, to] = [await makeCategory(app), await makeCategory(app)];
    const post = await makePost(app, { categoryId: from.id });
    await admin.categories.remove({ id: from.id, moveToCategory: to.id });
    expect(await admin.posts.get({ id: post.id })).toMatchObject({ categoryId: to.id });
  });

  it("rejects invalid targets, unknown categories, and Genel", async () => {
    const { id } = await makeCategory(app);
    await makePost(app, { categoryId: id });
    await expect(admin.categories.remove({ id, moveToCategory: id })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED" },
    });
    await expect(admin.categories.remove({ id, moveToCategory: 999_999 })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED" },
    });
    await expect(admin.categories.remove({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.categories.remove({ id: 1, moveToCategory: id })).rejects.toMatchObject({
      cause: { code: "CONFLICT", message: adminTermTexts.categoryIsFallback },
    });
  });
});

it("cleans up unused ones and moves drafts to Genel", async () => {
  await admin.categories.cleanupUnused();
  const [used, drafted, empty, scheduled] = [
    await makeCategory(app),
    await makeCategory(app),
    await makeCategory(app),
    await makeCategory(app),
  ];
  await makePost(app, { categoryId: used.id });
  await makePost(app, { categoryId: scheduled.id, publishedAt: "2999-01-01T00:00:00Z" });
  const draft = await makePost(app, { categoryId: drafted.id, status: "draft" });
  expect(await admin.categories.unused()).toEqual([
    { id: drafted.id, name: drafted.name, slug: drafted.slug, draftCount: 1 },
    { id: empty.id, name: empty.name, slug: empty.slug, draftCount: 0 },
  ]);
  expect(await admin.categories.cleanupUnused()).toEqual({ deletedCount: 2 });
  const left = (await admin.categories.list()).map((category) => category.id);
  expect(left).toEqual(expect.arrayContaining([1, used.id, scheduled.id]));
  expect(left).not.toContain(drafted.id);
  expect(await admin.posts.get({ id: draft.id })).toMatchObject({ categoryId: 1 });
  const item = await app.db.prisma.trashItem.findFirstOrThrow({ where: { entity: "category", entityId: drafted.id } });
  expect(item.payload).toMatchObject({ slug: drafted.slug, postIds: [draft.id] });
});
