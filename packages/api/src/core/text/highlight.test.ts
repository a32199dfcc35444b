import { codeLanguages } from "@site/contract/blog/posts/code-languages";
import { escapeMarkup } from "@site/contract/common/text";
import fc from "fast-check";
import { expect, it } from "vitest";
import { withHighlightedCode } from "./highlight.ts";
import { sanitiseArticle } from "./html.ts";

const block = (language: string, code: string) =>
  sanitiseArticle(`<pre><code class="language-${language}">${escapeMarkup(code)}</code></pre>`);

it("parts of a code get classes, and its text stays the same", async () => {
  expect(await withHighlightedCode(`<p>a</p>${block("js", 'const a = "b" < 2;')}<p>c</p>`)).toBe(
    '<p>a</p><pre><code class="language-javascript"><span class="hljs-keyword">const</span> a = ' +
      '<span class="hljs-string">&quot;b&quot;</span> &lt; <span class="hljs-number">2</span>;</code></pre><p>c</p>',
  );
});

it.each(codeLanguages.map(({ id }) => [id]))("any %s code gets nothing but its spans", async (language) => {
  await fc.assert(
    fc.asyncProperty(anyCode, async (code) => {
      const plain = block(language, code);
      const highlighted = await withHighlightedCode(plain);
      const left = highlighted.replace(/<span class="(?:hljs|language)-[a-z_ -]+">|<\/span>/g, "");
      expect(left.replace(/&quot;/g, '"').replace(/&#x27;/g, "'")).toBe(plain);
    }),
    { numRuns: 60, seed: 20_261_123 },
  );
});

const anyCode = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "<script>",
        "</code></pre>",
        "<!--",
        "-->",
        '"',
        "'",
        "`${",
        "/*",
        "//",
        "&lt;",
        "\n",
        "select 1",
      ),
      fc.constantFrom('<span class="hljs-keyword" onclick="x()">', "{{", "}}", "<?php", "?>", "<style>", "$(", "@a"),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

it("classes written by an author are dropped, other languages stay plain", async () => {
  const html = sanitiseArticle(
    '<pre><code class="language-cobol hljs-title"><span class="hljs-keyword">a</span></code></pre>' +
      '<code class="x">b</code>',
  );
  expect(html).toBe("<pre><code>a</code></pre><code>b</code>");
  expect(await withHighlightedCode(html)).toBe(html);
});

it("huge blocks and what exceeds an article's share stay plain", async () => {
  const huge = block("json", "[1]".repeat(4_000));
  expect(await withHighlightedCode(huge)).toBe(huge);
  const many = block("json", "[1]".repeat(600)).repeat(40);
  expect((await withHighlightedCode(many)).split("hljs-number").length - 1).toBe(33 * 600);
});

it("a long block is highlighted in a thread, so that none blocks the process", async () => {
  let turns = 0;
  let isDone = false;
  const goOn = () => {
    turns++;
    if (!isDone) setImmediate(goOn);
  };
  setImmediate(goOn);
  const highlighted = await withHighlightedCode(block("java", "$".repeat(9_000)));
  const turnsBefore = turns;
  isDone = true;
  expect(highlighted).toContain("$$$");
  expect(turnsBefore).toBeGreaterThan(10);
  expect(await withHighlightedCode(block("json", "[1, 2]\n".repeat(1_000)))).toContain('<span class="hljs-number">1');
});
