import { describe, expect, it, vi } from "vitest";
import { findRefusal, findText, sanitiseArticle, tableOfContents } from "./html.ts";

const article =
  "<h1>Başlık</h1><h2>Giriş &amp; Amaç</h2><p>Bir <b>metin</b>, <a " +
  `href="https://example.org/?a=1&amp;b=2">bağlantı</a> ve <i>vurgu</i>.</p>
<h2>Giriş &amp; Amaç</h2><h3>İkinci <em>bölüm</em></h3><h3>!!!</h3><ul><li>bir</li></ul>` +
  `<pre><code>if (a &lt; b) {}</code></pre><img src="/a.webp"><table><tr><td colspan="2">x</td></tr></table>`;

describe("sanitising an article", () => {
  it("gives h2 and h3 headings ids derived from their text", () => {
    const ids = [...sanitiseArticle(article).matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["baslik", "giris-amac", "giris-amac-2", "ikinci-bolum", "bolum"]);
  });

  it.each([article, "<p><svg><p>bir", "<ul><li><div><li>bir</ul>", "<h1><object><h1><object><h1>bir"])(
    "is idempotent, also where removed elements stood between two others: %#",
    (html) => {
      const once = sanitiseArticle(html);
      expect(sanitiseArticle(once)).toBe(once);
    },
  );

  it("ignores given ids", () => {
    expect(sanitiseArticle('<h2 id="app">Giriş</h2><p id="app">a</p>')).toBe('<h2 id="giris">Giriş</h2><p>a</p>');
  });

  it("ignores them in nested headings too", () => {
    expect(sanitiseArticle('<h2>Dış<h3 id="app_root">iç</h3></h2>')).not.toContain("app_root");
    expect(sanitiseArticle('<a name="state" id="app_state">a</a><img name="body" id="x" src="/a.webp">')).not.toMatch(
      / (?:name|id)=/,
    );
  });

  it("makes ids of lower-case letters, digits and hyphens only", () => {
    for (const text of ["State", "root", "App_Root", "app_state", "__proto__", "constructor", "İçerik", "_r_1_"]) {
      const [, id] = /id="([^"]*)"/.exec(sanitiseArticle(`<h2>${text}</h2>`)) ?? [];
      expect(id).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it("gives each heading a unique id", () => {
    const ids = (html: string) => [...sanitiseArticle(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids("<h2>a-2</h2><h2>a</h2><h2>a</h2><h2>a</h2><h2>a-2</h2>")).toEqual(["a-2", "a", "a-3", "a-4", "a-2-2"]);
  });

  it("takes linear time for equal headings", () => {
    const lookups = (count: number) => {
      const has = vi.spyOn(Set.prototype, "has");
      sanitiseArticle("<h2>Aynı başlık</h2>".repeat(count));
      const calls = has.mock.calls.filter(([id]) => typeof id === "string" && id.startsWith("ayni-baslik")).length;
      has.mockRestore();
      return calls;
    };
    const few = lookups(200);
    expect(few).toBeGreaterThanOrEqual(200);
    expect(lookups(400)).toBeLessThanOrEqual(2 * few + 2);
  });

  it("keeps article elements", () => {
    const html = sanitiseArticle(article);
    for (const part of [
      "<strong>metin</strong>",
      "<em>vurgu</em>",
      "<li>bir</li>",
      "if (a &lt; b) {}",
      '<td colspan="2">x</td>',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("<h1");
  });

  it("marks external links only", () => {
    expect(sanitiseArticle('<a href="https://example.org">a</a>')).toBe(
      '<a href="https://example.org" rel="noopener nofollow">a</a>',
    );
    expect(sanitiseArticle('<a href="/blog">a</a><a href="#giris">b</a><a href="mailto:a@example.org">c</a>')).toBe(
      '<a href="/blog">a</a><a href="#giris">b</a><a href="mailto:a@example.org">c</a>',
    );
  });

  it("escapes text", () => {
    expect(sanitiseArticle("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>")).toBe(
      "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    );
  });
});

it("lists the headings in order with their level", () => {
  expect(tableOfContents(sanitiseArticle(article))).toEqual([
    { id: "baslik", text: "Başlık", level: 2 },
    { id: "giris-amac", text: "Giriş & Amaç", level: 2 },
    { id: "giris-amac-2", text: "Giriş & Amaç", level: 2 },
    { id: "ikinci-bolum", text: "İkinci bölüm", level: 3 },
    { id: "bolum", text: "!!!", level: 3 },
  ]);
  expect(tableOfContents("<p>Başlıksız</p>")).toEqual([]);
  expect(tableOfContents(sanitiseArticle("<h2>Bir</h2>".repeat(8_000)))).toHaveLength(200);
});

describe("the plain text", () => {
  it("has a space between blocks and none inside words", () => {
    expect(findText("<h2>Bir</h2><p>i<b>ki</b></p><ul><li>üç</li><li>dört</li></ul>beş<br>altı")).toBe(
      "Bir iki üç dört beş altı",
    );
  });

  it("decodes entities once", () => {
    expect(findText("<p>a &lt; b &amp;&amp; c &gt; d, &quot;e&quot; &#39;f&#39;&nbsp;g &amp;lt;</p>")).toBe(
      `a < b && c > d, "e" 'f' g &lt;`,
    );
  });

  it("excludes scripts and styles", () => {
    expect(findText(sanitiseArticle("<style>p{}</style><p>Metin</p><script>alert(1)</script>"))).toBe("Metin");
  });
});

describe("too complex HTML", () => {
  it.each([
    ["<b>".repeat(50_000), "too many tags"],
    ["<b>".repeat(30_000), "too deep"],
    ["<p><li>".repeat(10_000), "too deep"],
    [`${"<blockquote>".repeat(101)}a${"</blockquote>".repeat(101)}`, "too deep"],
    [`${"<blockquote>".repeat(100)}a${"</blockquote>".repeat(100)}`, undefined],
    ["<".repeat(50_000), "too many tags"],
    ["<p>Bir paragraf.</p>".repeat(15_000), undefined],
    ["<p>Kapanmamış".repeat(2_000), undefined],
    ["<ul><li>bir<li>iki<li>üç</ul>".repeat(500), undefined],
    ["<br>".repeat(30_000), undefined],
    ["", undefined],
  ])("is refused, and a similar article is not: %#", (html, refusal) => {
    expect(findRefusal(html)).toBe(refusal);
  });

  it("that was stored in another way is cut at the same depth", () => {
    const html = sanitiseArticle(`${"<blockquote>".repeat(500)}a${"</blockquote>".repeat(500)}`);
    expect(html.split("<blockquote>").length - 1).toBeLessThanOrEqual(101);
    expect(html).toContain("a");
    expect(sanitiseArticle(html)).toBe(html);
  });
});
