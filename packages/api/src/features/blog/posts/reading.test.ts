import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeCategory,
  makePost,
  makeTag,
  type TestApp,
} from "../../../testing/index.ts";

let app: TestApp;
let blog: ReturnType<typeof anonymousCaller>["blog"];
let category: { id: number; slug: string };
let tag: { id: number; slug: string };

const day = (number: number) => `2026-01-${String(number).padStart(2, "0")}T09:00:00.000Z`;
const slugs = (posts: { slug: string }[]) => posts.map((post) => post.slug);

/** Creates twelve visible posts of one category and tag, and three hidden ones. */
beforeAll(async () => {
  app = await createTestApp();
  blog = anonymousCaller(app).blog;
  category = await makeCategory(app);
  tag = await makeTag(app);
  const common = {
    title: "Ortak kelime",
    categoryId: category.id,
    tagIds: [tag.id],
    isFeatured: true,
    featuredImage: "/images/blog/a.webp",
    imageAlt: "Kürsü",
  };
  for (let number = 1; number <= 12; number++)
    await makePost(app, { ...common, slug: `yazi-${number}`, publishedAt: day(number) });
  await makePost(app, { ...common, slug: "taslak", status: "draft", publishedAt: day(20) });
  await makePost(app, { ...common, slug: "arsiv", status: "archived", publishedAt: day(21) });
  await makePost(app, { ...common, slug: "gelecek", publishedAt: "2999-01-01T00:00:00.000Z" });
});

describe("a draft, an archived and a scheduled post", () => {
  const hidden = ["taslak", "arsiv", "gelecek"];

  it.each(hidden)("is not readable or related: %s", async (slug) => {
    await expect(blog.posts.get({ slug })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: "Blog yazısı bulunamadı",
    });
    for (const post of (await blog.posts.read({ slug: "yazi-1" })).related) expect(post.slug).not.toBe(slug);
    await expect(blog.posts.read({ slug })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("is not in lists, counts or search", async () => {
    const lists = await Promise.all([
      blog.posts.list({ limit: 50 }),
      blog.posts.list({ limit: 50, category: category.slug }),
      blog.posts.list({ limit: 50, tag: tag.slug }),
      blog.posts.list({ limit: 50, search: "ortak" }),
      blog.recent({ limit: 50 }),
      blog.popular({ limit: 50 }),
      blog.slider({ limit: 50 }),
      blog.search({ q: "ortak", limit: 50 }),
      blog.posts.page({}),
      blog.categories.get({ slug: category.slug }).then(({ posts }) => posts),
    ]);
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0);
      expect(slugs(list).filter((slug) => hidden.includes(slug))).toEqual([]);
    }
    expect(await blog.sidebar({})).toMatchObject({ postCount: 12 });
    expect(await blog.tags.read({ slug: tag.slug })).toMatchObject({ postCount: 12 });
    expect(await blog.categories.get({ slug: category.slug })).toMatchObject({ postCount: 12 });
    expect(await blog.categories.list()).toContainEqual(
      expect.objectContaining({ slug: category.slug, postCount: 12 }),
    );
  });
});

describe("the list", () => {
  it("is newest first, in pages", async () => {
    expect(slugs(await blog.posts.list({ limit: 3 }))).toEqual(["yazi-12", "yazi-11", "yazi-10"]);
    expect(slugs(await blog.posts.list({ limit: 3, offset: 9 }))).toEqual(["yazi-3", "yazi-2", "yazi-1"]);
    expect(slugs(await blog.recent({ limit: 2 }))).toEqual(["yazi-12", "yazi-11"]);
    expect(await blog.recent({})).toHaveLength(5);
  });

  it("has pages of nine; a page past the end is empty", async () => {
    expect(await blog.posts.page({})).toHaveLength(9);
    expect(slugs(await blog.posts.page({ page: 2 }))).toEqual(["yazi-3", "yazi-2", "yazi-1"]);
    expect(await blog.posts.page({ page: 3 })).toEqual([]);
    expect(await blog.posts.page({ tag: "yok" })).toEqual([]);
  });

  it("filters by category and tag", async () => {
    const other = await makeCategory(app);
    await makePost(app, {
      slug: "baska",
      categoryId: other.id,
      tagIds: [tag.id],
      publishedAt: "2025-01-01T00:00:00.000Z",
    });
    expect(slugs(await blog.posts.list({ category: other.slug, tag: tag.slug }))).toEqual(["baska"]);
    expect(await blog.posts.list({ category: other.slug, tag: "yok" })).toEqual([]);
    expect(await blog.posts.list({ category: "yok" })).toEqual([]);
    expect(slugs(await blog.posts.page({ category: other.slug }))).toEqual(["baska"]);
    expect(await blog.tags.read({ slug: tag.slug })).toMatchObject({ postCount: 13 });
    await app.db.prisma.post.deleteMany({ where: { slug: "baska" } });
  });

  it("rejects limits, offsets and pages out of range", async () => {
    for (const limit of [0, -1, 51, 1.5])
      await expect(blog.posts.list({ limit })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(blog.posts.list({ offset: -1 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(blog.posts.page({ page: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    for (const call of [blog.recent, blog.popular, blog.sidebar, blog.slider])
      await expect(call({ limit: 51 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(blog.search({ q: "a".repeat(201) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(blog.posts.list({ search: "\u0000" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

it("sorts popular posts by views, then by date; beside posts they are left out while they are the newest", async () => {
  expect((await blog.sidebar({ limit: 2 })).popular).toEqual([]);
  await app.db.prisma.post.updateMany({ where: { slug: "yazi-4" }, data: { viewCount: 9 } });
  await app.db.prisma.post.updateMany({ where: { slug: { in: ["yazi-2", "yazi-7"] } }, data: { viewCount: 5 } });
  expect(slugs(await blog.popular({ limit: 4 }))).toEqual(["yazi-4", "yazi-7", "yazi-2", "yazi-12"]);
  const { recent, popular, categories } = await blog.sidebar({ limit: 2 });
  expect([slugs(recent), slugs(popular)]).toEqual([
    ["yazi-12", "yazi-11"],
    ["yazi-4", "yazi-7"],
  ]);
  expect(Object.keys(popular[0] ?? {}).sort()).toEqual(["id", "publishedAt", "slug", "title"]);
  expect(categories).toEqual(await blog.categories.list());
});

it("shows up to three related posts of the same category", async () => {
  expect(slugs((await blog.posts.read({ slug: "yazi-12" })).related)).toEqual(["yazi-11", "yazi-10", "yazi-9"]);
  expect(slugs((await blog.posts.read({ slug: "yazi-11" })).related)).toEqual(["yazi-12", "yazi-10", "yazi-9"]);
  const { slug } = await makePost(app, { publishedAt: "2025-01-01T00:00:00.000Z" });
  expect((await blog.posts.read({ slug })).related).toEqual([]);
  await expect(blog.posts.read({ slug: "yok" })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
    message: "Blog yazısı bulunamadı",
  });
  await app.db.prisma.post.deleteMany({ where: { slug } });
});

it("shows featured posts with an image as slides", async () => {
  await makePost(app, { slug: "gorselsiz", isFeatured: true });
  expect(await blog.slider({ limit: 1 })).toEqual([
    {
      imageUrl: "/images/blog/a.webp",
      imageSize: null,
      title: "Ortak kelime",
      subtitle: "",
      slug: "yazi-12",
      viewCount: 0,
    },
  ]);
  await app.db.prisma.post.deleteMany({ where: { slug: "gorselsiz" } });
});

it("returns a post with contents, category, tags and reading time", async () => {
  const words = "kelime ".repeat(401);
  await makePost(app, {
    slug: "butun",
    excerpt: "Kısa özet",
    content: `<h2>Giriş</h2><p>${words}</p><h3>Alt başlık</h3><p>Son.</p>`,
    categoryId: category.id,
    tagIds: [tag.id],
  });
  const post = await blog.posts.get({ slug: "butun" });
  expect(post).toMatchObject({
    readingTime: 3,
    viewCount: 0,
    category: { slug: category.slug },
    tags: [{ slug: tag.slug }],
    seoDescription: "Kısa özet",
  });
  expect(post.toc).toEqual([
    { id: "giris", text: "Giriş", level: 2 },
    { id: "alt-baslik", text: "Alt başlık", level: 3 },
  ]);
  expect(post.content).toContain('<h2 id="giris">');
  await app.db.prisma.post.deleteMany({ where: { slug: "butun" } });
});

it("sanitises stored content again", async () => {
  await makePost(app, { slug: "elle" });
  await app.db.prisma.post.updateMany({
    where: { slug: "elle" },
    data: { content: '<p onclick="x()">Metin<script>x()</script></p>' },
  });
  expect((await blog.posts.get({ slug: "elle" })).content).toBe("<p>Metin</p>");
  await app.db.prisma.post.deleteMany({ where: { slug: "elle" } });
});

describe("categories and tags", () => {
  it("are in Turkish order, including empty ones", async () => {
    for (const name of ["Çek", "Zabıt", "Ceza", "İcra", "Iğdır"]) {
      await makeCategory(app, name);
      await makeTag(app, name);
    }
    const expected = ["Ceza", "Çek", "Iğdır", "İcra", "Zabıt"];
    expect((await blog.categories.list()).map(({ name }) => name).filter((name) => expected.includes(name))).toEqual(
      expected,
    );
    expect((await blog.tags.list()).map(({ name }) => name).filter((name) => expected.includes(name))).toEqual(
      expected,
    );
    expect(await blog.categories.list()).toContainEqual(expect.objectContaining({ name: "Çek", postCount: 0 }));
  });

  it("are returned with posts", async () => {
    const { posts, ...shown } = await blog.categories.get({ slug: category.slug });
    expect([posts.length, shown.postCount]).toEqual([9, 12]);
    expect(await blog.categories.read({ slug: category.slug })).toEqual(shown);
    expect(await blog.tags.get({ slug: tag.slug })).toMatchObject({ id: tag.id, slug: tag.slug });
    expect(await blog.tags.read({ slug: tag.slug })).toMatchObject({ id: tag.id, slug: tag.slug, postCount: 12 });
  });

  it("are not found by unknown names", async () => {
    await expect(blog.categories.read({ slug: "yok" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: "Kategori Bulunamadı",
    });
    await expect(blog.categories.get({ slug: "yok" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: "Kategori Bulunamadı",
    });
    for (const call of [blog.tags.get, blog.tags.read])
      await expect(call({ slug: "yok" })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
        message: "Etiket bulunamadı",
      });
    await expect(blog.tags.get({ slug: "a\u0000" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
