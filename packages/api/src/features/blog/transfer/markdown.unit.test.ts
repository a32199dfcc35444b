import { marked } from "marked";
import { expect, it } from "vitest";
import { htmlToMarkdown } from "./markdown.ts";

/** Reads the Markdown as other programs do; white space between blocks does not count. */
async function back(html: string): Promise<string> {
  return (await marked.parse(htmlToMarkdown(html))).replace(/\n(?=<)/g, "").trim();
}

it.each([
  ["code with Markdown's marks", "<p><code>f_g*h &lt;b&gt; [i]</code> x</p>"],
  ["code with a backtick", "<p><code>a`b</code></p>"],
  ["a block with its language", '<pre><code class="language-ts">const a = `x`;\n\nif (a &lt; b) {}</code></pre>'],
  ["a block with a fence in it", "<pre><code>a\n```\nb</code></pre>"],
  ["paragraphs that begin like an item", "<p>1. satır</p><p>2) satır</p><p>- tire</p><p>+ artı</p><p># sayı</p>"],
  ["a line that looks like a rule", "<p>===</p><p>---</p>"],
  ["marks", "<p>b <strong>c <em>d</em></strong> ve <del>e</del>, a_b * c &lt;script&gt; ~~f~~ | g</p>"],
  ["a link around marks", '<p><a href="https://x.tr/a_(b)?c=1">bir <strong>iki</strong></a></p>'],
  ["lists in lists", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
  ["a numbered list", '<ol start="5"><li>a</li><li>b</li></ol>'],
  ["a quote", "<blockquote><p>a</p><p>b</p></blockquote>"],
])("%s stays what it is", async (_, html) => {
  expect(await back(html.replaceAll("del>", "s>"))).toBe(html);
});

it("white space at the edge of a mark stands beside it", () => {
  expect(htmlToMarkdown("<p>a<strong> b </strong>c<em> </em>d</p>")).toBe("a **b** c d");
});

it("what Markdown has no form for stays HTML", () => {
  const html = '<figure><img src="/a.jpg" alt="x &quot;y&quot;"><figcaption>Alt <em>z</em></figcaption></figure>';
  expect(htmlToMarkdown(`<p>metin<sup class="footnote">a &lt; b</sup></p>${html}`)).toBe(
    `metin<sup class="footnote">a &lt; b</sup>\n\n${html}`,
  );
});
