import type { FixSeoInput } from "@site/contract/ai/review/schema";
import { errorCodes } from "@site/contract/common/error-codes";
import { truncateText } from "@site/contract/common/text";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { fillSeoTexts, findSeoTexts, type SeoTexts } from "../../blog/posts/editing/seo-texts-service.ts";
import { joinedAnswer } from "../usage/answer-lists.ts";
import { dataRule, quoteData, runModelForJson } from "../usage/service.ts";
import { describePost } from "../writing/service.ts";

const bounds = { seoTitle: 60, seoDescription: 160, seoKeywords: 300 } as const;
const rules = {
  seoTitle: `"seoTitle": a title of at most ${bounds.seoTitle} characters`,
  seoDescription: `"seoDescription": a description of at most ${bounds.seoDescription} characters`,
  seoKeywords: '"seoKeywords": three to eight keywords, separated by commas',
} as const;
const answerText = joinedAnswer.pipe(z.string().trim().min(1).max(2000));

type SeoField = keyof typeof rules;

/**
 * Fills missing texts for search engines and keeps existing ones. An error of one post does not stop the others.
 * @returns the number of posts that have all requested texts now, and the first error
 * @throws the first error if it stopped every post
 */
export async function fixSeo(app: App, { postIds, fixTypes }: FixSeoInput) {
  const ids = [...new Set(postIds)];
  const fields = [...new Set(fixTypes)];
  let successCount = 0;
  let firstError: AppError | undefined;
  for (const id of ids) {
    try {
      await fixPost(app, id, fields);
      successCount++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      firstError ??= error;
      if (error.code === "TOO_MANY_REQUESTS") break; // the others would be refused too
    }
  }
  if (successCount === 0 && firstError) throw firstError;
  return { successCount, totalCount: ids.length, message: firstError?.message ?? "" };
}

/**
 * Fills the missing texts of a post.
 * @throws NOT_FOUND; CONFLICT if the post has changed in the meantime; errors of the model
 */
async function fixPost(app: App, id: number, fields: SeoField[]): Promise<void> {
  const post = await findSeoTexts(app, id);
  if (!post) throw new AppError("NOT_FOUND");
  const missing = fields.filter((field) => post[field] === "");
  if (missing.length === 0) return;
  const answer = await runModelForJson(
    app,
    {
      purpose: "seo",
      system:
        "Write for the Turkish blog post, in Turkish, for search engines: " +
        `${missing.map((field) => rules[field]).join("; ")}. ` +
        `Promise nothing that the post does not contain. Answer as JSON with these fields only. ${dataRule}`,
      prompt: `${describePost(post)}\n${quoteData("fields", missing.join(", "))}`,
    },
    z.object(Object.fromEntries(missing.map((field) => [field, answerText]))),
  );
  const texts: SeoTexts = {};
  for (const field of missing) texts[field] = plain(answer[field] ?? "", bounds[field]);
  if (!(await fillSeoTexts(app, { id, version: post.version }, texts)))
    throw new AppError("CONFLICT", { message: errorCodes.CONFLICT.message });
}

/** Returns an answer as one line without markup, cut to a length. */
function plain(text: string, length: number): string {
  return truncateText(
    text
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
    length,
  );
}
