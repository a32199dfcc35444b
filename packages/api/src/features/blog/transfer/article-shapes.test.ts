import { importNotes } from "@site/contract/blog/transfer/labels";
import { describe, expect, it } from "vitest";
import { readGhost } from "./readers/ghost.ts";
import type { ReadRecord } from "./readers/records.ts";
import { readWordPress } from "./readers/wordpress.ts";
import { readWith } from "./testing/files.ts";
import { ghostExport } from "./testing/ghost-export.ts";
import { makeWxr } from "./testing/wxr.ts";

type PostRecord = Extract<ReadRecord, { kind: "post" }>;

const postsIn = (records: ReadRecord[]) => records.filter((record): record is PostRecord => record.kind === "post");

async function wordPressPost(content: string, { title = "Yazı", fields = "" } = {}): Promise<PostRecord> {
  const [post] = postsIn(await readWith(readWordPress, makeWxr([{ title, content, fields }])));
  if (!post) throw new Error("the file has no post");
  return post;
}

async function ghostPost(fields: Record<string, string | null>, title = "Yazı"): Promise<PostRecord> {
  const [post] = postsIn(await readWith(readGhost, ghostExport(6, [{ title, slug: "yazi", fields }])));
  if (!post) throw new Error("the file has no post");
  return post;
}

/** Returns a post's HTML without the attributes that every link and image gets. */
const shown = ({ payload }: PostRecord) =>
  payload.content.replace(/ rel="noopener nofollow"| loading="lazy"| decoding="async"/g, "").replace(/>\n+</g, "><");
const link = (address: string, text = address) => `<p><a href="${address}">${text}</a></p>`;

describe("HTML that an article cannot contain keeps its text, its blocks and a sentence", () => {
  it.each([
    ["small headings", "<h5>Beş</h5><h6>Altı</h6>", "<h4>Beş</h4><h4>Altı</h4>", importNotes.smallHeading],
    [
      "a definition list",
      "<dl><dt>Terim</dt><dd>Tanım</dd></dl>",
      "<p><strong>Terim</strong></p><p>Tanım</p>",
      importNotes.definitionList,
    ],
    [
      "details",
      "<details><summary>Özet</summary>İç</details>",
      "<p><strong>Özet</strong></p><p>İç</p>",
      importNotes.details,
    ],
    [
      "a frame of its own document",
      '<p>a</p><iframe srcdoc="<p>iç &quot;metin&quot;</p>"></iframe>',
      '<p>a</p><p>iç "metin"</p>',
      importNotes.embeddedDocument,
    ],
    ["a frame", '<iframe src="https://x.org/v"></iframe>', link("https://x.org/v"), importNotes.embed(1)],
    [
      "the address of a video on its own line",
      "Metin\n\nhttps://youtu.be/x\n\nson",
      `<p>Metin</p>${link("https://youtu.be/x")}<p>son</p>`,
      importNotes.embed(1),
    ],
    ["an unknown element", "<acme-not>Metin</acme-not>", "<p>Metin</p>", importNotes.element("acme-not")],
    [
      "an image behind a text",
      '<div class="wp-block-cover" style="background-image:url(https://x.org/a.jpg)"><p>Metin</p></div>',
      '<figure><img alt="Yazı" src="https://x.org/a.jpg" /></figure><p>Metin</p>',
      importNotes.backgroundImage,
    ],
    [
      "the caption of a table",
      "<table><caption>Başlık</caption><tr><td>1</td></tr></table>",
      "<p>Başlık</p><table><tr><td>1</td></tr></table>",
      importNotes.caption,
    ],
    [
      "code in a language without colours",
      '<pre><code class="language-cobol">A &lt; B</code></pre>',
      "<pre><code>A &lt; B</code></pre>",
      importNotes.codeLanguage("cobol"),
    ],
    ["a link to nowhere", '<p><a href="#yok">x</a></p>', "<p>x</p>", importNotes.anchor],
  ])("%s", async (_, content, expected, note) => {
    const post = await wordPressPost(content);
    expect(shown(post)).toBe(expected);
    expect(post.notes).toEqual(expect.arrayContaining([expect.stringContaining(note)]));
    expect(post.losses).toEqual([]);
    expect(post.parts?.changed).toBeGreaterThan(0);
  });

  it.each([
    ["divisions", "<div>bir</div><div>iki <b>üç</b></div>", "<p>bir</p><p>iki <strong>üç</strong></p>"],
    ["text between blocks", "<h2>A</h2>çıplak<ul><li>b</li></ul>", '<h2 id="a">A</h2><p>çıplak</p><ul><li>b</li></ul>'],
    ["a table in a table", "<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>", undefined],
    ["code with its language", '<pre class="brush: js">a\n\n  b</pre>', undefined],
    [
      "bare texts of neighbouring blocks",
      "<!-- wp:shortcode -->\n[yok]\n<!-- /wp:shortcode -->\n\n<!-- wp:html -->\nbir\n<!-- /wp:html -->\n\n" +
        "<!-- wp:html -->\niki\n<!-- /wp:html -->",
      "<p>[yok]</p><p>bir</p><p>iki</p>",
    ],
    [
      "a file without its second link",
      '<!-- wp:file --><div><a href="https://x.org/a.pdf">Belge</a><a href="https://x.org/a.pdf" ' +
        'class="wp-block-file__button" download>İndir</a></div><!-- /wp:file -->',
      link("https://x.org/a.pdf", "Belge"),
    ],
    [
      "a list that an editor put into an item of its own",
      "<ul><li>a</li><li><ol><li>b</li></ol></li><li>c</li></ul>",
      "<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>",
    ],
    ["a link to a heading", '<h2 id="x1">İki Söz</h2><p><a href="#x1">ona</a></p>', undefined],
  ])("%s stay as they are", async (_, content, expected) => {
    const post = await wordPressPost(content);
    if (expected !== undefined) expect(shown(post)).toBe(expected);
    expect([post.notes, post.losses, post.parts?.left]).toEqual([[], [], 0]);
  });

  it.each([
    ["a script", "<script>alert(1)</script>", importNotes.script],
    ["a drawing", "<svg><text>x</text></svg>", importNotes.drawing],
    ["an image in the text itself", '<img src="data:image/png;base64,AA">', importNotes.inlineImage],
    ["an image without an address", "<img>", importNotes.imageMissing],
    ["a frame without an address", "<iframe></iframe>", importNotes.embedMissing],
    ["a dynamic block", "<!-- wp:acme/liste {} /-->", importNotes.dynamicBlock("acme/liste")],
    ["a gallery whose images are missing", '[gallery ids="9"]', importNotes.galleryEmpty],
    ["a video without a file", "[video]", importNotes.mediaMissing],
  ])("%s is left out by name", async (_, part, loss) => {
    const post = await wordPressPost(`<p>Metin</p>\n\n${part}`);
    expect(shown(post)).toBe("<p>Metin</p>");
    expect(post.losses).toEqual([loss]);
    expect(post.parts).toMatchObject({ kept: 1, left: 1 });
  });
});

describe("footnotes become the product's own", () => {
  const meta = (json: string) =>
    `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${json}]]></wp:meta_value></wp:postmeta>`;

  it("of WordPress", async () => {
    const post = await wordPressPost(
      '<!-- wp:paragraph --><p>Söz<sup data-fn="u1" class="fn"><a href="#u1" id="u1-link">1</a></sup>.</p>' +
        "<!-- /wp:paragraph --><!-- wp:footnotes /-->",
      { fields: meta('[{"id":"u1","content":"Notun <em>metni</em>"}]') },
    );
    expect(shown(post)).toBe('<p>Söz<sup class="footnote">Notun metni</sup>.</p>');
    expect([post.notes, post.losses]).toEqual([[], []]);
  });

  it.each([
    ["a plugin's shortcode", "<p>Söz[footnote]Not[/footnote]</p>"],
    [
      "a list at the end",
      '<p>Söz<sup id="r1"><a href="#n1">1</a></sup></p><hr><ol><li id="n1">Not <a href="#r1">↩</a></li></ol>',
    ],
    [
      "Markdown",
      '<p>Söz<sup><a href="#fn:1" rel="footnote">1</a></sup></p><div class="footnotes"><hr><ol><li id="fn:1"><p>Not ' +
        '<a href="#fnref:1">↩</a></p></li></ol></div>',
    ],
    [
      "Ghost's Markdown",
      '<p>Söz<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><hr class="footnotes-sep">' +
        '<section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>Not ' +
        '<a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
    ],
  ])("of %s", async (_, content) => {
    expect(shown(await wordPressPost(content)).replace("<hr />", "")).toBe('<p>Söz<sup class="footnote">Not</sup></p>');
  });
});

it("no text vanishes as a footnote that refers to the end", async () => {
  const post = await wordPressPost(
    '<ol><li id="n1">Not <a class="footnote-back" href="#r1">geri</a></li></ol><p>Söz<sup><a href="#n1" id="r1">1</a></sup></p>',
  );
  expect(shown(post)).toBe("<ol><li>Not geri</li></ol><p>Söz<sup>1</sup></p>");
});

describe("titles, slugs and contents that are missing", () => {
  it.each([
    ["", "<p>İlk cümle burada. İkincisi.</p>", "İlk cümle burada", "yazi-1"],
    ["", "<h2>Bölüm adı</h2><p>a</p>", "Bölüm adı", "yazi-1"],
    ["🎉🎉", "<p>Metin</p>", "🎉🎉", "yazi-1"],
  ])("%j with %j is called %j", async (title, content, expected, slug) => {
    const { payload } = await wordPressPost(content, { title });
    expect([payload.title, payload.slug]).toEqual([expected, slug]);
  });

  it("give a slug of the text where the former product made one of its own", async () => {
    const file = makeWxr([{ title: "", content: "<p>Uzun bir cümle.</p>" }])
      .toString()
      .replace(">yazi-1<", ">12<");
    const [post] = postsIn(await readWith(readWordPress, Buffer.from(file)));
    expect([post?.payload.title, post?.payload.slug]).toEqual(["Uzun bir cümle", "uzun-bir-cumle"]);
    const [ghost] = postsIn(await readWith(readGhost, ghostExport(6, [{ title: "", slug: "untitled", fields: {} }])));
    expect([ghost?.payload.title, ghost?.payload.slug]).toEqual([
      "Başlıksız yazı (1 Şubat 2024)",
      "basliksiz-yazi-1-subat-2024",
    ]);
    expect(ghost?.payload).toMatchObject({ status: "draft", content: `<p>${importNotes.emptyContent}</p>` });
    expect(ghost?.refusal).toBeUndefined();
  });

  it("make a draft with the featured image", async () => {
    const { payload, notes, refusal } = await ghostPost({ html: "", feature_image: "https://x.org/a.jpg" });
    expect(payload).toMatchObject({ status: "draft", featuredImage: "https://x.org/a.jpg" });
    expect(payload.content).toContain('src="https://x.org/a.jpg"');
    expect(notes).toContain(importNotes.draftBecause(importNotes.empty));
    expect(refusal).toBeUndefined();
  });
});

describe("dates", () => {
  const dates = (gmt: string, pub: string, local: string) =>
    makeWxr([{ title: "a", content: "b" }])
      .toString()
      .replace(
        /<wp:post_date_gmt>[^<]*</,
        `<pubDate>${pub}</pubDate><wp:post_date>${local}</wp:post_date><wp:post_date_gmt>${gmt}<`,
      );
  it.each([
    ["2023-07-01 12:30:00", "Sat, 01 Jul 2023 10:00:00 +0000", "2023-07-01 20:00:00", "2023-07-01T12:30:00.000Z"],
    ["0000-00-00 00:00:00", "Sat, 01 Jul 2023 12:30:00 +0000", "2023-07-01 20:00:00", "2023-07-01T12:30:00.000Z"],
    ["", "Wed, 30 Nov -0001 00:00:00 +0000", "2023-07-01 15:30:00", "2023-07-01T12:30:00.000Z"],
    ["", "", "2012-01-15 15:30:00", "2012-01-15T13:30:00.000Z"],
    ["", "", "2012-07-15 15:30:00", "2012-07-15T12:30:00.000Z"],
  ])("by gmt %j, then pubDate %j, then Istanbul's %j", async (gmt, pub, local, expected) => {
    const [post] = postsIn(await readWith(readWordPress, Buffer.from(dates(gmt, pub, local))));
    expect(post?.payload.publishedAt).toBe(expected);
  });
});

it("names a date and a featured image that the file does not have", async () => {
  const file = makeWxr([
    {
      title: "a",
      content: "b",
      fields: "<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>99</wp:meta_value></wp:postmeta>",
    },
  ]).toString();
  const [post] = postsIn(await readWith(readWordPress, Buffer.from(file.replace("2024-03-01", "2024-13-45"))));
  expect(post?.payload.publishedAt).toBeNull();
  expect(post?.notes).toContain(importNotes.dateMissing);
  expect(post?.losses).toContain(importNotes.featuredMissing);
});

it("spells texts as the forms do, and names what it cuts of terms", async () => {
  const name = "ç".normalize("NFD");
  const records = await readWith(
    readWordPress,
    makeWxr([
      {
        title: `${name}ok\u200b\u000bönemli`,
        content: "<p>bir\u000biki</p>",
        fields: `<category domain="post_tag" nicename="uzun"><![CDATA[${"u".repeat(130)}]]></category>`,
      },
    ]),
  );
  const [post] = postsIn(records);
  expect([post?.title, post?.payload.content]).toEqual(["çok önemli", "<p>bir\niki</p>"]);
  expect(records.find(({ kind }) => kind === "tag")?.notes).toEqual([importNotes.cut("Ad", 120)]);
});

describe("what is no post has a line of its own", () => {
  it("in WordPress", async () => {
    const item = (type: string, more = "") =>
      `<item><title>x</title><wp:post_type>${type}</wp:post_type>${more}</item>`;
    const records = await readWith(
      readWordPress,
      makeWxr([{ title: "a", content: "b", fields: '<category domain="series" nicename="s">Dizi</category>' }], {
        inChannel:
          item("nav_menu_item") +
          item("revision") +
          item("revision") +
          item("attachment") +
          item("page") +
          item("acme") +
          "<wp:term><wp:term_taxonomy>series</wp:term_taxonomy></wp:term><item></item>",
      }),
    );
    const notes = records.flatMap(({ refusal }) => refusal?.note ?? []);
    expect(notes).toEqual(
      expect.arrayContaining([
        importNotes.menuItems(1),
        importNotes.revisions(2),
        importNotes.badAttachments(1),
        importNotes.page,
        importNotes.postType("acme"),
        importNotes.customTerms(1),
        importNotes.badRecord,
      ]),
    );
    expect(postsIn(records)[0]?.losses).toEqual([importNotes.otherTerms("series: Dizi")]);
  });

  it("in Ghost, where a bad row stops no other", async () => {
    const file = JSON.parse(ghostExport(6, [{ title: "İyi", slug: "iyi", fields: { html: "<p>x</p>" } }]).toString());
    const { data } = file.db[0];
    data.posts.push({ title: "Kimliksiz" }, null, 5);
    data.members = [{}, {}];
    data.posts_meta = null;
    const records = await readWith(readGhost, Buffer.from(`\ufeff${JSON.stringify(file)}`));
    expect(postsIn(records).map(({ title }) => title)).toEqual(["İyi"]);
    expect(records.filter(({ refusal }) => refusal?.state === "failed").map(({ title }) => title)).toEqual([
      "Kimliksiz",
      "post 3",
      "post 4",
    ]);
    expect(records.flatMap(({ refusal }) => refusal?.note ?? [])).toContain(importNotes.members(2));
    for (const variant of [file.db[0], { db: file.db[0] }])
      expect(postsIn(await readWith(readGhost, Buffer.from(JSON.stringify(variant))))).toHaveLength(1);
  });
});
