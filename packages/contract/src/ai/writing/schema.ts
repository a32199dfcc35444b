import { z } from "zod";
import { getKeys, requiredText, text } from "../../common/atoms.ts";
import { rewriteLabels, writingTexts } from "./labels.ts";

const CONTENT = 200_000;

export const rewriteInput = z.strictObject({
  change: getKeys(rewriteLabels),
  text: requiredText(6000, writingTexts.selectionRequired),
});
export const rewriteResult = z.object({ text: z.string() });

/** The post's present texts; of a long content only the beginning is used. */
export const postTextsInput = z.strictObject({
  title: text(200).default(""),
  excerpt: text(500).default(""),
  content: requiredText(CONTENT, writingTexts.contentRequired),
});

/** Proposals to choose from, within the bounds of their fields. */
export const titleProposals = z.object({
  titles: z.array(z.string()),
  excerpts: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
});

/** Existing tags that fit. */
export const tagProposals = z.object({ tags: z.array(z.object({ id: z.number(), name: z.string() })) });

export type RewriteInput = z.output<typeof rewriteInput>;
export type PostTextsInput = z.output<typeof postTextsInput>;
