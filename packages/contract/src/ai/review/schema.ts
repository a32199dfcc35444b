import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { reviewTexts, seoFixTypes } from "./labels.ts";

/** Posts per call; each takes a call of a model. */
const MAX_POSTS = 20;

export const fixSeoInput = z.strictObject({
  postIds: z.array(id, reviewTexts.postsRequired).min(1, reviewTexts.postsRequired).max(MAX_POSTS),
  fixTypes: z.array(getKeys(seoFixTypes), reviewTexts.typesRequired).min(1, reviewTexts.typesRequired).max(10),
});
/** `message` says why posts were not fixed; empty if all were. */
export const fixSeoResult = z.object({
  successCount: z.number(),
  totalCount: z.number(),
  message: z.string(),
});

export const originalityInput = z.strictObject({ postId: id });

export const originality = z.object({
  /** Share (0 to 1) of the post's six-word phrases that another post contains, the largest first. */
  overlaps: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      share: z.number(),
      samples: z.array(z.string()),
    }),
  ),
  comparedPosts: z.number(),
  repeats: z.array(z.object({ phrase: z.string(), count: z.number() })),
  /** The model's judgement; `error` says why there is none. */
  judgement: z.object({
    summary: z.string(),
    findings: z.array(z.object({ quote: z.string(), reason: z.string() })),
    error: z.string(),
  }),
});

export type FixSeoInput = z.output<typeof fixSeoInput>;
export type Originality = z.output<typeof originality>;
