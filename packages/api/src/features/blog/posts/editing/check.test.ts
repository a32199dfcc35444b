import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeCategory,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller;
});

describe("the general check", () => {
  it("lists and counts problems of posts, including drafts", async () => {
    const complete = await makePost(app, {
      categoryId: 1,
      seoTitle: "Başlık",
      seoDescription: "Açıklama",
      seoKeywords: "sözcük",
    });
    const bare = await makePost(app, { title: "Eksik yazı", status: "draft" });
    const result = await admin.admin.posts.generalCheck();
    expect(result.postsWithoutCategories).toEqual([{ id: bare.id, title: "Eksik yazı", status: "draft" }]);
    expect(result.postsWithoutKeywords.map((post) => post.id)).not.toContain(complete.id);
    expect(result.summary).toMatchObject({
      withoutCategory: 1,
      withoutSeoTitle: 1,
      withoutSeoDescription: 1,
      withoutKeywords: 1,
      withoutPublishDate: 0,
      totalPostsChecked: 2,
    });
    expect(result.totalIssues).toBe(4);
  });
});

describe("the general check of texts", () => {
  const complete = { categoryId: 1, seoTitle: "Başlık", seoDescription: "Açıklama", seoKeywords: "sözcük" };
  const getIds = (posts: { id: number }[]) => posts.map(({ id }) => id);

  it("finds images without alternative text", async () => {
    const bare = await makePost(app, {
      ...complete,
      status: "draft",
      content: '<p>Metin</p><img src="/a.webp" alt="">',
    });
    const described = await makePost(app, { ...complete, content: '<img src="/a.webp" alt="Kürsü">' });
    const found = getIds((await admin.admin.posts.generalCheck()).postsWithMissingAlt);
    expect(found).toContain(bare.id);
    expect(found).not.toContain(described.id);
  });

  it("finds equal titles in either case", async () => {
    const [first, second] = [
      await makePost(app, { ...complete, title: "Işık ve gölge" }),
      await makePost(app, { ...complete, title: "IŞIK VE GÖLGE" }),
    ];
    const found = async () => getIds((await admin.admin.posts.generalCheck()).postsWithDuplicateTitles);
    expect(await found()).toEqual(expect.arrayContaining([first.id, second.id]));
    await admin.admin.posts.remove({ id: second.id });
    expect(await found()).not.toContain(first.id);
  });

  it("finds links to pages of the site that do not exist", async () => {
    const [target, draft] = [await makePost(app, complete), await makePost(app, { ...complete, status: "draft" })];
    const link = (path: string) => `<a href="${path}">bağ</a>`;
    const post = await makePost(app, {
      ...complete,
      content: [
        link(`/blog/${target.slug}`),
        link(`${app.siteUrl}/blog/${target.slug}#giris`),
        link("https://example.com/blog/yok"),
        link("/blog/category/genel"),
        link(`/blog/${draft.slug}`),
        link(`${app.siteUrl}/blog/tag/yok`),
      ].join(" "),
    });
    const { postsWithBrokenLinks: found } = await admin.admin.posts.generalCheck();
    expect(found).toEqual([
      { id: post.id, title: post.title, status: "published", links: ["/blog/tag/yok", `/blog/${draft.slug}`] },
    ]);
  });
});

describe("repairing categories", () => {
  it("assigns a category to posts without one", async () => {
    const category = await makeCategory(app, "Varsayılan");
    const placed = await makePost(app, { categoryId: 1 });
    const bare = await makePost(app);
    const result = await admin.admin.posts.autoFixCategories({ defaultCategoryId: category.id });
    expect(result.defaultCategory).toEqual({ name: "Varsayılan" });
    expect(result.fixedCount).toBeGreaterThan(0);
    expect((await admin.admin.posts.get({ id: bare.id })).categoryId).toBe(category.id);
    expect((await admin.admin.posts.get({ id: placed.id })).categoryId).toBe(1);
    expect(app.purged).toContain("posts");
  });

  it("moves one post, and rejects unknown posts and categories", async () => {
    const category = await makeCategory(app, "Yeni yer");
    const post = await makePost(app, { title: "Taşınan yazı" });
    expect(await admin.admin.posts.updateCategory({ postId: post.id, categoryId: category.id })).toEqual({
      post: { id: post.id, title: "Taşınan yazı" },
      category: { name: "Yeni yer" },
    });
    await expect(
      admin.admin.posts.updateCategory({ postId: 2_147_483_646, categoryId: category.id }),
    ).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(
      admin.admin.posts.updateCategory({ postId: post.id, categoryId: 2_147_483_646 }),
    ).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.admin.posts.autoFixCategories({ defaultCategoryId: 2_147_483_646 })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("is restricted to the administrator", async () => {
    const visitor = anonymousCaller(app);
    await expect(visitor.admin.posts.generalCheck()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    await expect(visitor.admin.posts.autoFixCategories({ defaultCategoryId: 1 })).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    await expect(visitor.admin.posts.updateCategory({ postId: 1, categoryId: 1 })).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
  });
});
