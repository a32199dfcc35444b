import { createHash } from "node:crypto";
import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import { LRUCache } from "lru-cache";
import { AppError } from "../calls/errors.ts";
import { sanitiseStored, sanitiseWritten } from "./html-thread.ts";

const CLEAN_TEXTS = 10_000;

/** Sanitises an article's HTML. @throws VALIDATION_FAILED at `content` if it is too complex */
export async function sanitiseNewArticle(html: string): Promise<string> {
  const { html: sanitised, refusal } = await sanitiseWritten(html);
  if (sanitised !== undefined) return sanitised;
  const message = refusal === "too deep" ? adminPostTexts.contentTooDeep : adminPostTexts.contentTooManyTags;
  throw new AppError("VALIDATION_FAILED", { message, fields: { content: message } });
}

/** Digests of texts that sanitising leaves unchanged. */
const clean = new LRUCache<string, true>({ max: CLEAN_TEXTS });

/**
 * Sanitises stored HTML before output, because statements and restored backups can write rows past the service. Texts
 * known to be clean are recognised by their digest, about thirty times faster.
 */
export async function sanitiseStoredArticle(html: string): Promise<string> {
  const digest = createHash("blake2b512").update(html).digest("base64");
  if (clean.get(digest)) return html;
  const sanitised = await sanitiseStored(html);
  if (sanitised === html) clean.set(digest, true);
  return sanitised;
}
