import { creationLimits, type GeneratedBlog } from "@site/contract/ai/creations/schema";
import { slugify, truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { sanitiseNewArticle } from "../../../core/text/article.ts";
import { joinedAnswer, listAnswer } from "../usage/answer-lists.ts";

const MAX_CONTENT_LENGTH = 200_000;
/** Maximum length of a tag's or category's name. */
const MAX_TERM_NAME = 120;

/** The schema of the model's answer; other fields are dropped. */
export const blogAnswer = z.object({
  title: z.string().trim().min(1),
  slug: z.string().default(""),
  excerpt: z.string().default(""),
  content: z.string().trim().min(1).max(MAX_CONTENT_LENGTH),
  tags: listAnswer.default([]),
  category: joinedAnswer.default(""),
  seoTitle: z.string().default(""),
  seoDescription: z.string().default(""),
  seoKeywords: joinedAnswer.default(""),
});

/**
 * Returns the post of a model's answer, sanitised: plain texts of bounded length, no images, and no link except the
 * allowed one.
 */
export async function toGeneratedBlog(
  answer: z.output<typeof blogAnswer>,
  allowedLink: string | null,
  siteUrl: string,
): Promise<GeneratedBlog> {
  const title = plain(answer.title, 200) || "Başlıksız taslak";
  const names = answer.tags.map(termName).filter((name) => slugify(name) !== "");
  return {
    title,
    slug: slugify(plain(answer.slug, 200), 120) || slugify(title) || "taslak",
    excerpt: plain(answer.excerpt, 500),
    content: await sanitiseGenerated(answer.content, allowedLink, siteUrl),
    tags: [...new Map(names.map((name) => [termKey(name), name])).values()].slice(0, creationLimits.tags),
    category: termName(answer.category),
    seoTitle: plain(answer.seoTitle, 200),
    seoDescription: plain(answer.seoDescription, 500),
    seoKeywords: plain(answer.seoKeywords, 500),
  };
}

/** Sanitises a model's HTML: removes images and all links except the one to the allowed post. */
export async function sanitiseGenerated(html: string, allowedLink: string | null, siteUrl: string): Promise<string> {
  const target = allowedLink === null ? undefined : paths.post(allowedLink);
  const bare = sanitizeHtml(html, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat("h1", "h2", "s", "u"),
    allowedAttributes: { a: ["href"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan", "scope"], ol: ["start"] },
    transformTags: {
      a: (_, { href = "" }) => {
        const attribs: sanitizeHtml.Attributes = target && isSame(href, target, siteUrl) ? { href: target } : {};
        return { tagName: attribs.href ? "a" : "span", attribs };
      },
    },
  });
  return sanitiseNewArticle(bare);
}

function isSame(href: string, target: string, siteUrl: string): boolean {
  if (!URL.canParse(href, siteUrl)) return false;
  const { origin, pathname, search } = new URL(href, siteUrl);
  return origin === new URL(siteUrl).origin && pathname === target && search === "";
}

/** Returns the comparison key of a tag's name, without case, accents and punctuation marks. */
export function termKey(name: string): string {
  return slugify(name, creationLimits.termSlug);
}

/** Returns the name of a tag or category; a long one is cut at a word, without an ellipsis in the name. */
function termName(text: string): string {
  return truncateText(plain(text, MAX_TERM_NAME * 4), MAX_TERM_NAME).replace(/[…\s]+$/, "");
}

/** Returns one line of visible text without markup. */
function plain(text: string, longest: number): string {
  const bare = text
    .replace(/<[^>]{0,500}>/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\s]+/gu, " ")
    .trim();
  return bare.length <= longest ? bare : truncateText(bare, longest - 1);
}

/** Returns the received part of the answer's field "content"; "" before it begins. */
export function contentSoFar(answer: string): string {
  const start = /"content"\s*:\s*"/.exec(answer);
  if (!start) return "";
  const rest = answer.slice(start.index + start[0].length);
  const end = /(?<!\\)(?:\\\\)*"/.exec(rest);
  const written = end ? rest.slice(0, end.index + end[0].length - 1) : rest.replace(/\\(?:u[\da-f]{0,3})?$/i, "");
  try {
    const parsed: unknown = JSON.parse(`"${written.replace(/[\n\r\t]/g, " ")}"`);
    return typeof parsed === "string" ? parsed.replace(/[\ud800-\udbff]$/, "") : ""; // half an emoji so far
  } catch {
    return ""; // an escape that is not complete yet
  }
}
