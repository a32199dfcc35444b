import fc from "fast-check";
import { expect, it } from "vitest";
import { unsafeParts } from "../../testing/unsafe-html.ts";
import { xssVectors } from "../../testing/xss-vectors.ts";
import { AppError } from "../calls/errors.ts";
import { sanitiseNewArticle, sanitiseStoredArticle } from "./article.ts";

/** `npm run test:endurance` runs the full number, with another seed each time. A failure prints seed and document. */
const RUNS = process.env.ENDURANCE ? { numRuns: 20_000 } : { numRuns: 500, seed: 20_261_123 };
/** Generous timeout for slow machines; the test checks results, not time. */
const PATIENCE_MS = 300_000;

const TAGS = (
  "h1 h2 h3 h4 h5 p br hr ul ol li strong b em i u s code pre blockquote a img figure figcaption table thead tbody " +
  "tr th td sub sup div span svg math style script title textarea xmp iframe noscript template select option button " +
  "form object dl dt dd foreignObject mtext desc x-y"
).split(" ");

const text = fc.oneof(
  fc.lorem(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "İçerik ığüşöç",
    "&lt;script&gt;",
    "&amp;lt;",
    "&#0;",
    "&nbsp;",
    " \n\t",
    "$&",
    "a < b",
    "]]>",
    "👩🏽‍⚖️",
  ),
);

const attribute = fc
  .tuple(
    fc.constantFrom("href", "src", "alt", "title", "id", "onclick", "style", "start", "colspan", "rel", "class", "x"),
    fc.constantFrom('"', "'", "", "`"),
    fc.oneof(
      text,
      fc.constantFrom("/blog", "https://example.org/?a=1&b=2", "javascript:xss()", "java\nscript:xss()"),
      fc.constantFrom("footnote", "language-js", "language-sql hljs-keyword"),
    ),
  )
  .map(([name, quote, value]) => ` ${name}=${quote}${value}${quote}`);

const parts = ["footnote", "element", "nested"] as const;

const { document } = fc.letrec<Record<"document" | "footnote" | "element" | "nested", string>>((tie) => ({
  document: fc
    .array(
      fc.oneof({ maxDepth: 6 }, text, fc.constantFrom(...xssVectors), ...parts.map((part) => tie(part)), stray()),
      { maxLength: 6 },
    )
    .map((parts) => parts.join("")),
  footnote: tie("document").map((inner) => `<sup class="footnote">${inner}</sup>`),
  element: fc
    .tuple(fc.constantFrom(...TAGS), fc.array(attribute, { maxLength: 3 }), tie("document"), fc.boolean())
    .map(
      ([tag, attributes, inner, isClosed]) => `<${tag}${attributes.join("")}>${inner}${isClosed ? `</${tag}>` : ""}`,
    ),
  nested: fc
    .tuple(fc.array(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 3 }), fc.integer({ min: 2, max: 60 }), text)
    .map(
      ([tags, depth, inner]) =>
        tags
          .map((tag) => `<${tag}>`)
          .join("")
          .repeat(depth) + inner,
    ),
}));

/** Returns tags that open or close nothing, and comments. */
function stray() {
  return fc.oneof(
    fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
    text.map((inner) => `<!--${inner}-->`),
    fc.constantFrom("<", "<!", "<!--", "<?", "</", "<![CDATA[", "]]>", "-->", ">", '"', "<a href=", "<p\0>", "&#x"),
  );
}

/** A document, cut anywhere. */
const anyHtml = fc
  .tuple(document, fc.option(fc.nat(2_000), { nil: undefined }))
  .map(([html, end]) => html.slice(0, end));

it(
  "sanitising any HTML leaves nothing unsafe, and sanitising again changes nothing",
  () =>
    fc.assert(
      fc.asyncProperty(anyHtml, async (html) => {
        const once = await sanitiseStoredArticle(html);
        expect(unsafeParts(once)).toEqual([]);
        expect(await sanitiseStoredArticle(once)).toBe(once);
      }),
      RUNS,
    ),
  PATIENCE_MS,
);

it(
  "new articles are sanitised alike, or refused as too complex",
  () =>
    fc.assert(
      fc.asyncProperty(anyHtml, async (html) => {
        const written = await sanitiseNewArticle(html).catch((error: unknown) => error);
        if (written instanceof AppError) expect(written.code).toBe("VALIDATION_FAILED");
        else expect(written).toBe(await sanitiseStoredArticle(html));
      }),
      RUNS,
    ),
  PATIENCE_MS,
);
