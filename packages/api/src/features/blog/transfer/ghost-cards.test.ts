import { importNotes } from "@site/contract/blog/transfer/labels";
import { describe, expect, it } from "vitest";
import { readGhost } from "./readers/ghost.ts";
import type { ReadRecord } from "./readers/records.ts";
import { readWith } from "./testing/files.ts";
import { ghostExport } from "./testing/ghost-export.ts";

type PostRecord = Extract<ReadRecord, { kind: "post" }>;

const postsIn = (records: ReadRecord[]) => records.filter((record): record is PostRecord => record.kind === "post");

async function ghostPost(fields: Record<string, string | null>, title = "Yazı"): Promise<PostRecord> {
  const [post] = postsIn(await readWith(readGhost, ghostExport(6, [{ title, slug: "yazi", fields }])));
  if (!post) throw new Error("the file has no post");
  return post;
}

/** Returns a post's HTML without the attributes that every link and image gets. */
const shown = ({ payload }: PostRecord) =>
  payload.content.replace(/ rel="noopener nofollow"| loading="lazy"| decoding="async"/g, "").replace(/>\n+</g, "><");
const lexical = (...children: object[]) => ({ lexical: JSON.stringify({ root: { children } }) });
const link = (address: string, text = address) => `<p><a href="${address}">${text}</a></p>`;

describe("a card of Ghost", () => {
  it("in Markdown is converted, in both editors", async () => {
    const markdown = "### Üç\n\n1. bir\n2. iki\n\nsöz[^1]\n\n[^1]: Dipnot";
    const expected = '<h3 id="uc">Üç</h3><ol><li>bir</li><li>iki</li></ol><p>söz<sup class="footnote">Dipnot</sup></p>';
    const mobiledoc = (name: string) =>
      JSON.stringify({ version: "0.3.1", cards: [[name, { markdown }]], markups: [], atoms: [], sections: [[10, 0]] });
    for (const fields of [
      lexical({ type: "markdown", markdown }),
      { mobiledoc: mobiledoc("markdown") },
      { mobiledoc: mobiledoc("card-markdown") },
    ]) {
      const post = await ghostPost(fields);
      expect(shown(post)).toBe(expected);
      expect(post.losses).toEqual([]);
    }
  });

  it("in Markdown is sanitised", async () => {
    const markdown = '[x](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror="alert(1)">\n\nson';
    const { content } = (await ghostPost(lexical({ type: "markdown", markdown }))).payload;
    expect(content).not.toMatch(/script|onerror/i);
    expect(content).toContain("<p>son</p>");
  });

  const figure = (src: string, alt: string, rest = "") => `<figure><img src="${src}" alt="${alt}" />${rest}</figure>`;
  it.each([
    [
      "callout",
      { calloutEmoji: "💡", calloutText: "<b>Dikkat</b>" },
      "<blockquote><p>💡 <strong>Dikkat</strong></p></blockquote>",
    ],
    ["toggle", { heading: "Soru", content: "<p>Cevap</p>" }, "<p><strong>Soru</strong></p><p>Cevap</p>"],
    [
      "bookmark",
      { url: "https://x.org/a", metadata: { title: "T", description: "D" } },
      '<p><a href="https://x.org/a">T</a>: D</p>',
    ],
    [
      "gallery",
      {
        images: [
          { src: "https://x.org/1.jpg", alt: "A" },
          { src: "https://x.org/2.jpg", alt: "B" },
        ],
        caption: "G",
      },
      `${figure("https://x.org/1.jpg", "A")}${figure("https://x.org/2.jpg", "B")}<p>G</p>`,
    ],
    ["file", { src: "https://x.org/a.pdf", fileTitle: "PDF" }, link("https://x.org/a.pdf", "PDF")],
    [
      "embed",
      { url: "https://x.org/v", html: "<iframe></iframe>", caption: "C" },
      `${link("https://x.org/v")}<p>C</p>`,
    ],
    ["button", { buttonUrl: "https://x.org", buttonText: "Bas" }, link("https://x.org", "Bas")],
    ["email", { html: "<p>Merhaba</p>" }, "<p>Merhaba</p>"],
    ["audio", { src: "https://x.org/a.mp3", title: "Ses" }, link("https://x.org/a.mp3", "Ses")],
    [
      "product",
      { productTitle: "Ü", productDescription: "<p>d</p>", productUrl: "https://x.org", productButton: "Al" },
      `<p><strong>Ü</strong></p><p>d</p>${link("https://x.org", "Al")}`,
    ],
    ["header", { header: "Büyük", subheader: "küçük" }, '<h2 id="buyuk">Büyük</h2><p>küçük</p>'],
    [
      "hologram",
      { text: "metin", title: "Ad", url: "https://x.org/h", backgroundColor: "red" },
      `<p>Ad</p><p>metin</p>${link("https://x.org/h")}`,
    ],
  ])("named %s becomes plain HTML with a sentence", async (type, fields, expected) => {
    const post = await ghostPost(lexical({ type, ...fields }));
    expect(shown(post)).toBe(expected);
    expect(post.notes).toEqual([importNotes.cardChanged(type)]);
    expect(post.losses).toEqual([]);
    const section = { cards: [[type, fields]], sections: [[10, 0]] };
    expect(shown(await ghostPost({ mobiledoc: JSON.stringify(section) }))).toBe(expected);
  });

  it("with pictures keeps those that have an address, and names the others", async () => {
    const images = [{ src: "https://x.org/1.jpg", alt: 5 }, { fileName: "2.jpg" }, null];
    const post = await ghostPost(lexical({ type: "gallery", images }));
    expect(shown(post)).toBe(figure("https://x.org/1.jpg", "Yazı").replace(/(<img) (src=\S+) (alt=\S+)/, "$1 $3 $2"));
    expect(post.losses).toEqual([importNotes.times(importNotes.imageMissing, 2)]);
  });

  it("that is unknown keeps the texts of its lists and records", async () => {
    const post = await ghostPost(
      lexical({ type: "sss", data: { text: "giriş" }, items: [{ title: "Soru", answer: "Yanıt", width: "5" }, "son"] }),
    );
    expect(shown(post)).toBe("<p>giriş</p><p>Soru</p><p>Yanıt</p><p>son</p>");
    expect(post.notes).toEqual([importNotes.cardChanged("sss")]);
  });

  it("may stand beside tables and nested lists", async () => {
    const text = (words: string) => ({ type: "text", text: words });
    const list = (listType: string, ...children: object[]) => ({ type: "list", listType, children });
    const item = (child: object) => ({ type: "listitem", children: [child] });
    const cell = (words: string, more = {}) => ({ type: "tablecell", children: [text(words)], ...more });
    const post = await ghostPost(
      lexical(list("bullet", item(text("a")), item(list("number", item(text("b"))))), {
        type: "table",
        children: [
          { type: "tablerow", children: [cell("1", { headerState: 1 }), cell("2")] },
          { type: "tablerow", children: [cell("3", { colSpan: 2 })] },
        ],
      }),
    );
    expect(shown(post)).toBe(
      "<ul><li>a<ol><li>b</li></ol></li></ul><table><tr><th>1</th><td>2</td></tr>" +
        '<tr><td colspan="2">3</td></tr></table>',
    );
    expect([post.notes, post.losses]).toEqual([[], []]);
  });

  it("in Markdown has Ghost's marks beside those of GFM", async () => {
    const markdown = "H~2~O, x^2^, ==önemli==, ~~silindi~~, a ~ b ^ c == d";
    expect(shown(await ghostPost(lexical({ type: "markdown", markdown })))).toBe(
      "<p>H<sub>2</sub>O, x<sup>2</sup>, önemli, <s>silindi</s>, a ~ b ^ c == d</p>",
    );
  });

  it("keeps the language and the caption of code", async () => {
    const post = await ghostPost(lexical({ type: "codeblock", code: "a<b", language: "js", caption: "Açıklama" }));
    expect(shown(post)).toBe('<pre><code class="language-javascript">a&lt;b</code></pre><p>Açıklama</p>');
  });

  it("as Ghost's HTML shows it becomes the same", async () => {
    const html =
      '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Uyarı</div>' +
      '</div><div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Soru</h4>' +
      '<button><svg></svg></button></div><div class="kg-toggle-content"><p>Cevap</p></div></div>' +
      '<div class="kg-card kg-button-card"><a href="https://x.org" class="kg-btn">Bas</a></div>' +
      '<div class="kg-card kg-yeni-card"><p>Yeni sürümün kartı</p></div>';
    const post = await ghostPost({ html });
    expect(shown(post)).toBe(
      "<blockquote><p>💡 Uyarı</p></blockquote><p><strong>Soru</strong></p><p>Cevap</p>" +
        `${link("https://x.org", "Bas")}<p>Yeni sürümün kartı</p>`,
    );
    expect(post.losses).toEqual([]);
  });

  it("that is unreadable stops neither its post nor another", async () => {
    const { payload, losses } = await ghostPost({
      mobiledoc: JSON.stringify({ cards: ["x"], sections: [[1, "p", [[0, [], 0, "Metin"]]], [10, 0], "?", [99]] }),
    });
    expect([payload.content, losses]).toEqual(["<p>Metin</p>", [importNotes.times(importNotes.unreadable, 3)]]);
  });
});

it("keeps a Markdown note that no sentence refers to as text", async () => {
  const post = await ghostPost(lexical({ type: "markdown", markdown: "Söz\n\n[^x]: Not *metni*" }));
  expect(shown(post)).toBe("<p>Söz</p><p>Not <em>metni</em></p>");
});
