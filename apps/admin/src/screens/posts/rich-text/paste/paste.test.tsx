import { expect, test } from "vitest";
import { openEditor, pasteHtml } from "../testing/open-editor.tsx";
import { hasText } from "./clean-html.ts";
import { googleDocsClipboard, libreOfficeClipboard, wordClipboard } from "./testing/clipboards.ts";

/** Returns the editor's HTML after a paste, with single spaces and without the widths that tables get. */
async function pasted(html: string): Promise<string> {
  const { editor } = await openEditor();
  pasteHtml(editor, html);
  return editor
    .getHTML()
    .replace(/ style="min-width[^"]*"|<colgroup>.*?<\/colgroup>| (?:col|row)span="1"/g, "")
    .replace(/\s+/g, " ")
    .replace(/(<p><\/p>)+$/, "");
}

const table = "<table><tbody><tr><td><p>Ad</p></td><td><p>Değer</p></td></tr></tbody></table>";

test("Word: headings, emphasis, links, nested lists, tables and footnotes stay, styles go", async () => {
  expect(await pasted(wordClipboard)).toBe(
    "<h2>Dilekçe</h2><h2>Giriş</h2>" +
      "<p><strong>Kalın</strong>, <em>eğik</em>, renkli ve " +
      '<a href="https://www.mevzuat.gov.tr/">bağlantı</a>' +
      '<sup class="footnote">6100 sayılı Kanun, m. 119.</sup>.</p>' +
      "<ul><li><p>Bir</p><ul><li><p>İç <strong>kalın</strong></p></li></ul></li><li><p>İki</p></li></ul>" +
      "<ol><li><p>Önce</p><ol><li><p>Alt adım</p></li></ol></li><li><p>Sonra</p></li></ol>" +
      table.replace("Ad", "<strong>Ad</strong>") +
      "<h4>Küçük başlık</h4>",
  );
});

test("Google Docs: emphasis by style, lists beside their items and tables in boxes", async () => {
  expect(await pasted(googleDocsClipboard)).toBe(
    "<h2>Giriş</h2>" +
      '<p><strong>Kalın</strong>, <em>eğik</em> ve <a href="https://docs.google.com/">bağlantı</a></p>' +
      "<ul><li><p>Bir</p><ul><li><p>İç</p></li></ul></li><li><p>İki</p></li></ul>" +
      table,
  );
});

test("LibreOffice: fonts go, footnotes stay", async () => {
  expect(await pasted(libreOfficeClipboard)).toBe(
    "<h2>Giriş</h2>" +
      '<p><strong>Kalın</strong>, <em>eğik</em> ve <a href="https://www.libreoffice.org/">bağlantı</a>' +
      '<sup class="footnote">Bkz. s. 12</sup></p>' +
      "<ol><li><p>Önce</p><ol><li><p>Alt adım</p></li></ol></li><li><p>Sonra</p></li></ol>" +
      table,
  );
});

test("links that lead to each other in other pages are no footnotes", async () => {
  const html = '<p><a id="a" href="#b">Yukarı</a></p><p><a href="#a">Aşağı</a></p>';
  expect(await pasted(html)).toBe('<p><a href="#b">Yukarı</a></p><p><a href="#a">Aşağı</a></p>');
});

test("a copied text is told from a copied image", () => {
  expect(hasText('<meta charset="utf-8"><img src="https://x.example/a.png" alt="a">')).toBe(false);
  expect(hasText(wordClipboard)).toBe(true);
});
