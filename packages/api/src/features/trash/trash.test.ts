import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, makeCategory, makePost, makeTag, signedInAdmin, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});
beforeEach(async () => {
  await app.db.prisma.trashItem.deleteMany();
});

it("lists deleted records, newest first, and filters them by kind", async () => {
  const [post, tag] = [await makePost(app), await makeTag(app, "Silinen")];
  await admin.posts.remove({ id: post.id });
  await admin.tags.remove({ id: tag.id });
  const all = await admin.trash.list({ page: 1 });
  expect(all).toMatchObject({ total: 2, pageCount: 1 });
  expect(all.items.map(({ entity, title }) => [entity, title])).toEqual([
    ["tag", "Silinen"],
    ["post", post.title],
  ]);
  expect((await admin.trash.list({ page: 1, entity: "post" })).items).toHaveLength(1);
  const [{ deletedAt, purgeAfter } = { deletedAt: "", purgeAfter: "" }] = all.items;
  expect(Math.round((Date.parse(purgeAfter) - Date.parse(deletedAt)) / 86_400_000)).toBe(30);
});

it("restores a post with its comments and revisions", async () => {
  const post = await makePost(app);
  await admin.posts.update({ id: post.id, slug: post.slug, title: "Yeni", content: "<p>Yeni</p>" });
  await app.db.prisma.comment.create({
    data: { postId: post.id, authorName: "Ayşe", authorSurname: "Su", authorEmail: "a@example.com", content: "Yorum" },
  });
  await admin.posts.remove({ id: post.id });
  expect(await admin.trash.restore({ entity: "post", entityId: post.id })).toEqual({
    message: "Yazı taslak olarak geri getirildi.",
  });
  expect(await app.db.prisma.comment.count({ where: { postId: post.id } })).toBe(1);
  expect(await app.db.prisma.postRevision.count({ where: { postId: post.id } })).toBe(1);
  expect((await admin.trash.list({ page: 1 })).total).toBe(0);
});

it("restores a tag with its posts", async () => {
  const [tag, gone] = [await makeTag(app), await makeTag(app)];
  const post = await makePost(app, { tagIds: [tag.id, gone.id] });
  await admin.tags.remove({ id: tag.id });
  await admin.trash.restore({ entity: "tag", entityId: tag.id });
  expect((await admin.posts.get({ id: post.id })).tags.map(({ id }) => id).sort()).toEqual([tag.id, gone.id].sort());
});

it("restores a category with the posts that were not moved elsewhere", async () => {
  const [category, target, other] = [await makeCategory(app), await makeCategory(app), await makeCategory(app)];
  const [stays, moves] = [
    await makePost(app, { categoryId: category.id }),
    await makePost(app, { categoryId: category.id }),
  ];
  await admin.categories.remove({ id: category.id, moveToCategory: target.id });
  await admin.posts.updateCategory({ postId: moves.id, categoryId: other.id });
  await admin.trash.restore({ entity: "category", entityId: category.id });
  expect((await admin.posts.get({ id: stays.id })).categoryId).toBe(category.id);
  expect((await admin.posts.get({ id: moves.id })).categoryId).toBe(other.id);
});

it("restores a record whose slug was taken meanwhile with a number behind it, and says so", async () => {
  const tag = await makeTag(app);
  const { category } = { category: await admin.categories.create({ name: "Silinecek", slug: "silinecek" }) };
  await admin.tags.remove({ id: tag.id });
  await admin.categories.remove({ id: category.id });
  await admin.tags.create({ name: "Başka", slug: tag.slug });
  await admin.categories.create({ name: "Başka", slug: "silinecek" });
  const { message } = await admin.trash.restore({ entity: "tag", entityId: tag.id });
  expect(message).toBe(
    `Etiket geri getirildi. Eski adresi bu arada başka bir kayda verildiği için yeni adresi “${tag.slug}-2” oldu.`,
  );
  await admin.trash.restore({ entity: "category", entityId: category.id });
  expect(await admin.categories.get({ id: category.id })).toMatchObject({ name: "Silinecek", slug: "silinecek-2" });
});

it("keeps a tag in the trash while its name is taken", async () => {
  const tag = await makeTag(app, "Işık Şehri", "isik-sehri");
  await admin.tags.remove({ id: tag.id });
  const other = await admin.tags.create({ name: "IŞIK  ŞEHRİ", slug: "baska-isik" });
  await expect(admin.trash.restore({ entity: "tag", entityId: tag.id })).rejects.toThrow(
    "Bu adda bir etiket zaten var.",
  );
  await admin.tags.update({ id: other.id, name: "Ad değişti" });
  await admin.trash.restore({ entity: "tag", entityId: tag.id });
});

it("restores a record once when asked twice at the same time", async () => {
  const post = await makePost(app);
  await admin.posts.remove({ id: post.id });
  const restore = () => admin.trash.restore({ entity: "post", entityId: post.id });
  const results = await Promise.allSettled([restore(), restore(), restore()]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("rejects records that were never deleted", async () => {
  const post = await makePost(app);
  await expect(admin.trash.restore({ entity: "post", entityId: post.id })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
});
