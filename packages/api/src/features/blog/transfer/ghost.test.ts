import { importNotes } from "@site/contract/blog/transfer/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../jobs/worker.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { findRedirect } from "../../site/redirects/service.ts";
import {
  getContent,
  getRecords,
  type ImageServer,
  importAll,
  plan,
  startImageServer,
  type Transfer,
} from "./testing/files.ts";
import { ghostExport } from "./testing/ghost-export.ts";

let app: TestApp;
let transfer: Transfer;
let server: ImageServer;

const picture = "__GHOST_URL__/content/images/2024/02/raflar.jpg";
const lexical = JSON.stringify({
  root: {
    children: [
      {
        type: "paragraph",
        children: [
          { type: "extended-text", text: "Kalın", format: 1 },
          { type: "extended-text", text: " ve düz & <metin>", format: 0 },
        ],
      },
      { type: "extended-heading", tag: "h2", children: [{ type: "extended-text", text: "Başlık", format: 0 }] },
      { type: "list", listType: "number", children: [{ type: "listitem", children: [{ type: "text", text: "Bir" }] }] },
      { type: "callout", children: [{ type: "text", text: "Not" }] },
      { type: "signup" },
    ],
  },
});
const mobiledoc = JSON.stringify({
  version: "0.3.1",
  atoms: [],
  cards: [
    ["code", { code: "a < b" }],
    ["gallery", {}],
  ],
  markups: [["strong"], ["a", ["href", "https://example.org/"]]],
  sections: [
    [
      1,
      "p",
      [
        [0, [0], 1, "Kalın"],
        [0, [], 0, " düz "],
        [0, [1], 1, "bağlantı"],
      ],
    ],
    [3, "ul", [[[0, [], 0, "Madde"]]]],
    [10, 0],
    [10, 1],
  ],
});

const samples = [
  {
    title: "Işık ve gölge",
    slug: "isik-ve-golge",
    tags: ["Fotoğraf", "#ic", "Teknik"],
    fields: {
      html: `<p>Metin</p><figure class="kg-card kg-image-card"><img src="${picture}" class="kg-image" alt="Raflar"
        loading="lazy"></figure><p><a href="__GHOST_URL__/ikinci-yazi/">Devamı</a></p>`,
      feature_image: "__GHOST_URL__/content/images/2024/02/masa-ustu.jpg",
      custom_excerpt: "Kısa özet",
      featured: 1,
    },
    meta: { meta_title: "SEO başlığı", meta_description: "SEO açıklaması", feature_image_alt: "Masa" },
  },
  {
    title: "İkinci yazı",
    slug: "ikinci-yazi",
    fields: {
      html:
        '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org/a">' +
        '<div class="kg-bookmark-content"><div class="kg-bookmark-title">Kaynak</div>' +
        '<div class="kg-bookmark-description">Açıklama</div></div></a></figure>' +
        '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/x"></iframe>' +
        "</figure>",
      published_at: "2090-01-01 10:00:00",
      status: "scheduled",
    },
  },
  { title: "Üyelere", slug: "uyelere", fields: { html: "<p>Kapalı</p>", visibility: "paid" } },
  { title: "Gönderilmiş", slug: "gonderilmis", fields: { html: "<p>Posta</p>", status: "sent" } },
  { title: "Lexical", slug: "lexical", fields: { lexical } },
  { title: "Mobiledoc", slug: "mobiledoc", fields: { mobiledoc, status: "draft", published_at: null } },
  { title: "Hakkında", slug: "hakkinda", fields: { html: "<p>Sayfa</p>", type: "page" } },
];

describe.each([5, 6] as const)("a Ghost %i export", (version) => {
  beforeAll(async () => {
    app = await createTestApp();
    transfer = (await signedInAdmin(app)).caller.admin.transfer;
    server = await startImageServer();
  });

  it("keeps texts, dates, terms and fields", async () => {
    const planned = await plan(app, transfer, "ghost.json", ghostExport(version, samples));
    expect(planned).toMatchObject({ format: "ghost", needsSiteUrl: true, state: "ready" });
    await transfer.start({ id: planned.id, siteUrl: server.origin });
    await runDueJobs(app);
    const { posts, categories, tags } = await getContent(app);
    const post = (slug: string) => posts.find((each) => each.slug === slug);
    expect(post("isik-ve-golge")).toMatchObject({
      title: "Işık ve gölge",
      status: "published",
      publishedAt: new Date("2024-02-01T09:00:00.000Z"),
      excerpt: "Kısa özet",
      seoTitle: "SEO başlığı",
      seoDescription: "SEO açıklaması",
      isFeatured: true,
      category: "fotoraf",
      tags: ["teknik"],
      featuredImage: expect.stringMatching(/^\/media\/library\//),
      imageAlt: "Masa",
    });
    expect(post("isik-ve-golge")?.content).toMatch(
      /^<p>Metin<\/p><figure><img src="\/media\/library\/\w+\.jpg" alt="Raflar" [^>]*><\/figure><p><a href="\/ikinci-/,
    );
    expect(post("ikinci-yazi")).toMatchObject({
      status: "published",
      publishedAt: new Date("2090-01-01T10:00:00.000Z"),
      content:
        '<p><a href="https://example.org/a" rel="noopener nofollow">Kaynak</a>: Açıklama</p>' +
        '<p><a href="https://www.youtube.com/embed/x" rel="noopener nofollow">https://www.youtube.com/embed/x</a></p>',
    });
    expect(post("uyelere")?.status).toBe("draft");
    expect(post("gonderilmis")?.status).toBe("draft");
    expect(post("lexical")?.content).toBe(
      '<p><strong>Kalın</strong> ve düz &amp; &lt;metin&gt;</p><h2 id="baslik">Başlık</h2><ol>\n<li>Bir</li>\n</ol><p>Not</p>',
    );
    expect(post("mobiledoc")?.content).toBe(
      '<p><strong>Kalın</strong> düz <a href="https://example.org/" rel="noopener nofollow">bağlantı</a></p>\n' +
        "<ul>\n<li>Madde</li>\n</ul>\n<pre><code>a &lt; b</code></pre>",
    );
    expect(post("hakkinda")).toBeUndefined();
    expect(categories.map(({ name }) => name)).toContain("Fotoğraf");
    expect(tags.map(({ name }) => name)).toEqual(["Fotoğraf", "Teknik"]);
    expect(await findRedirect(app, "/isik-ve-golge")).toBe("/blog/isik-ve-golge");

    const records = await getRecords(transfer, planned.id);
    const getNotes = (title: string) => records.find((record) => record.title === title)?.notes;
    expect(getNotes("Üyelere")).toEqual([importNotes.draftBecause("Yalnızca üyelere açık")]);
    expect(getNotes("Gönderilmiş")).toEqual([importNotes.draftBecause(importNotes.emailOnly)]);
    expect(getNotes("Lexical")).toEqual([importNotes.cardChanged("callout")]);
    const getLosses = (title: string) => records.find((record) => record.title === title)?.losses;
    expect(getLosses("Lexical")).toEqual([importNotes.card("Kayıt formu")]);
    expect(getLosses("Mobiledoc")).toEqual([importNotes.card("gallery")]);
    expect(getNotes("Yazarlar")).toEqual([importNotes.authors(1, "yazar")]);
    expect(getNotes("#ic")).toEqual([importNotes.internalTag]);
    expect(getNotes("Diğer Ghost verileri")).toEqual([importNotes.otherTables("settings (1)")]);
  });

  it("creates nothing twice", async () => {
    const before = await getContent(app);
    await importAll(app, transfer, "ghost.json", ghostExport(version, samples), server.origin);
    expect(await getContent(app)).toEqual(before);
  });
});

it("images of a site whose address is not given can be fetched later", async () => {
  app = await createTestApp();
  transfer = (await signedInAdmin(app)).caller.admin.transfer;
  const { id, counts } = await importAll(app, transfer, "ghost.json", ghostExport(6, samples));
  expect(counts.find(({ kind }) => kind === "image")).toMatchObject({ done: 0, failed: 2 });
  expect((await app.db.prisma.post.findFirstOrThrow({ where: { slug: "isik-ve-golge" } })).featuredImage).toBeNull();
  await transfer.retryImages({ id, siteUrl: server.origin });
  await runDueJobs(app);
  const post = await app.db.prisma.post.findFirstOrThrow({ where: { slug: "isik-ve-golge" } });
  expect([post.featuredImage, post.imageAlt]).toEqual([expect.stringMatching(/^\/media/), "Masa"]);
  expect(post.content).toContain('<img src="/media/library/');
});
