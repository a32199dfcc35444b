import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeCategory,
  makePost,
  makeTag,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";
import { findRedirect } from "../../../site/redirects/service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let adminId: number;

beforeAll(async () => {
  app = await createTestApp();
  const session = await signedInAdmin(app);
  admin = session.caller.admin;
  adminId = session.admin.id;
});

beforeEach(() => {
  app.purged.length = 0;
});

const draft = { title: "Bir yazı", content: "<p>Metin.</p>" };
const visitorReads = (slug: string) => anonymousCaller(app).blog.posts.get({ slug });

describe("sanitised content", () => {
  it.each([
    ["a script", "<p>Metin</p><script>alert(1)</script>"],
    ["an event handler", '<p onerror="alert(1)" onclick="alert(1)">Metin</p>'],
    ["a style", '<style>p{}</style><p style="position:fixed" class="x">Metin</p>'],
    ["a frame", '<iframe src="https://example.org"></iframe><p>Metin</p>'],
    ["a drawing", '<svg onload="alert(1)"><script>alert(1)</script></svg><p>Metin</p>'],
    ["a form", '<form action="https://example.org"><input name="a"></form><p>Metin</p>'],
    ["a comment", "<p>Metin</p><!-- <script>alert(1)</script> -->"],
  ])("leaves out %s", async (_, content) => {
    const post = await makePost(app, { content });
    expect(post.content).toBe("<p>Metin</p>");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//example.org/x",
  ])("contains no link to %s", async (href) => {
    const post = await makePost(app, { content: `<p><a href="${href}">Bağlantı</a></p>` });
    expect(post.content).toBe("<p><a>Bağlantı</a></p>");
  });

  it("keeps images of this site and of http, without handlers", async () => {
    const { content } = await makePost(app, {
      status: "draft",
      content: '<p><img src="/images/a.webp" onerror="x()"><img src="data:image/svg+xml,x" alt="b"></p>',
    });
    expect(content).toBe(
      '<p><img src="/images/a.webp" alt="" loading="lazy" decoding="async" />' +
        '<img alt="b" loading="lazy" decoding="async" /></p>',
    );
  });

  it("is published only with a text for each image; a draft may lack it", async () => {
    const bare = {
      ...draft,
      slug: "metinsiz",
      content: '<p>a</p><img src="/a.webp" alt=" ">',
      featuredImage: "/b.webp",
    };
    const { id } = await admin.posts.create(bare);
    const publish = (change: object) => admin.posts.update({ ...bare, id, status: "published", ...change });
    const described = { content: '<p>a</p><img src="/a.webp" alt="Kürsü">', imageAlt: "Salon" };
    await expect(publish({})).rejects.toMatchObject({
      cause: { details: { fields: { content: expect.any(String) } } },
    });
    await expect(publish({ imageAlt: "Salon" })).rejects.toThrow("içerikteki her görselin alternatif metnini yazın");
    expect(await publish(described)).toMatchObject({ status: "published" });
  });

  it("lets the title stand in for the text of a featured image, and the general check lists the post", async () => {
    const { id, slug } = await admin.posts.create({
      title: "Görselli yazı",
      slug: "gorselli-yazi",
      content: "<p>Metin</p>",
      featuredImage: "https://images.example.com/bir.png",
      status: "published",
    });
    const shown = async () => (await anonymousCaller(app).blog.posts.get({ slug })).imageAlt;
    const isListed = async () => (await admin.posts.generalCheck()).postsWithMissingAlt.some((post) => post.id === id);
    expect([await shown(), await isListed()]).toEqual(["Görselli yazı", true]);
    await admin.posts.update({ id, imageAlt: "Bir kürsü" });
    expect([await shown(), await isListed()]).toEqual(["Bir kürsü", false]);
  });

  it("never shows a new picture with the text of the former one", async () => {
    const [one, two] = ["https://images.example.com/bir.png", "https://images.example.com/iki.png"];
    const { id } = await admin.posts.create({ ...draft, slug: "iki-gorsel", featuredImage: one, imageAlt: "Bir" });
    const getAlt = async () => (await admin.posts.get({ id })).imageAlt;
    await admin.posts.setFeaturedImage({ id, featuredImage: one });
    expect(await getAlt()).toBe("Bir");
    await admin.posts.setFeaturedImage({ id, featuredImage: two });
    expect(await getAlt()).toBe("");
    await admin.posts.update({ id, imageAlt: "İki" });
    await admin.posts.update({ id, featuredImage: one });
    expect(await getAlt()).toBe("");
    await admin.posts.update({ id, imageAlt: "Bir" });
    await admin.posts.update({ id, featuredImage: two, imageAlt: "Bir" });
    expect(await getAlt()).toBe("");
    await admin.posts.update({ id, featuredImage: one, imageAlt: "Yeni metin" });
    expect(await getAlt()).toBe("Yeni metin");
    await admin.posts.update({ id, featuredImage: null });
    expect(await getAlt()).toBe("");
  });
  it("rejects empty content", async () => {
    await expect(admin.posts.create({ ...draft, slug: "bos", content: "<script>alert(1)</script>" })).rejects.toThrow(
      "İçerik gereklidir",
    );
    await expect(admin.posts.create({ ...draft, slug: "bos", content: "   " })).rejects.toThrow("İçerik gereklidir");
    await expect(admin.posts.create({ ...draft, slug: "bos", title: " " })).rejects.toThrow("Başlık gereklidir");
    await expect(admin.posts.create({ ...draft, slug: "bos", featuredImage: "javascript:alert(1)" })).rejects.toThrow(
      "görsel adresi",
    );
  });
});

describe("creating", () => {
  it("is created with the tags as reading another one gives them", async () => {
    const tag = await makeTag(app, "Kopya");
    const texts = { title: "Kopya", content: "<p>Metin.</p>" };
    const { tags } = await admin.posts.create({ ...texts, slug: "kopyanin-asli", tagIds: [tag.id] });
    expect(tags).toHaveLength(1);
    expect((await admin.posts.create({ ...texts, slug: "kopyasi", tags })).tags).toEqual(tags);
    await expect(admin.posts.create({ ...texts, slug: "kopyasi-2", tags: [{ id: 999_999 }] })).rejects.toThrow(
      "Etiket bulunamadı",
    );
  });

  it("makes a draft that visitors cannot see", async () => {
    const post = await admin.posts.create({ ...draft, slug: "yeni" });
    expect(post).toMatchObject({ status: "draft", publishedAt: null, version: 1, categoryId: null, tags: [] });
    expect(await admin.posts.get({ id: post.id })).toEqual(post);
    expect(await app.db.prisma.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({
      authorId: adminId,
      contentText: "Metin.",
    });
    await expect(visitorReads("yeni")).rejects.toThrow();
    expect(app.purged).toEqual(["posts"]);
  });

  it("rejects a used slug, also concurrently", async () => {
    const attempts = await Promise.allSettled([1, 2, 3].map(() => admin.posts.create({ ...draft, slug: "ayni" })));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(admin.posts.create({ ...draft, slug: "ayni" })).rejects.toMatchObject({
      cause: { code: "CONFLICT", details: { fields: { slug: expect.any(String) } } },
    });
  });

  it("rejects unknown categories and unknown or repeated tags", async () => {
    const tag = await makeTag(app);
    await expect(admin.posts.create({ ...draft, slug: "a", categoryId: 999_999 })).rejects.toMatchObject({
      cause: { details: { fields: { categoryId: "Kategori bulunamadı" } } },
    });
    await expect(admin.posts.create({ ...draft, slug: "a", tagIds: [tag.id, 999_999] })).rejects.toMatchObject({
      cause: { details: { fields: { tagIds: "Etiket bulunamadı" } } },
    });
    await expect(admin.posts.create({ ...draft, slug: "a", tagIds: [tag.id, tag.id] })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED" },
    });
  });
});

describe("updating", () => {
  it("stores the former version as a revision", async () => {
    const [category, tag] = [await makeCategory(app), await makeTag(app)];
    const post = await makePost(app, { title: "Önce", content: "<p>Önceki metin.</p>", excerpt: "Önceki özet" });
    const updated = await admin.posts.update({
      id: post.id,
      title: "Sonra",
      slug: post.slug,
      content: "<p>Yeni.</p>",
      categoryId: category.id,
      tagIds: [tag.id],
      status: "published",
      version: 1,
    });
    expect(updated).toMatchObject({
      title: "Sonra",
      version: 2,
      categoryId: category.id,
      tags: [{ id: tag.id }],
      publishedAt: post.publishedAt,
    });
    expect(await app.db.prisma.postRevision.findMany({ where: { postId: post.id } })).toMatchObject([
      { version: 1, title: "Önce", excerpt: "Önceki özet", content: "<p>Önceki metin.</p>" },
    ]);
    expect(app.purged).toEqual(["posts", "posts", "posts", "posts"]);
  });

  it("rejects stale versions, unknown posts and used slugs", async () => {
    const [post, other] = [await makePost(app), await makePost(app)];
    const change = { ...draft, id: post.id, slug: post.slug, status: "published" as const };
    await admin.posts.update({ ...change, version: 1 });
    await expect(admin.posts.update({ ...change, title: "Eski sekme", version: 1 })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
    expect(await admin.posts.get({ id: post.id })).toMatchObject({ title: "Bir yazı", version: 2 });
    expect(await app.db.prisma.postRevision.count({ where: { postId: post.id } })).toBe(1);
    await expect(admin.posts.update({ ...change, id: 999_999 })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.posts.update({ ...change, slug: other.slug })).rejects.toMatchObject({
      cause: { code: "CONFLICT", details: { fields: { slug: expect.any(String) } } },
    });
  });

  it("redirects the old address of a visible post only", async () => {
    const [visible, hidden, scheduled] = [
      await makePost(app),
      await makePost(app, { status: "draft" }),
      await makePost(app, { publishedAt: "2999-01-01T00:00:00Z" }),
    ];
    for (const { id, slug, status } of [visible, hidden, scheduled])
      await admin.posts.update({ ...draft, id, status, slug: `${slug}-yeni` });
    expect(await findRedirect(app, `/blog/${visible.slug}`)).toBe(`/blog/${visible.slug}-yeni`);
    expect(await findRedirect(app, `/blog/${hidden.slug}`)).toBeUndefined();
    expect(await findRedirect(app, `/blog/${scheduled.slug}`)).toBeUndefined();
  });
});

describe("publishing", () => {
  it("sets the date if there is none", async () => {
    const post = await makePost(app, { status: "draft" });
    const save = (status: "draft" | "published" | "archived", publishedAt?: string) =>
      admin.posts.update({ ...draft, id: post.id, slug: post.slug, status, publishedAt });
    const before = Date.now();
    const { publishedAt } = await save("published");
    expect(new Date(publishedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(await visitorReads(post.slug)).toMatchObject({ publishedAt });
    await save("archived");
    await expect(visitorReads(post.slug)).rejects.toThrow();
    expect(await save("published")).toMatchObject({ publishedAt });
    expect(await save("published", "2020-05-01T08:00:00.000Z")).toMatchObject({
      publishedAt: "2020-05-01T08:00:00.000Z",
    });
  });

  it("with a future date hides the post until then", async () => {
    const post = await makePost(app, { publishedAt: "2999-01-01T00:00:00.000Z" });
    expect(post.status).toBe("published");
    await expect(visitorReads(post.slug)).rejects.toThrow();
    await app.db.prisma.post.update({ where: { id: post.id }, data: { publishedAt: new Date(Date.now() - 1000) } });
    expect(await visitorReads(post.slug)).toMatchObject({ id: post.id });
  });
});

describe("the featured image", () => {
  it("is set alone and increases the version", async () => {
    const { id } = await makePost(app);
    app.purged.length = 0;
    expect(await admin.posts.setFeaturedImage({ id, featuredImage: "https://example.org/a.jpg" })).toEqual({
      message: "Görsel güncellendi.",
    });
    expect(await admin.posts.get({ id })).toMatchObject({ featuredImage: "https://example.org/a.jpg", version: 2 });
    expect(app.purged).toEqual(["posts"]);
  });

  it("rejects empty values, other schemes and unknown posts", async () => {
    const { id } = await makePost(app);
    await expect(admin.posts.setFeaturedImage({ id, featuredImage: "" })).rejects.toThrow("Görsel adresi gereklidir");
    await expect(admin.posts.setFeaturedImage({ id, featuredImage: "data:image/png;base64,x" })).rejects.toThrow(
      "görsel adresi",
    );
    await expect(admin.posts.setFeaturedImage({ id: 999_999, featuredImage: "/a.webp" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });
});

describe("removing", () => {
  const restore = (entityId: number) => admin.trash.restore({ entity: "post", entityId });

  it("moves a post to the trash and restores it as a draft", async () => {
    const [category, tag] = [await makeCategory(app), await makeTag(app)];
    const post = await makePost(app, { categoryId: category.id, tagIds: [tag.id], excerpt: "Özet", seoTitle: "SEO" });
    app.purged.length = 0;
    expect(await admin.posts.remove({ id: post.id })).toEqual({ message: "Yazı silindi." });
    await expect(visitorReads(post.slug)).rejects.toThrow();
    await expect(admin.posts.get({ id: post.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await restore(post.id);
    expect(await admin.posts.get({ id: post.id })).toEqual({
      ...post,
      status: "draft",
      version: post.version + 2,
      updatedAt: expect.any(String),
    });
    expect(app.purged).toEqual(["posts", "posts"]);
    await expect(restore(post.id)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("restores a post without deleted categories or tags", async () => {
    const [category, kept, gone] = [await makeCategory(app), await makeTag(app), await makeTag(app)];
    const post = await makePost(app, { categoryId: category.id, tagIds: [kept.id, gone.id] });
    await admin.posts.remove({ id: post.id });
    await admin.categories.remove({ id: category.id });
    await admin.tags.remove({ id: gone.id });
    await restore(post.id);
    expect(await admin.posts.get({ id: post.id })).toMatchObject({ categoryId: 1, tags: [{ id: kept.id }] });
  });

  it("restores a post whose slug was taken meanwhile with a number behind it, and says so", async () => {
    const slug = "u".repeat(160);
    const posts = [await makePost(app, { slug }), await makePost(app), await makePost(app)];
    for (const { id } of posts.slice(0, 1)) await admin.posts.remove({ id });
    await makePost(app, { slug });
    const [long] = posts;
    expect(await restore(long?.id ?? 0)).toEqual({
      message:
        "Yazı taslak olarak geri getirildi. Eski adresi bu arada başka bir kayda verildiği için yeni adresi " +
        `“${"u".repeat(158)}-2” oldu.`,
    });
    expect((await admin.posts.get({ id: long?.id ?? 0 })).slug).toBe(`${"u".repeat(158)}-2`);
  });

  it("rejects an unknown post", async () => {
    await expect(admin.posts.remove({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.posts.remove({ id: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("the administrator's list", () => {
  it("shows every status, filters and searches by folded title", async () => {
    const fresh = await createTestApp();
    const { caller } = await signedInAdmin(fresh);
    const category = await makeCategory(fresh);
    await makePost(fresh, { slug: "bir", title: "IŞIK Hızı", categoryId: category.id });
    await makePost(fresh, { slug: "iki", title: "Taslak", status: "draft" });
    await makePost(fresh, { slug: "uc", title: "Arşiv", status: "archived" });
    const list = async (input: Parameters<typeof caller.admin.posts.list>[0]) =>
      (await caller.admin.posts.list(input)).map(({ slug }) => slug);
    expect(await list({})).toEqual(["uc", "iki", "bir"]);
    expect(await list({ status: "draft" })).toEqual(["iki"]);
    expect(await list({ categoryId: category.id })).toEqual(["bir"]);
    expect(await list({ search: "isik" })).toEqual(["bir"]);
    expect(await list({ limit: 1, offset: 1 })).toEqual(["iki"]);
    await expect(caller.admin.posts.list({ limit: 201 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await caller.admin.posts.page({ state: "published" })).toMatchObject({
      total: 1,
      pageCount: 1,
      page: 1,
      items: [{ slug: "bir" }],
    });
    expect(await caller.admin.posts.page({ page: 2 })).toMatchObject({ items: [], total: 3 });
    const dayAgo = (days: number) => `(now() AT TIME ZONE 'Europe/Istanbul')::date - ${days}`;
    await fresh.db.pool.query(`INSERT INTO reader_days (post_id, day, views) SELECT id, day, views FROM posts,
      (VALUES (${dayAgo(0)}, 3), (${dayAgo(29)}, 4), (${dayAgo(30)}, 50)) AS d(day, views) WHERE slug = 'bir'`);
    const { items: posts } = await caller.admin.posts.page({});
    expect(posts.map(({ slug, recentViews }) => [slug, recentViews])).toEqual([
      ["iki", 0],
      ["bir", 7],
      ["uc", 0],
    ]);
    expect(await caller.admin.dashboard.stats()).toEqual({
      posts: { total: 3, published: 1, draft: 1 },
      categories: 2,
      tags: 0,
    });
  });

  it("tells scheduled posts from published ones, and orders by state or by a value, in stable pages", async () => {
    const fresh = await createTestApp();
    const { caller } = await signedInAdmin(fresh);
    const hour = (n: number) => `now() + ${n} * interval '1 hour'`;
    const given: [slug: string, title: string, status: string, published: string, changed: string, views: number][] = [
      ["yayin-eski", "Çevre", "published", hour(-9), hour(-1), 5],
      ["yayin-yeni", "Cezalar", "published", hour(-2), hour(-2), 5],
      ["plan-uzak", "Şirket", "published", hour(80), hour(-3), 0],
      ["plan-yakin", "Zilyet", "published", hour(3), hour(-4), 0],
      ["taslak-eski", "Icra", "draft", "NULL", hour(-8), 0],
      ["taslak-yeni", "İcra", "draft", hour(-20), hour(-5), 0],
      ["arsiv", "Iğdır", "archived", hour(-1), hour(-6), 7],
    ];
    for (const [slug, title, status, published, changed, views] of given)
      await fresh.db.pool.query(
        `INSERT INTO posts (slug, title, status, content, view_count, published_at, updated_at)
          VALUES ($1, $2, $3, '', $4, ${published}, ${changed})`,
        [slug, title, status, views],
      );
    const read = async (input: Parameters<typeof caller.admin.posts.page>[0]) =>
      (await caller.admin.posts.page(input)).items.map(({ slug }) => slug);

    const byState = "plan-yakin plan-uzak taslak-yeni taslak-eski yayin-yeni yayin-eski arsiv".split(" ");
    expect(await read({})).toEqual(byState);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await read({ page, limit: 2 })));
    expect(pages).toEqual(byState);
    expect(await caller.admin.posts.page({ page: 9, limit: 2 })).toMatchObject({ items: [], total: 7, pageCount: 4 });
    expect(await read({ order: "publication" })).toEqual(
      "plan-uzak plan-yakin yayin-yeni yayin-eski taslak-yeni arsiv taslak-eski".split(" "),
    );
    expect(await read({ order: "change" })).toEqual(
      "yayin-eski yayin-yeni plan-uzak plan-yakin taslak-yeni arsiv taslak-eski".split(" "),
    );
    expect(await read({ order: "title" })).toEqual(
      "yayin-yeni yayin-eski taslak-eski arsiv taslak-yeni plan-uzak plan-yakin".split(" "),
    );
    expect(await read({ order: "views" })).toEqual(
      "arsiv yayin-yeni yayin-eski taslak-yeni taslak-eski plan-yakin plan-uzak".split(" "),
    );

    expect(await read({ state: "scheduled" })).toEqual(["plan-yakin", "plan-uzak"]);
    expect(await read({ state: "published" })).toEqual(["yayin-yeni", "yayin-eski"]);
    expect(await read({ state: "draft", search: "icra", order: "title" })).toEqual(["taslak-eski", "taslak-yeni"]);
    const documented = await caller.admin.posts.list({ status: "published" });
    expect(documented.map(({ slug }) => slug)).toEqual(["plan-yakin", "plan-uzak", "yayin-yeni", "yayin-eski"]);
  });
});
