import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CodeLanguage, codeLanguageNamed } from "@site/contract/blog/posts/code-languages";
import { LRUCache } from "lru-cache";
import { decodeEntities } from "./html.ts";
import { highlightInThread } from "./html-thread.ts";

/** Code blocks of sanitised HTML that name a language and contain text only. */
const CODE_BLOCK = /<pre><code class="language-([a-z]+)">([^<]*)<\/code><\/pre>/g;

/**
 * The longest block and the largest sum of blocks in an article that are highlighted, in characters; others stay plain.
 */
const MAX_IN_BLOCK = 10_000;
const MAX_IN_ARTICLE = 60_000;

/**
 * The longest block highlighted in the main thread, in characters. Grammars take quadratic time for some texts: 10,000
 * times "$" as Java takes more than a second, this many less than fifty milliseconds.
 */
const MAX_CONCURRENT = 2_000;

/** Highlighted blocks by digest; sizes in characters. A write purges every rendered article but changes few blocks. */
const known = new LRUCache<string, string>({
  max: 1_000,
  maxSize: 1_000_000,
  sizeCalculation: ({ length }) => length + 1,
});

/**
 * Highlights the code blocks of a sanitised article. For output only: stored articles contain plain code. The event
 * loop is released after each block; long ones are highlighted in a thread.
 */
export async function withHighlightedCode(html: string): Promise<string> {
  let highlighted = "";
  let end = 0;
  let left = MAX_IN_ARTICLE;
  for (const { 0: block, 1: name = "", 2: escaped = "", index } of html.matchAll(CODE_BLOCK)) {
    const language = codeLanguageNamed(name);
    if (!language || escaped.length > Math.min(MAX_IN_BLOCK, left)) continue;
    left -= escaped.length;
    const digest = createHash("blake2b512").update(block).digest("base64");
    let parts = known.get(digest);
    if (parts === undefined) {
      parts = await getParts(decodeEntities(escaped), language).catch(() => escaped);
      known.set(digest, parts);
      await nextTurn();
    }
    highlighted += `${html.slice(end, index)}<pre><code class="language-${language}">${parts}</code></pre>`;
    end = index + block.length;
  }
  return highlighted + html.slice(end);
}

async function getParts(code: string, language: CodeLanguage): Promise<string> {
  if (code.length > MAX_CONCURRENT) return highlightInThread(code, language);
  const { markParts } = await import("./highlighter.ts");
  return markParts(code, language);
}
