import { expect, it } from "vitest";
import { unsafeParts } from "../../testing/unsafe-html.ts";
import { withFootnoteList } from "./footnotes.ts";
import { findText, sanitiseArticle, tableOfContents } from "./html.ts";

const note = (text: string) => `<sup class="footnote">${text}</sup>`;

it.each([
  ["a note", `<p>Metin${note(" Bkz. s. 12 ")}.</p>`, `<p>Metin${note("Bkz. s. 12")}.</p>`],
  ["its elements", `<p>a${note("<b>b</b> <i>c</i><img src=/d><br>e")}</p>`, `<p>a${note("b c e")}</p>`],
  ["a note in a note", `<p>a${note(`b${note("c")}d`)}</p>`, `<p>a${note("bcd")}</p>`],
  ["an empty note", `<p>a${note(" <b></b> ")}</p>`, "<p>a</p>"],
  ["a note in a link", `<p><a href="/b">a${note("n")}</a></p>`, '<p><a href="/b">a (n)</a></p>'],
  ["a note in code", `<pre><code>a${note("n")}</code></pre>`, "<pre><code>a (n)</code></pre>"],
  ["an unclosed note", `<p>a<sup class="footnote">n`, `<p>a${note("n")}</p>`],
  [
    "other classes",
    '<p>a<sup class="footnote x">n</sup> m<sup class="x">2</sup></p>',
    `<p>a${note("n")} m<sup>2</sup></p>`,
  ],
])("sanitising settles %s, once and for all", (_, html, settled) => {
  expect(sanitiseArticle(html)).toBe(settled);
  expect(sanitiseArticle(settled)).toBe(settled);
});

it("readers get numbers, a list and links in both directions", () => {
  const html = `<h2 id="bir">Bir${note("Başlıkta")}</h2><p>iki${note("https://example.org/?a=1&amp;b=2.")}</p>`;
  const reading = withFootnoteList(html);
  expect(reading).toBe(
    '<h2 id="bir">Bir<sup><a href="#dipnot_1" id="dipnot_yeri_1" role="doc-noteref" ' +
      'aria-label="Dipnot 1">1</a></sup></h2>' +
      '<p>iki<sup><a href="#dipnot_2" id="dipnot_yeri_2" role="doc-noteref" aria-label="Dipnot 2">2</a></sup></p>' +
      '<section role="doc-endnotes" aria-labelledby="dipnot_listesi"><h2 id="dipnot_listesi">Dipnotlar</h2><ol>' +
      '<li id="dipnot_1">Başlıkta <a href="#dipnot_yeri_1" role="doc-backlink" ' +
      'aria-label="1. dipnotun metindeki yerine dön">↩</a></li>' +
      '<li id="dipnot_2"><a href="https://example.org/?a=1&amp;b=2" rel="noopener nofollow">' +
      'https://example.org/?a=1&amp;b=2</a>. <a href="#dipnot_yeri_2" role="doc-backlink" ' +
      'aria-label="2. dipnotun metindeki yerine dön">↩</a></li></ol></section>',
  );
  expect(withFootnoteList("<p>Dipnotsuz<sup>2</sup></p>")).toBe("<p>Dipnotsuz<sup>2</sup></p>");
});

it("an address in a note cannot break out of its link", () => {
  const html = sanitiseArticle(`<p>a${note("https://x.example/\"onclick=alert(1) https://y.example/'&lt;b&gt;")}</p>`);
  expect(unsafeParts(withFootnoteList(html)).filter((part) => !/^(<section>|(role|aria-\w+)=)/.test(part))).toEqual([]);
});

it("the plain text has the notes at its end; headings leave them out", () => {
  const html = sanitiseArticle(`<h2>Bir${note("n1")}</h2><p>kelime${note("n2")} son</p>`);
  expect(findText(html)).toBe("Bir kelime son n1 n2");
  expect(tableOfContents(html)).toEqual([{ id: "bir", text: "Bir", level: 2 }]);
});
