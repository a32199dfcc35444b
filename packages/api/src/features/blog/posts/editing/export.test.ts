import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import {
  createTestApp,
  makeCategory,
  makePost,
  makeTag,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";
import { recordProvenance } from "../../provenance/service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

const readFile = async () => JSON.parse(await text((await admin.posts.export()).pieces()));

it("the file has every post with all its fields, in each state, with terms and redirects", async () => {
  const category = await makeCategory(app, "Bilirkişilik", "bilirkisilik");
  const tag = await makeTag(app, "Rapor", "rapor");
  const whole = await makePost(app, {
    title: "“Tırnaklı” \u2028 başlık",
    slug: "butun-alanlar",
    status: "draft",
    content: "<p>7101 sayılı Kanun</p>",
    excerpt: "Özet",
    featuredImage: "/media/library/0123456789abcdef.jpg",
    imageAlt: "Masa",
    categoryId: category.id,
    tagIds: [tag.id],
    seoTitle: "Başlık",
    seoDescription: "Açıklama",
    seoKeywords: "sözcük",
    isFeatured: true,
  });
  const credit = { photographer: "Ada", photographerUrl: "https://a.example", sourceUrl: "https://b.example" };
  await app.db.prisma.photoCredit.create({ data: { address: "/media/library/0123456789abcdef.jpg", ...credit } });
  await app.db.prisma.$transaction((tx) =>
    recordProvenance(tx, whole.id, { ...whole, model: "gemini-2.5-flash", templateName: "Blog" }),
  );
  await admin.redirects.create({ fromPath: "/eski", toPath: "/hizmetler" });
  for (const status of ["published", "archived"] as const) await makePost(app, { status, slug: status });
  const scheduled = new Date(Date.now() + 86_400_000).toISOString();
  await makePost(app, { slug: "zamanli", publishedAt: scheduled });
  const { id } = await makePost(app, { slug: "silinen" });
  await admin.posts.remove({ id });

  const { posts, categories, tags, redirects, siteUrl } = await readFile();
  expect(siteUrl).toBe(app.siteUrl);
  expect(posts[0]).toEqual({
    ...{ id: whole.id, slug: "butun-alanlar", version: 1, title: whole.title, content: whole.content, excerpt: "Özet" },
    ...{ seoTitle: "Başlık", seoDescription: "Açıklama", seoKeywords: "sözcük", isFeatured: true },
    ...{ featuredImage: "/media/library/0123456789abcdef.jpg", imageAlt: "Masa", status: "draft" },
    ...{ publishedAt: null, unpublishAt: null, deletedAt: null, createdAt: whole.createdAt },
    ...{ updatedAt: expect.any(String), feedId: expect.stringMatching(/^urn:uuid:/), readingTime: 1, viewCount: 0 },
    ...{ author: null, category: "bilirkisilik", tags: ["rapor"], imageCredit: expect.objectContaining(credit) },
    provenance: {
      ...{ model: "gemini-2.5-flash", templateName: "Blog", generatedAt: expect.any(String), isLabelled: true },
      ...{ reviewerName: "", reviewedAt: null },
      references: [{ kind: "law", text: expect.stringContaining("7101"), resolvedBy: "", resolvedAt: null }],
    },
  });
  const states = posts.map((post: { slug: string; status: string; publishedAt: string; deletedAt: string | null }) => [
    post.slug,
    post.status,
    post.publishedAt === scheduled,
    post.deletedAt !== null,
  ]);
  expect(states).toEqual([
    ["butun-alanlar", "draft", false, false],
    ["published", "published", false, false],
    ["archived", "archived", false, false],
    ["zamanli", "published", true, false],
    [expect.any(String), "draft", false, true],
  ]);
  expect(categories).toContainEqual(expect.objectContaining({ name: "Bilirkişilik", slug: "bilirkisilik" }));
  expect(tags).toEqual([expect.objectContaining({ name: "Rapor", slug: "rapor" })]);
  expect(redirects).toEqual([expect.objectContaining({ fromPath: "/eski", toPath: "/hizmetler", isManual: true })]);
});

it("more posts than one query reads come in order, each once", async () => {
  for (let number = 0; number < 45; number++) await makePost(app);
  const { posts } = await readFile();
  const ids: number[] = posts.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(await app.db.prisma.post.count());
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
});
