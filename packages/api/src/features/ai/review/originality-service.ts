import type { Originality } from "@site/contract/ai/review/schema";
import { foldText } from "@site/contract/common/text";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { dataRule, runModelForJson } from "../usage/service.ts";
import { describePost } from "../writing/service.ts";
import { createComparer, getRepeats } from "./phrases.ts";

const MAX_COMPARED = 20;
/** Characters of a text that are compared. */
const MAX_READ = 30_000;

const READ_POST_TEXT = `SELECT title, excerpt, left(content_text, ${MAX_READ}) AS text FROM posts
  WHERE id = $1 AND deleted_at IS NULL`;

/** Finds posts that share the most characteristic words of a text ($2: words for to_tsquery). */
const FIND_SIMILAR_POSTS = `SELECT id, title, left(content_text, ${MAX_READ}) AS text
  FROM posts, to_tsquery('simple', $2) AS query
  WHERE id <> $1 AND deleted_at IS NULL AND search_document @@ query
  ORDER BY ts_rank(search_document, query) DESC, id LIMIT ${MAX_COMPARED}`;

interface PostText {
  id: number;
  title: string;
  text: string;
}

/** Maximum number of characteristic words in the search for similar posts. */
const MAX_WORDS = 40;
const MIN_SHARE = 0.01;
const MAX_OVERLAPS = 5;

const answer = z.object({
  summary: z.string().trim().min(1).max(2000),
  findings: z.array(z.object({ quote: z.string().max(1000), reason: z.string().max(1000) })).max(10),
});

/**
 * Analyses a post: counts phrases that it shares with other posts and repeats, and adds the model's opinion. If the
 * model fails, only the counts are returned.
 * @throws NOT_FOUND
 */
export async function analyzeOriginality(app: App, id: number): Promise<Originality> {
  const { rows } = await app.db.pool.query<{ title: string; excerpt: string; text: string }>(READ_POST_TEXT, [id]);
  const [post] = rows;
  if (!post) throw new AppError("NOT_FOUND");
  const { rows: others } = await app.db.pool.query<PostText>(FIND_SIMILAR_POSTS, [id, characteristicWords(post.text)]);
  const compare = createComparer(post.text);
  const overlaps = others
    .map(({ id: other, title, text }) => ({ id: other, title, ...compare(text) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_OVERLAPS);
  return {
    overlaps,
    comparedPosts: others.length,
    repeats: getRepeats(post.text),
    judgement: await rateWithAi(app, post),
  };
}

async function rateWithAi(app: App, { title, excerpt, text }: { title: string; excerpt: string; text: string }) {
  try {
    const opinion = await runModelForJson(
      app,
      {
        purpose: "originality",
        system:
          "Judge in Turkish how original the blog post reads: clichés, general phrases, passages that sound copied " +
          "or unsupported. You cannot search the internet, so claim no source. Answer as JSON " +
          '{"summary": string, "findings": [{"quote": string, "reason": string}]} with at most five findings. ' +
          dataRule,
        prompt: describePost({ title, excerpt, content: text }),
      },
      answer,
    );
    return { ...opinion, error: "" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { summary: "", findings: [], error: error.message };
  }
}

/** Returns a tsquery for the text's most frequent long words; a text without any gets a query that finds nothing. */
function characteristicWords(text: string): string {
  const counts = new Map<string, number>();
  for (const word of foldText(text).match(/[a-z0-9]{6,30}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_WORDS);
  return words.map(([word]) => word).join(" | ");
}
