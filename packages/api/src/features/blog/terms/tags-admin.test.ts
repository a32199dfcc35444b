import { beforeAll, beforeEach, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  makeTag,
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

it("makes a tag that is visible everywhere", async () => {
  const made = await admin.tags.create({ name: "Icra", slug: "icra", description: "İcra işleri" });
  expect(await admin.tags.list()).toContainEqual(made);
  expect(await anonymousCaller(app).blog.tags.get({ slug: "icra" })).toMatchObject({
    name: "Icra",
    description: "İcra işleri",
  });
  expect(app.purged).toEqual(["posts"]);
});

it("rejects blank names and used slugs", async () => {
  const { slug } = await makeTag(app);
  await expect(admin.tags.create({ name: "", slug: "x" })).rejects.toThrow("Etiket adı gereklidir");
  await expect(admin.tags.create({ name: "Ad", slug })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
});

it("rejects a name that differs from another in case, marks and blanks only", async () => {
  const { id } = await admin.tags.create({ name: "Işık Şehri", slug: "isik-sehri" });
  const refused = { cause: { code: "CONFLICT", details: { fields: { name: expect.stringContaining("zaten var") } } } };
  for (const name of ["IŞIK ŞEHRİ", "ısık  sehri", "Işık Şehri".normalize("NFD")])
    await expect(admin.tags.create({ name, slug: "baska" })).rejects.toMatchObject(refused);
  const other = await makeTag(app);
  await expect(admin.tags.update({ id: other.id, name: "ışık şehri" })).rejects.toMatchObject(refused);
  expect(await admin.tags.update({ id, name: "IŞIK ŞEHRİ" })).toMatchObject({ name: "IŞIK ŞEHRİ", slug: "isik-sehri" });
});

it("updates a tag, whose old address redirects", async () => {
  const { id, slug } = await makeTag(app);
  expect(await admin.tags.update({ id, name: "Yeni", slug: `${slug}-yeni` })).toMatchObject({ id, name: "Yeni" });
  expect(await findRedirect(app, `/blog/tag/${slug}`)).toBe(`/blog/tag/${slug}-yeni`);
});

it("rejects unknown tags and used slugs", async () => {
  const [first, second] = [await makeTag(app), await makeTag(app)];
  await expect(admin.tags.update({ id: 999_999, name: "Ad", slug: "ad" })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await expect(admin.tags.update({ id: first.id, name: "Ad", slug: second.slug })).rejects.toMatchObject({
    cause: { code: "CONFLICT" },
  });
});

it("removes a tag, not its posts, and keeps it in the trash", async () => {
  const tag = await makeTag(app);
  const post = await makePost(app, { tagIds: [tag.id] });
  app.purged.length = 0;
  expect(await admin.tags.remove({ id: tag.id })).toEqual({ message: "Etiket silindi." });
  expect(await admin.posts.get({ id: post.id })).toMatchObject({ tags: [] });
  expect(await app.db.prisma.trashItem.findFirstOrThrow({ where: { entity: "tag", entityId: tag.id } })).toMatchObject({
    payload: { slug: tag.slug, postIds: [post.id] },
  });
  expect(app.purged).toEqual(["posts"]);
  await expect(admin.tags.remove({ id: tag.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});

it("cleans up unused tags", async () => {
  await admin.tags.cleanupUnused();
  const [used, drafted, empty] = [await makeTag(app, "A"), await makeTag(app, "B"), await makeTag(app, "C")];
  await makePost(app, { tagIds: [used.id] });
  await makePost(app, { tagIds: [drafted.id], status: "draft" });
  expect(await admin.tags.unused()).toEqual([
    { id: drafted.id, name: "B", slug: drafted.slug, draftCount: 1 },
    { id: empty.id, name: "C", slug: empty.slug, draftCount: 0 },
  ]);
  expect(await admin.tags.cleanupUnused()).toEqual({ deletedCount: 2 });
  expect((await admin.tags.list()).map((tag) => tag.id)).toEqual([used.id]);
});
