import { beforeAll, expect, it } from "vitest";
import { toPublicError } from "../../../../core/calls/public-error.ts";
import {
  createTestApp,
  makeCategory,
  makePost,
  makeTag,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";

let app: TestApp;
let administrator: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  app = await createTestApp();
  administrator = await signedInAdmin(app);
});

const getCodes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [toPublicError(result.reason).code] : []));
const clean = ["CONFLICT", "NOT_FOUND", "VALIDATION_FAILED"];

it("saving a post while its category is deleted moves it or fails", async () => {
  for (let round = 0; round < 6; round++) {
    const category = await makeCategory(app);
    const post = await makePost(app);
    const { posts, categories } = administrator.caller.admin;
    const fields = { title: "Yarış", content: "<p>Metin</p>", categoryId: category.id };
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, (_, index) => posts.create({ ...fields, slug: `yaris-${round}-${index}` })),
      posts.update({ ...fields, id: post.id, slug: post.slug }),
      categories.remove({ id: category.id, moveToCategory: 1 }),
    ]);
    expect(getCodes(results).filter((code) => !clean.includes(code))).toEqual([]);
    expect(await app.db.prisma.category.count({ where: { id: category.id } })).toBe(0);
    expect(await app.db.prisma.post.count({ where: { categoryId: category.id } })).toBe(0);
  }
});

it("saving a post while its tag is deleted succeeds or fails cleanly", async () => {
  for (let round = 0; round < 6; round++) {
    const tag = await makeTag(app);
    const { posts, tags } = administrator.caller.admin;
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, (_, index) =>
        posts.create({
          title: "Yarış",
          content: "<p>Metin</p>",
          tagIds: [tag.id],
          slug: `etiket-yarisi-${round}-${index}`,
        }),
      ),
      tags.remove({ id: tag.id }),
      tags.update({ id: tag.id, name: "Yeni ad", slug: `yeni-ad-${round}` }),
    ]);
    expect(getCodes(results).filter((code) => !clean.includes(code))).toEqual([]);
    expect(await app.db.prisma.postTag.count({ where: { tagId: tag.id } })).toBe(0);
  }
});

it("deleting and saving a post at once has one result", async () => {
  for (let round = 0; round < 4; round++) {
    const { id, slug } = await makePost(app);
    const { posts } = administrator.caller.admin;
    const results = await Promise.allSettled([
      posts.remove({ id }),
      posts.remove({ id }),
      posts.update({ id, slug, title: "Yarış", content: "<p>Metin</p>" }),
      posts.setFeaturedImage({ id, featuredImage: "/a.webp" }),
    ]);
    expect(getCodes(results).filter((code) => !clean.includes(code))).toEqual([]);
    expect(await app.db.prisma.post.count({ where: { id, deletedAt: null } })).toBe(0);
  }
});
