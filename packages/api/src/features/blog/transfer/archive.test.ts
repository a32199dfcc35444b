import { postTextNames } from "@site/contract/blog/posts/fields";
import { type ImportErrorReason, importNotes } from "@site/contract/blog/transfer/labels";
import { toRecord } from "@site/contract/common/record";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, makeImage, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { unsafeParts } from "../../../testing/unsafe-html.ts";
import { vectorDocuments } from "../../../testing/xss-vectors.ts";
import { sanitiseNewArticle } from "../../../text/article.ts";
import { addRedirect } from "../../site/redirects/admin-service.ts";
import { recordProvenance } from "../provenance/service.ts";
import { exportContent } from "./export-service.ts";
import { readArchive } from "./readers/archive.ts";
import { cleanText } from "./readers/clean-text.ts";
import { getContent, getRecords, importAll, readWith, type Transfer } from "./testing/files.ts";

let app: TestApp;
let transfer: Transfer;

async function toArchive(source: TestApp): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await exportContent(source)).bytes()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Makes a draft as a model writes it, with a stock photo. */
async function makeAiDraft(slug: string, text: string): Promise<number> {
  const photo = `https://images.example/${slug}.webp`;
  const post = await makePost(app, { slug, status: "draft", content: `<p>${text}</p>` });
  await app.db.prisma.$transaction((tx) =>
    recordProvenance(tx, post.id, { ...post, model: "gemini-2.5-flash", templateName: "İnsansı" }),
  );
  await app.db.prisma.post.update({ where: { id: post.id }, data: { featuredImage: photo, imageAlt: "Bir masa" } });
  const profile = "https://unsplash.com/@deniz";
  await app.db.prisma.photoCredit.create({
    data: { address: photo, photographer: "Deniz Kaya", photographerUrl: profile, sourceUrl: `${profile}/1` },
  });
  return post.id;
}

/** Fills a database with posts of every status and form. */
async function fill(): Promise<void> {
  const { admin } = (await signedInAdmin(app)).caller;
  const image = await admin.media.upload({
    fileName: "Çizim.jpg",
    bytes: await makeImage({ width: 700, height: 300 }),
  });
  await admin.media.updateAltText({ id: image.id, altText: "Bir çizim" });
  const category = await admin.categories.create({
    name: "Işık & Gölge",
    slug: "isik-golge",
    description: "Açıklama",
    seoTitle: "Başlık",
    seoDescription: "SEO",
  });
  const tags = [
    await admin.tags.create({ name: "Şehir", slug: "sehir", description: "Etiket" }),
    await admin.tags.create({ name: "Gece", slug: "gece" }),
  ];
  const common = { content: "<p>Metin</p>", categoryId: category.id, tagIds: tags.map(({ id }) => id) };
  await admin.posts.create({
    ...common,
    ...toRecord(postTextNames, (name) => `Metin: ${name}`),
    title: "Yayında: “tırnak” ve \\ işaret",
    slug: "yayinda",
    status: "published",
    publishedAt: "2023-05-01T09:00:00.000Z",
    excerpt: "Özet: iki nokta",
    content: `<h2>Başlık</h2><p>Metin 😀 <strong>kalın</strong></p><p><img src="${image.address}" alt="Çizim"></p>
<ul><li>Bir<ul><li>İç</li></ul></li></ul>\
<pre><code>a &lt; b</code></pre><table><tbody><tr><td>1</td></tr></tbody></table>`,
    featuredImage: image.address,
    imageAlt: "Kapak",
    isFeatured: true,
  });
  await admin.posts.create({
    ...common,
    title: "Zamanlı",
    slug: "zamanli",
    status: "published",
    publishedAt: "2090-01-01T00:00:00.000Z",
    unpublishAt: "2091-01-01T00:00:00.000Z",
  });
  await admin.posts.create({ ...common, title: "Taslak", slug: "taslak", categoryId: null, tagIds: [] });
  await admin.posts.create({ ...common, title: "Arşivde", slug: "arsivde", status: "archived" });
  const checked = await makeAiDraft("yapay", "Bkz. 6098 sayılı Kanun madde 344 ve TCK m. 157.");
  for (const { id } of (await admin.postProvenance.get({ postId: checked })).provenance?.references ?? [])
    await admin.postProvenance.resolve({ postId: checked, referenceId: id, isResolved: true });
  await admin.postProvenance.review({ postId: checked, isReviewed: true });
  await admin.postProvenance.label({ postId: checked, isLabelled: false });
  await admin.posts.changeMany({ change: { kind: "status", ids: [checked], status: "published" } });
  await makeAiDraft("yapay-taslak", "Bkz. TCK m. 158.");
  const gone = await admin.posts.create({ ...common, title: "Çöpte", slug: "copte" });
  await admin.posts.remove({ id: gone.id });
  await app.db.prisma.$transaction(async (tx) => {
    await addRedirect(tx, { fromPath: "/eski", toPath: "/blog/yayinda", isManual: true });
    await addRedirect(tx, { fromPath: "/blog/daha-eski", toPath: "/blog/yayinda", isManual: false });
  });
}

describe("an archive", () => {
  let archive: Buffer;
  beforeAll(async () => {
    app = await createTestApp();
    await fill();
    archive = await toArchive(app);
  });

  it("holds each post as JSON and as Markdown with its data in front", () => {
    const files = unzipSync(archive);
    const names = Object.keys(files).filter((name) => name.startsWith("posts/"));
    expect(names).toHaveLength(12);
    const name = names.find((each) => each.endsWith("-yayinda.md")) ?? "";
    const markdown = strFromU8(files[name] ?? new Uint8Array());
    expect(markdown).toContain(`title: ${JSON.stringify("Yayında: “tırnak” ve \\ işaret")}\n`);
    expect(markdown).toContain('tags: ["sehir","gece"]\n');
    const text = markdown.split("\n---\n\n")[1];
    expect(text?.startsWith("## Başlık\n\nMetin 😀 **kalın**\n\n")).toBe(true);
    expect(text).toMatch(/\n\n!\[Çizim\]\(<\.\.\/media\/\w{16}\.webp>\)\n\n- Bir\n {2}- İç\n/);
    expect(text).toContain("\n\n```\na < b\n```\n\n<table>");
    const media = names.length && Object.keys(files).filter((each) => each.startsWith("media/"));
    expect(media).toHaveLength(1);
  });

  it("holds nothing of members, settings and the administration", () => {
    const files = unzipSync(archive);
    const texts = Object.entries(files).map(([name, bytes]) => (name.startsWith("media/") ? "" : strFromU8(bytes)));
    expect(texts.join("")).not.toMatch(/password|secret|token|email|@example|session/i);
    expect(
      Object.keys(files)
        .filter((name) => !/^(posts|media)\//.test(name))
        .toSorted(),
    ).toEqual(["categories.json", "media.json", "redirects.json", "site.json", "tags.json"]);
  });

  it("imports into an empty database with the same content", async () => {
    const before = await getContent(app);
    const kept = { ...before, posts: before.posts.filter(({ slug }) => slug !== "copte") };
    const empty = await createTestApp();
    await empty.db.prisma.category.deleteMany({ where: { id: { not: 1 } } });
    transfer = (await signedInAdmin(empty)).caller.admin.transfer;
    const { counts, format } = await importAll(empty, transfer, "icerik.zip", archive);
    expect(format).toBe("archive");
    expect(counts.map(({ kind, done, failed }) => [kind, done, failed])).toEqual([
      ["category", 1, 0],
      ["tag", 2, 0],
      ["image", 1, 0],
      ["post", 6, 0],
      ["redirect", 2, 0],
    ]);
    expect(await getContent(empty)).toEqual(kept);
    expect(before.posts.find(({ slug }) => slug === "yapay")?.provenance).toMatchObject({
      model: "gemini-2.5-flash",
      reviewerName: expect.stringMatching(/./),
      isLabelled: false,
      references: [{ resolvedBy: expect.stringMatching(/./) }, { kind: "law" }],
    });
    const credits = ({ db }: TestApp) =>
      db.prisma.photoCredit.findMany({ orderBy: { address: "asc" }, omit: { createdAt: true } });
    expect(await credits(empty)).toEqual(await credits(app));
    expect(await credits(empty)).toHaveLength(2);
    const [image] = await empty.db.prisma.libraryImage.findMany();
    expect(image).toMatchObject({ fileName: "Çizim.jpg", altText: "Bir çizim", width: 700, height: 300 });
    const again = await toArchive(empty);
    const [first, second] = [unzipSync(archive), unzipSync(again)];
    const bodies = (files: typeof first) =>
      Object.entries(files)
        .filter(([name]) => name.startsWith("posts/") && name.endsWith(".md"))
        .map(([, bytes]) => strFromU8(bytes).replace(/^(?:id|updatedAt): .*$/gm, ""))
        .toSorted();
    expect(bodies(second)).toEqual(bodies(first));
    const before2 = await getContent(empty);
    await importAll(empty, transfer, "icerik.zip", archive);
    expect(await getContent(empty)).toEqual(before2);
  });

  it("imports a public AI post as a draft where a reference was not checked", async () => {
    const files = unzipSync(archive);
    const name = Object.keys(files).find((each) => each.endsWith("-yapay.json")) ?? "";
    const post = JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    post.provenance.checks.pop();
    const empty = await createTestApp();
    transfer = (await signedInAdmin(empty)).caller.admin.transfer;
    const changed = zipSync({ ...files, [name]: strToU8(JSON.stringify(post)) });
    const { id } = await importAll(empty, transfer, "icerik.zip", changed);
    const imported = (await getContent(empty)).posts.find(({ slug }) => slug === "yapay");
    expect(imported).toMatchObject({ status: "draft", provenance: { reviewerName: expect.stringMatching(/./) } });
    expect(imported?.provenance?.references.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(1);
    const record = (await getRecords(transfer, id)).find(({ title }) => title === post.title);
    expect(record?.notes).toEqual([importNotes.draftBecause(importNotes.unchecked)]);
  });

  it("creates nothing in the site it is from", async () => {
    transfer = (await signedInAdmin(app)).caller.admin.transfer;
    const before = await getContent(app);
    const { id } = await importAll(app, transfer, "icerik.zip", archive);
    expect(await getContent(app)).toEqual(before);
    const records = await getRecords(transfer, id);
    expect(records.find(({ title }) => title === "Taslak")?.notes).toEqual([importNotes.slugExists]);
  });
});

describe("an archive of a stranger", () => {
  const site = strToU8(
    JSON.stringify({ version: 1, siteUrl: "https://a.example", exportedAt: "2024-01-01T00:00:00Z" }),
  );
  const post = {
    title: "Vektörler",
    excerpt: "",
    featuredImage: null,
    imageAlt: "",
    status: "draft",
    publishedAt: null,
    unpublishAt: null,
    createdAt: "2024-01-01T00:00:00.000Z",
    updatedAt: "2024-01-01T00:00:00.000Z",
    isFeatured: false,
    seoTitle: "",
    seoDescription: "",
    seoKeywords: "",
    category: null,
    tags: [],
  };
  const empty = strToU8("[]");
  const base = {
    "site.json": site,
    "categories.json": empty,
    "tags.json": empty,
    "redirects.json": empty,
    "media.json": empty,
  };
  const refusal = (fault: ImportErrorReason) => expect.objectContaining({ fault });

  /** Changes the size that the directory claims for the only file larger than a kilobyte. */
  function withClaimedSize(bytes: Uint8Array, size: number): Buffer {
    const copy = Buffer.from(bytes);
    for (let at = 0; at < copy.length - 46; at++)
      if (copy.readUInt32LE(at) === 0x02014b50 && copy.readUInt32LE(at + 24) > 1_000) copy.writeUInt32LE(size, at + 24);
    return copy;
  }

  const bomb = zipSync({ ...base, "posts/1.json": new Uint8Array(30 * 1024 * 1024) });
  it.each([
    ["inflates beyond the bound", () => bomb, "inflates"],
    ["inflates beyond what it claims", () => withClaimedSize(bomb, 2_000), "inflates"],
    ["leads out of its folder", () => zipSync({ ...base, "../../etc/cron.d/a": site }), "unsafeName"],
    ["has an absolute name", () => zipSync({ ...base, "/etc/passwd": site }), "unsafeName"],
    ["has a backslash in a name", () => zipSync({ ...base, "posts\\..\\a": site }), "unsafeName"],
    ["is cut", () => zipSync(base).slice(0, -30), "notArchive"],
    ["is no archive", () => strToU8("merhaba".repeat(20)), "notArchive"],
    ["lacks its files", () => zipSync({ "site.json": site }), "notArchive"],
    [
      "is of a later version",
      () => zipSync({ ...base, "site.json": strToU8(strFromU8(site).replace("1", "2")) }),
      "archiveVersion",
    ],
    ["has deep JSON", () => zipSync({ ...base, "tags.json": strToU8("[".repeat(50_000)) }), "tooDeep"],
    ["has other data than expected", () => zipSync({ ...base, "tags.json": strToU8('{"name":1}') }), "notArchive"],
  ] as const)("is refused if it %s", async (_, make, fault) => {
    await expect(readWith(readArchive, make())).rejects.toEqual(refusal(fault));
  });

  it("gets its HTML sanitised as a post of the editor", async () => {
    app = await createTestApp();
    transfer = (await signedInAdmin(app)).caller.admin.transfer;
    const documents = vectorDocuments(20).map((html) => cleanText(`<p>Metin</p>${html}`));
    const posts = documents.map((content, index) => ({ ...post, id: index + 1, slug: `vektor-${index + 1}`, content }));
    const files = posts.map((each) => [`posts/${each.id}.json`, strToU8(JSON.stringify(each))] as const);
    const { counts } = await importAll(app, transfer, "a.zip", zipSync({ ...base, ...Object.fromEntries(files) }));
    expect(counts).toMatchObject([{ kind: "post", done: documents.length, failed: 0 }]);
    const stored = new Map((await getContent(app)).posts.map(({ slug, content }) => [slug, content]));
    for (const { slug, content } of posts) {
      expect(stored.get(slug)).toBe(await sanitiseNewArticle(content));
      expect(unsafeParts(stored.get(slug) ?? "")).toEqual([]);
    }
  });

  it("is refused if it has too many files", async () => {
    const many = Object.fromEntries(Array.from({ length: 61_000 }, (_, index) => [`posts/${index}`, new Uint8Array()]));
    await expect(readWith(readArchive, zipSync(many, { level: 0 }))).rejects.toEqual(refusal("tooManyFiles"));
  });
});
