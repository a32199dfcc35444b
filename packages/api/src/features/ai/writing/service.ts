import type { AiReadiness } from "@site/contract/ai/usage/schema";
import type { PostTextsInput, RewriteInput } from "@site/contract/ai/writing/schema";
import { cutText, truncateText } from "@site/contract/common/text";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { findText } from "../../../core/text/html.ts";
import { dataRule, quoteData, runModelForJson } from "../usage/service.ts";

/** Maximum number of characters of a post that a model reads. */
const MAX_READ = 20_000;
const MAX_TAGS = 500;
const MAX_PROPOSED_TAGS = 8;
/** Maximum length before an ellipsis. */
const bounds = { title: 199, excerpt: 499, seoTitle: 60, seoDescription: 159 } as const;

const tasks: Record<RewriteInput["change"], string> = {
  shorten: "Shorten the Turkish text to about half its length; keep every fact.",
  simplify: "Rewrite the Turkish text in plain language with short sentences; keep every fact and legal term.",
  formal: "Rewrite the Turkish text in formal, official Turkish; keep every fact.",
};

const textAnswer = z.object({ text: z.string().trim().min(1).max(20_000) });
const line = z.string().trim().min(1).max(1000);
const titlesAnswer = z.object({
  titles: z.array(line).min(1).max(10),
  excerpts: z.array(line).min(1).max(10),
  seoTitle: line,
  seoDescription: line,
});
const tagsAnswer = z.object({ tagIds: z.array(z.coerce.number()).max(50) });

/** Rewrites a selected text. @throws as `runModel` */
export async function rewriteText(app: App, { change, text }: RewriteInput): Promise<{ text: string }> {
  return runModelForJson(
    app,
    {
      purpose: "selection",
      system: `${tasks[change]} Plain text without markup. Answer as JSON {"text": string}. ${dataRule}`,
      prompt: quoteData("text", text),
    },
    textAnswer,
  );
}

/** Proposes titles, summaries and texts for search engines. @throws as `runModel` */
export async function proposeTitles(app: App, post: PostTextsInput) {
  const answer = await runModelForJson(
    app,
    {
      purpose: "titles",
      system:
        "Propose for the Turkish blog post, in Turkish: three titles, two summaries of at most two sentences, one " +
        `title of at most ${bounds.seoTitle} and one description of at most ${bounds.seoDescription} characters for ` +
        "search engines. Promise nothing that the post does not contain. Answer as JSON " +
        `{"titles": string[], "excerpts": string[], "seoTitle": string, "seoDescription": string}. ${dataRule}`,
      prompt: describePost(post),
    },
    titlesAnswer,
  );
  return {
    titles: answer.titles.slice(0, 3).map((title) => truncateText(title, bounds.title)),
    excerpts: answer.excerpts.slice(0, 2).map((excerpt) => truncateText(excerpt, bounds.excerpt)),
    seoTitle: truncateText(answer.seoTitle, bounds.seoTitle),
    seoDescription: truncateText(answer.seoDescription, bounds.seoDescription),
  };
}

/** Proposes existing tags; other names in the model's answer are dropped. @throws as `runModel` */
export async function proposeTags(app: App, post: PostTextsInput) {
  const tags = await app.db.prisma.tag.findMany({
    select: { id: true, name: true },
    orderBy: { name: "asc" },
    take: MAX_TAGS,
  });
  if (tags.length === 0) return { tags: [] };
  const { tagIds } = await runModelForJson(
    app,
    {
      purpose: "tags",
      system:
        `Choose up to ${MAX_PROPOSED_TAGS} tags that fit the Turkish blog post, the best first, from the list only. ` +
        `Answer as JSON {"tagIds": number[]} with their numbers. ${dataRule}`,
      prompt: `${quoteData("tags", tags.map(({ id, name }) => `${id}: ${name}`).join("\n"))}\n${describePost(post)}`,
    },
    tagsAnswer,
  );
  const known = new Map(tags.map((tag) => [tag.id, tag]));
  return { tags: [...new Set(tagIds)].flatMap((id) => known.get(id) ?? []).slice(0, MAX_PROPOSED_TAGS) };
}

/** Returns a post's texts, marked as data. */
export function describePost({ title, excerpt, content }: PostTextsInput): string {
  return [
    quoteData("title", title),
    quoteData("summary", excerpt),
    quoteData("post", cutText(findText(content), MAX_READ)),
  ].join("\n");
}

/** Returns which helpers are configured. */
export async function getAiReadiness({ db: { prisma } }: App): Promise<AiReadiness> {
  const where = { isActive: true };
  const [models, searches] = await Promise.all([
    prisma.aiConfiguration.count({ where }),
    prisma.unsplashSetting.count({ where }),
  ]);
  return { model: models > 0, imageSearch: searches > 0 };
}
