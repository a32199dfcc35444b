import { cpSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "@site/api/testing";
import { PROVINCE_NAMES } from "@site/contract/becayis/board/reference/province-list";
import { retention } from "@site/contract/common/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { seed } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seed(app, { demo: false });
});

/** Returns every row of every table as text, for comparison. */
async function getContent({ db }: TestApp): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db.pool.query<{ row: string }>(`SELECT '${name} ' || t::text AS row FROM "${name}" t ORDER BY 1`),
    ),
  );
  return rows.flatMap((result) => result.rows.map(({ row }) => row));
}

describe("a new database", () => {
  it("contains every province and district", async () => {
    const visitor = anonymousCaller(app);
    const provinces = await visitor.reference.provinces();
    expect(provinces).toHaveLength(81);
    expect(new Set(provinces.map(({ name }) => name))).toEqual(new Set(PROVINCE_NAMES));
    const districts = await app.db.prisma.district.findMany();
    expect(districts).toHaveLength(973);
    expect(districts.filter(({ name }) => name === "Merkez")).toHaveLength(51);
    const count = async (province: string) =>
      (await visitor.reference.districts({ provinceId: provinces.find(({ name }) => name === province)?.id ?? 0 }))
        .length;
    expect(await Promise.all(["Bayburt", "İstanbul", "Konya", "İzmir", "Ankara"].map(count))).toEqual([
      3, 39, 31, 30, 25,
    ]);
    expect((await visitor.reference.institutions()).length).toBeGreaterThan(50);
    expect((await visitor.reference.positions()).length).toBeGreaterThan(50);
  });

  it("has an eligibility rule for each criterion, with source and date", async () => {
    const rules = await app.db.prisma.eligibilityRule.findMany({ orderBy: { id: "asc" } });
    expect(
      rules
        .filter(({ verdict }) => verdict === "stop")
        .map(({ employmentStatus, rule }) => `${employmentStatus} ${rule}`),
    ).toEqual([
      "4a same-institution",
      "4a same-service-class",
      "4a different-place",
      "4b same-institution",
      "4b same-position",
    ]);
    for (const rule of rules) {
      expect(rule).toMatchObject({ source: expect.stringMatching(/./), sourceDate: expect.any(Date), isActive: true });
      expect(`${rule.legalBasis} ${rule.legalReference}`).not.toMatch(/haber|\.com|\.net|kadim/i);
    }
    expect(rules.filter(({ legalReference }) => legalReference === "RG 23.07.1965, 12056")).toHaveLength(6);
  });

  it("shows settings, home page, static pages and services to visitors", async () => {
    const visitor = anonymousCaller(app);
    const { settings, pages, services } = await visitor.site.shell();
    expect(settings).toMatchObject({
      site_name: "Hukuk ve Yazılım",
      contact_email: "",
      turnstile_enabled: "false",
      site_url: app.siteUrl,
    });
    expect(pages.map(({ slug }) => slug)).toEqual([
      "hakkimda",
      "iletisim",
      "gizlilik-politikasi",
      "kullanim-sartlari",
      "cerez-politikasi",
      "telif-haklari",
      "erisilebilirlik",
    ]);
    expect(services).toHaveLength(5);
    expect(services.map(({ url }) => url)).toEqual(["", "", "", "", ""]);
    for (const { slug } of pages) expect((await visitor.site.pages.get({ slug })).content.length).toBeGreaterThan(500);
    const home = await visitor.site.homepage.get();
    expect(home.config.map(({ sectionKey: section_key }) => section_key)).toEqual(["hero", "projects", "features"]);
    expect(home.about).not.toBeNull();
    expect(home.sections.map(({ sectionKey: section_key }) => section_key)).toContain("cta");
    expect([home.features.length, home.projects.length]).toEqual([6, 8]);
    expect(await visitor.site.securitySettings.list()).toEqual([{ name: "turnstile", isEnabled: false, siteKey: "" }]);
    for (const pageKey of ["home", "services", "blog", "becayis"])
      expect(await visitor.site.pageSeo({ pageKey }), pageKey).not.toBeNull();
    expect(await app.db.prisma.faqItem.count({ where: { page: "home" } })).toBe(6);
    expect(await app.db.prisma.faqItem.count({ where: { page: "services" } })).toBe(8);
    expect(await app.db.prisma.notificationSetting.count({ where: { category: "kanal" } })).toBe(3);
    expect(await app.db.prisma.notificationSetting.count({ where: { category: { not: "kanal" } } })).toBe(7);
  });

  it("has the domains of ministries and main bodies, each with its page and day", async () => {
    const domains = await app.db.prisma.institutionDomain.findMany({ include: { institution: true } });
    expect(domains).toHaveLength(51);
    for (const { domain, source, checkedOn, isConfirmed } of domains) {
      expect(source).toBe(`https://www.${domain}/`);
      expect(isConfirmed).toBe(false); // a home page names no mail address
      expect(checkedOn).toEqual(new Date("2026-11-26"));
    }
    expect(domains.find(({ domain }) => domain === "adalet.gov.tr")?.institution.name).toBe("Adalet Bakanlığı");
  });

  it("names every retention period in the privacy text", async () => {
    const { content } = await anonymousCaller(app).site.pages.get({ slug: "gizlilik-politikasi" });
    for (const [what, days] of Object.entries(retention)) expect(content, what).toContain(`${days} gün`);
  });

  it("has categories, and no posts and tags: the blog begins empty", async () => {
    const visitor = anonymousCaller(app);
    expect(await visitor.blog.posts.list({ limit: 50 })).toEqual([]);
    expect(await app.db.prisma.post.count()).toBe(0);
    expect((await visitor.blog.categories.list()).length).toBeGreaterThan(5);
    expect(await visitor.blog.tags.list()).toEqual([]);
  });

  it("has prompt templates to begin with, the first one as default", async () => {
    const templates = await app.db.prisma.promptTemplate.findMany({ orderBy: { id: "asc" } });
    expect(templates.map(({ name, category, isDefault }) => [name, category, isDefault])).toEqual([
      ["İnsansı İçerik Şablonu", "blog", true],
      ["İnsansı İçerik Şablonu (Görselli)", "blog", false],
      ["Blog Yazısı", "blog", false],
      ["Teknik Yazı", "technical", false],
      ["Pazarlama Yazısı", "marketing", false],
    ]);
    for (const { name, systemPrompt } of templates) expect(systemPrompt, name).toMatch(/Türkçe[\s\S]*SEO uyumlu/);
    expect(templates[2]?.systemPrompt).toContain("en az 800 kelimelik");
  });

  it("has no members and no listings by default", async () => {
    expect(await app.db.prisma.member.count()).toBe(0);
    expect(await app.db.prisma.listing.count()).toBe(0);
  });
});

describe("a new database with demo content", () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await createTestApp();
    await Promise.all([seed(demo, { demo: true }), seed(demo, { demo: true })]); // two instances start
  });

  it("has everything once although two instances started at the same time", async () => {
    const slugs = (await demo.db.prisma.post.findMany()).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(12);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(await demo.db.prisma.project.count()).toBe(8);
    expect(await demo.db.prisma.member.count()).toBe(6);
  });

  it("leads from every word of an article to the article", async () => {
    const { rows } = await demo.db.pool.query<{ words: number; missed: string[] }>(
      `SELECT count(*)::int AS words, array_agg(word) FILTER (
          WHERE NOT search_document @@ to_tsquery('simple', search_words(word) || ':*')) AS missed
        FROM posts, regexp_split_to_table(title || ' ' || content_text, '[^a-zA-Z0-9çğıöşüâîûÇĞİÖŞÜÂÎÛ]+') AS word
        WHERE word <> ''`,
    );
    expect(rows[0]?.words).toBeGreaterThan(1_000);
    expect(rows[0]?.missed).toBeNull();
    for (const word of ["halüsinasyon", "açıklanan"])
      expect((await anonymousCaller(demo).blog.search({ q: word })).length).toBeGreaterThan(0);
  });

  it("has complete articles: published, with category and tags, of at least six hundred words", async () => {
    const visitor = anonymousCaller(demo);
    const posts = await visitor.blog.posts.list({ limit: 50 });
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(await demo.db.prisma.post.count({ where: { status: "published" } })).toBe(posts.length);
    for (const { slug, category, tags } of posts) {
      const { content, seoTitle, seoDescription, toc } = await visitor.blog.posts.get({ slug });
      expect(content.replace(/<[^>]*>/g, " ").split(/\s+/).length, slug).toBeGreaterThanOrEqual(600);
      expect([category, ...tags].every(Boolean) && tags.length > 0, slug).toBe(true);
      expect([seoTitle, seoDescription].every(Boolean) && toc.length > 0, slug).toBe(true);
    }
    expect((await visitor.blog.categories.list()).filter(({ postCount }) => postCount > 0)).toHaveLength(5);
  });

  it("contains no broken links", async () => {
    const texts = [...(await demo.db.prisma.post.findMany()), ...(await demo.db.prisma.page.findMany())];
    const links = new Set(
      texts.flatMap(({ content }) => [...content.matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => path)),
    );
    const known = [
      ...texts.map((record) => ("status" in record ? `/blog/${record.slug}` : `/${record.slug}`)),
      "/hizmetler",
      "/becayis",
      "/profil",
    ];
    expect([...links].filter((path) => !known.includes(path ?? ""))).toEqual([]);
  });
});

describe("seeding again", () => {
  it("changes nothing", async () => {
    const before = await getContent(app);
    await seed(app, { demo: false });
    expect(await getContent(app)).toEqual(before);
  });

  it("keeps edits and does not restore deleted content", async () => {
    const { caller } = await signedInAdmin(app);
    const category = (await caller.admin.categories.list()).at(-1);
    const [feature] = await caller.admin.homepage.features.list();
    await caller.admin.categories.remove({ id: category?.id ?? 0 });
    await caller.admin.homepage.features.remove({ id: feature?.id ?? 0 });
    await caller.admin.siteSettings.update({ settingKey: "site_name", value: "Başka bir ad" });
    await caller.admin.pages.update({ id: "hakkimda", content: "<p>Yeni metin.</p>" });
    for (const { id } of await caller.admin.promptTemplates.list()) await caller.admin.promptTemplates.remove({ id });
    const before = await getContent(app);
    await seed(app, { demo: false });
    expect(await getContent(app)).toEqual(before);
    expect(await caller.site.pages.get({ slug: "hakkimda" })).toMatchObject({ content: "<p>Yeni metin.</p>" });
  });

  it("adds the accessibility statement to a database from before it, once, and keeps a page with its address", async () => {
    const forget = () => app.db.prisma.setting.deleteMany({ where: { key: "seeded_accessibility-page" } });
    const remove = () => app.db.prisma.page.deleteMany({ where: { slug: "erisilebilirlik" } });
    const find = () => app.db.prisma.page.findUnique({ where: { slug: "erisilebilirlik" } });
    await Promise.all([forget(), remove()]);
    await seed(app, { demo: false });
    expect(await find()).toMatchObject({ isPublished: true, showInFooter: true });
    await remove();
    await seed(app, { demo: false });
    expect(await find()).toBeNull();
    const own = { slug: "erisilebilirlik", title: "Kendi metnim", content: "<p>Metin</p>" };
    await Promise.all([forget(), app.db.prisma.page.create({ data: own })]);
    await seed(app, { demo: false });
    expect(await find()).toMatchObject(own);
  });

  it("adds sample posts, members, who cannot sign in, and live listings when requested later; a broken run goes on", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hvy-seed-"));
    cpSync(import.meta.dirname, folder, { recursive: true });
    const article = join(folder, "content/posts/becayis-nedir-nasil-yapilir.html");
    renameSync(article, `${article}.away`);
    await expect(seed(app, { demo: true, folder })).rejects.toThrow("becayis-nedir");
    const { caller } = await signedInAdmin(app);
    await caller.admin.siteSettings.update({ settingKey: "site_name", value: "Yine başka bir ad" });
    renameSync(`${article}.away`, article);
    await seed(app, { demo: true, folder });
    expect(await caller.site.settings.get()).toMatchObject({ site_name: "Yine başka bir ad" });
    expect((await caller.blog.posts.list({ limit: 50 })).length).toBeGreaterThanOrEqual(12);
    await app.db.prisma.post.deleteMany();
    const members = await app.db.prisma.member.findMany({ include: { listings: true } });
    expect(members).toHaveLength(6);
    for (const { passwordHash, email, listings } of members) {
      expect(passwordHash).toBeNull();
      expect(email).toMatch(/^ornek\d@example\.org$/);
      expect(listings).toMatchObject([
        {
          status: "active",
          approvalStatus: "approved",
          slug: expect.stringMatching(new RegExp(`-${listings[0]?.id}$`)),
        },
      ]);
    }
    await app.db.prisma.member.deleteMany();
    await seed(app, { demo: true });
    expect(await app.db.prisma.post.count()).toBe(0);
    expect(await app.db.prisma.member.count()).toBe(0);
  });
});
