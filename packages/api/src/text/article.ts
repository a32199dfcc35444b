import { createHash } from "node:crypto";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import { LRUCache } from "lru-cache";
import { AppError } from "../core/errors.ts";
import { sanitiseStored, sanitiseWritten } from "./html-thread.ts";

const CLEAN_TEXTS = 10_000;

/** Sanitises what an administrator has written. @throws VALIDATION_FAILED at `content` for HTML that is too much for an article */
export async function writtenArticle(html: string): Promise<string> {
  const { html: sanitised, refusal } = await sanitiseWritten(html);
  if (sanitised !== undefined) return sanitised;
  const message = refusal === "too deep" ? adminBlogTexts.contentTooDeep : adminBlogTexts.contentTooManyTags;
  throw new AppError("VALIDATION_FAILED", { message, fields: { content: message } });
}

/** Digests of texts that sanitising leaves as they are. */
const clean = new LRUCache<string, true>({ max: CLEAN_TEXTS });

/**
 * Sanitises once more for reading: what reached a row by another way than the service must not reach a reader. A text that was found
 * clean before is only recognised, which is some thirty times cheaper.
 */
export async function readArticle(html: string): Promise<string> {
  const digest = createHash("blake2b512").update(html).digest("base64");
  if (clean.get(digest)) return html;
  const sanitised = await sanitiseStored(html);
  if (sanitised === html) clean.set(digest, true);
  return sanitised;
}
