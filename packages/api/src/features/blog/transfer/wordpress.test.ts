import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { importNotes } from "@site/contract/blog/transfer/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../jobs/worker.ts";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { findRedirect } from "../../site/redirects/service.ts";
import { runImport } from "./run-service.ts";
import {
  fixtures,
  getContent,
  getRecords,
  type ImageServer,
  importAll,
  onlyPosts,
  plan,
  startImageServer,
  type Transfer,
  wordPressExport,
} from "./testing/files.ts";

let app: TestApp;
let transfer: Transfer;
let server: ImageServer;
let file: Buffer;

beforeAll(async () => {
  server = await startImageServer();
  file = wordPressExport(server.origin);
});

async function openApp(): Promise<void> {
  app = await createTestApp();
  transfer = (await signedInAdmin(app)).caller.admin.transfer;
}

/** Reads the export without the product's own reader: what WordPress says of each post. */
function expectedPosts() {
  const text = file.toString();
  const cdata = (item: string, name: string) =>
    new RegExp(`<${name}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, "s").exec(item)?.[1] ?? "";
  return [...text.matchAll(/<item>.*?<\/item>/gs)]
    .map(([item]) => ({
      type: cdata(item, "wp:post_type"),
      status: cdata(item, "wp:status"),
      password: cdata(item, "wp:post_password"),
      title: cdata(item, "title"),
      slug: cdata(item, "wp:post_name"),
      date: cdata(item, "wp:post_date_gmt"),
      excerpt: cdata(item, "excerpt:encoded"),
      path: new URL(cdata(item, "link") || server.origin).pathname.replace(/\/$/, ""),
      categories: [...item.matchAll(/domain="category" nicename="([^"]*)"/g)].map(([, slug]) => slug),
      tags: [...item.matchAll(/domain="post_tag" nicename="([^"]*)"/g)].map(([, slug]) => slug),
      hasPicture: item.includes("<![CDATA[_thumbnail_id]]>"),
      isSticky: cdata(item, "wp:is_sticky") === "1",
    }))
    .filter(({ type, status }) => type === "post" && status !== "trash");
}

/** Returns the two sentences of each post, by its title. */
function sentences(): Map<string, string[]> {
  const source = readFileSync(resolve(fixtures, "wordpress/topics.php"), "utf8");
  return new Map(
    [...source.matchAll(/\['(.*)', '(.*)', '(.*)'\],/g)].map(([, title = "", ...texts]) => [title, texts]),
  );
}

describe("a WordPress export", () => {
  beforeAll(openApp);

  it("is tried without changing content", async () => {
    const before = await getContent(app);
    const images = await app.db.prisma.libraryImage.count();
    const { state, counts, format, siteUrl } = await plan(app, transfer, "export.xml", file);
    expect({ state, format, siteUrl }).toEqual({ state: "ready", format: "wordpress", siteUrl: `${server.origin}/` });
    expect(counts.map(({ kind, total, waiting, skipped }) => [kind, total, waiting, skipped])).toEqual([
      ["category", 4, 4, 0],
      ["tag", 7, 7, 0],
      ["image", 5, 5, 0],
      ["post", 51, 51, 0],
      ["other", 6, 0, 6],
    ]);
    expect(await getContent(app)).toEqual(before);
    expect(await app.db.prisma.libraryImage.count()).toBe(images);
    expect(server.asked).toEqual([]);
  });

  it("keeps text, date, status, terms and image of every post", async () => {
    await importAll(app, transfer, "export.xml", file);
    const texts = sentences();
    const { posts } = await getContent(app);
    const expected = expectedPosts();
    expect(posts.length).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(50);
    for (const { title, slug, date, excerpt, categories, tags, status, password, ...post } of expected) {
      const found = posts.find((each) => each.title === title);
      expect(found, title).toBeDefined();
      if (!found) continue;
      for (const sentence of texts.get(title) ?? ["missing"]) expect(found.contentText).toContain(sentence);
      const isPublic = ["publish", "future"].includes(status) && password === "";
      const zeros = date.startsWith("0000");
      expect(found).toMatchObject({
        status: isPublic ? "published" : "draft",
        publishedAt: zeros ? null : new Date(`${date.replace(" ", "T")}.000Z`),
        excerpt,
        isFeatured: post.isSticky,
        imageAlt: post.hasPicture ? expect.stringMatching(/./) : "",
        featuredImage: post.hasPicture ? expect.stringMatching(/^\/media\/library\/\w{16}\.jpg$/) : null,
      });
      if (slug !== "") expect(found.slug).toBe(slug);
      expect(categories).toContain(found.category);
      const others = categories.filter((each) => each !== found.category);
      expect(found.tags).toEqual([...new Set([...tags, ...others])].toSorted());
      if (isPublic && status === "publish") expect(await findRedirect(app, post.path)).toBe(`/blog/${found.slug}`);
    }
  });

  it("turns blocks, shortcodes and line breaks into articles", async () => {
    const { posts } = await getContent(app);
    const contentOfPost = (title: string) =>
      (posts.find((post) => post.title === title)?.content ?? "").replace(/\/media\/library\/\w{16}/g, "/i");
    const image = 'loading="lazy" decoding="async" />';
    expect(contentOfPost("Yazı zamanlamak")).toBe(
      "<p>Yayın tarihi gelecekte olan bir yazı o ana kadar okurlara gösterilmez.</p>\n" +
        "<p>Tarih geldiğinde başka bir işlem gerekmez; yazı kendiliğinden görünür.<br />\n" +
        "Bu satır aynı paragraftadır.</p>\n<ul>\n<li>Birinci madde</li>\n<li>İkinci madde</li>\n</ul>\n" +
        "<p>Listeden sonra gelen <em>son</em> cümle.</p>",
    );
    expect(contentOfPost("Kategori ve etiket nasıl seçilir?")).toContain(
      `<figure><img alt="Ekrandaki liste" src="/i.jpg" ${image}<figcaption>Bloktaki görsel</figcaption></figure>`,
    );
    expect(contentOfPost("Başlık düzeyleri")).toContain(
      `<figure><img src="/i.jpg" alt="Üzerinde defter duran bir masa" ${image}` +
        "<figcaption>Görselin <strong>açıklaması</strong></figcaption></figure>",
    );
    expect(contentOfPost("Özet yazmanın faydası").match(/<figure><img /g)).toHaveLength(3);
    expect(contentOfPost("İki adımlı doğrulama").match(/<figure><img [^>]*><\/figure>/g)).toHaveLength(2);
    expect(contentOfPost("Eski adresleri yönlendirmek")).toContain(
      "<thead><tr><th>Alan</th><th>Anlamı</th></tr></thead>",
    );
    expect(contentOfPost("Şifre yöneticisi kullanmak")).toContain(
      '<pre><code>if (a &lt; b) {\n  yaz("merhaba &amp; hoş geldiniz");\n}</code></pre>',
    );
    expect(contentOfPost("Yedek almanın üç kuralı")).toContain('<a href="https://www.youtube.com/watch?v=abc"');
    expect(contentOfPost("Dosya adlarında düzen")).toContain("<pre>satır 1\n  satır 2\n\nsatır 4</pre>");
    expect(contentOfPost("Önizleme bağlantısı paylaşmak")).toContain(
      '<a href="/2020/01/taslak-ile-yayinlanan-yazi-arasindaki-fark">İlk yazı</a>',
    );
    for (const { content } of posts) expect(content).not.toMatch(/wp:|wp-content|\[caption|\[gallery|<!--/);
  });

  it("takes over what Yoast and Rank Math have stored", async () => {
    const { posts } = await getContent(app);
    expect(posts.find(({ title }) => title === "Kod örneği eklemek")).toMatchObject({
      seoTitle: "Kod örneği eklemek | Eski Blog",
      seoDescription: "Kod örneği eklemenin kısa açıklaması",
      seoKeywords: "kod örneği",
    });
    expect(posts.find(({ title }) => title === "Başlık düzeyleri")?.seoTitle).toBe("Başlık düzeyleri | Eski Blog");
  });

  it("is reported line by line", async () => {
    const [last] = await transfer.list();
    const records = await getRecords(transfer, last?.id ?? 0);
    const getNotes = (title: string) => records.find((record) => record.title === title)?.notes;
    expect(getNotes("Hakkında")).toEqual([importNotes.page]);
    expect(getNotes("Güvenli bağlantı")).toEqual([importNotes.trash]);
    expect(getNotes("Benzer yazılar")).toContain(importNotes.draftBecause("Özel"));
    expect(getNotes("Ekran görüntüsü almak")).toContain(importNotes.draftBecause("Parola korumalı"));
    expect(getNotes("Dosya adlarında düzen")).toEqual([importNotes.shortcode("contact-form-7")]);
    const getLosses = (title: string) => records.find((record) => record.title === title)?.losses;
    expect(getLosses("Sürüm geçmişi nasıl okunur?")).toEqual([importNotes.dynamicBlock("latest-posts")]);
    expect(getNotes("Güvenlik")).toEqual([importNotes.parentCategory("Yazılım")]);
    expect(getNotes("Yorumlar")).toEqual([importNotes.comments(3)]);
    expect(getNotes("Kullanılmayan ortam dosyaları")).toEqual([importNotes.unusedAttachments(1)]);
    const noted = await transfer.items({ id: last?.id ?? 0, page: 1, show: "noted", kind: "post" });
    expect(noted.items.every(({ notes, losses }) => notes.length + losses.length > 0)).toBe(true);
  });

  it("creates nothing when it is imported again, also if a post is in the trash", async () => {
    const { id } = await app.db.prisma.post.findFirstOrThrow({ where: { slug: "yazi-zamanlamak" } });
    const { caller } = await signedInAdmin(app);
    await caller.admin.posts.remove({ id });
    const before = await getContent(app);
    server.asked.length = 0;
    const { counts } = await importAll(app, transfer, "export.xml", file);
    expect(counts.map(({ kind, done }) => [kind, done])).toEqual([
      ["category", 0],
      ["tag", 0],
      ["image", 0],
      ["post", 0],
      ["other", 0],
    ]);
    expect(await getContent(app)).toEqual(before);
    expect(server.asked).toEqual([]);
  });
});

describe("an import", () => {
  beforeAll(openApp);

  it("gives posts whose address is taken another one, and leaves the former post alone", async () => {
    const { title } = await makePost(app, { slug: "yazi-zamanlamak", title: "Burada yazılmış" });
    const { id } = await plan(app, transfer, "export.xml", onlyPosts(file, /Yazı zamanlamak/));
    const planned = (await getRecords(transfer, id)).find((record) => record.title === "Yazı zamanlamak");
    expect(planned?.notes).toEqual([importNotes.slugChanges("yazi-zamanlamak", "yazi-zamanlamak-2")]);
    await makePost(app, { slug: "yazi-zamanlamak-2", title: "Denemeden sonra yazılmış" });
    await transfer.start({ id });
    await runDueJobs(app);
    const { posts } = await getContent(app);
    const getSlug = (wanted: string) => posts.find((post) => post.title === wanted)?.slug;
    expect(getSlug(title)).toBe("yazi-zamanlamak");
    expect(getSlug("Yazı zamanlamak")).toBe("yazi-zamanlamak-2-2");
    expect(await findRedirect(app, "/2020/01/yazi-zamanlamak")).toBe("/blog/yazi-zamanlamak-2-2");
  });
});

describe("an import that is interrupted", () => {
  beforeAll(openApp);

  it("goes on with the next record and creates none twice", async () => {
    const { id, counts } = await plan(app, transfer, "export.xml", onlyPosts(file, /[Gg]örsel/));
    const total = counts.find(({ kind }) => kind === "post")?.total ?? 0;
    await transfer.start({ id });
    // One slice ends in the middle: its job is run again from the beginning, as after a kill.
    const broken = { ...app, log: { ...app.log, error: () => undefined } };
    for (let slice = 0; slice < 4; slice++) await runImport(broken, id);
    const created = await app.db.prisma.post.count();
    expect(created).toBeGreaterThan(0);
    expect(created).toBeLessThan(total);
    await Promise.all([runImport(app, id), runDueJobs(app)]);
    await runDueJobs(app);
    expect(await app.db.prisma.post.count()).toBe(total);
    expect((await transfer.get({ id })).state).toBe("done");
    const { posts } = await getContent(app);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(total);
  });
});

describe("an image that cannot be fetched", () => {
  beforeAll(openApp);

  it("is left out, reported, and put in its place when it is fetched later", async () => {
    server.missing.add("masa-ustu.jpg");
    const withImages = onlyPosts(
      file,
      /Başlık düzeyleri|Görsel boyutlarını|Özet yazmanın|Alternatif metin|Eski adresleri/,
    );
    const { id, counts } = await importAll(app, transfer, "export.xml", withImages);
    expect(counts.find(({ kind }) => kind === "image")).toMatchObject({ done: 4, failed: 1 });
    const getBody = async (slug: string) => (await app.db.prisma.post.findFirstOrThrow({ where: { slug } })).content;
    const withImage = "baslik-duzeyleri";
    const edited = "gorsel-boyutlarini-kucultmek";
    expect(await getBody(withImage)).not.toContain("<img");
    expect(await getBody(withImage)).toContain("Düzey atlamadan");
    const records = await getRecords(transfer, id);
    expect(records.find(({ title }) => title === "Başlık düzeyleri")?.losses).toContain(importNotes.imageLost(1));
    expect(records.find(({ title }) => title === "masa-ustu.jpg")?.notes).toEqual(["Sunucu görseli vermedi"]);

    const { caller } = await signedInAdmin(app);
    const other = await app.db.prisma.post.findFirstOrThrow({ where: { slug: edited } });
    await caller.admin.posts.update({
      id: other.id,
      title: other.title,
      slug: edited,
      content: "<p>Elle yazıldı</p>",
      status: "published",
    });
    server.missing.clear();
    await transfer.retryImages({ id });
    await runDueJobs(app);
    expect(await getBody(withImage)).toContain('<img src="/media/library/');
    expect(await getBody(edited)).toBe("<p>Elle yazıldı</p>");
    const after = await getRecords(transfer, id);
    expect(after.find(({ title }) => title === "Başlık düzeyleri")?.losses).toEqual([]);
    expect(after.find(({ title }) => title === "Görsel boyutlarını küçültmek")?.notes).toContain(
      importNotes.postChanged,
    );
    await expect(transfer.retryImages({ id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  });
});
