import { z } from "zod";
import { getKeys, id, positiveInteger, requiredText, slug, text } from "../../common/atoms.ts";
import { page, pageOf } from "../../common/paging.ts";
import { creationStateLabels, creationSteps, creationTexts } from "./labels.ts";

const topicField = z.string();
const secondsField = z.number();

export const creationLimits = {
  topicLength: 2_000,
  /** Published posts that are scored for a link, and those of them that the model chooses from. */
  postsScored: 50,
  candidates: 8,
  /** Characters of the text in the preview. */
  previewLength: 500,
  tags: 10,
  /** Characters of the slugs of tags and categories that AI names. */
  termSlug: 50,
  atOnce: 5,
  perPage: 10,
} as const;

const topic = requiredText(creationLimits.topicLength, creationTexts.topicRequired);
const chosen = positiveInteger(creationTexts.choiceRequired);

/** A published post that a text may link to. */
export const linkCandidate = z.strictObject({
  title: text(200),
  slug: text(160),
  keywords: text(500)
    .nullish()
    .transform((value) => value ?? ""),
  excerpt: text(500)
    .nullish()
    .transform((value) => value ?? ""),
});

export const selectLinkInput = z.strictObject({
  topic,
  candidatePosts: z.array(linkCandidate).max(creationLimits.postsScored),
  configurationId: chosen,
});

/** `selectedSlug` is null if no candidate fits. */
export const selectedLink = z.object({
  selectedSlug: z.string().nullable(),
  reasoning: z.string(),
});

export const generateBlogInput = z.strictObject({
  topic,
  configurationId: chosen,
  templateId: chosen,
  allowedLinkSlug: z.union([z.literal(""), slug(160)]).nullish(),
});

/** A generated post: `content` is sanitised HTML, `category` and `tags` are names. */
export const generatedBlog = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  category: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  featuredImage: z.string().optional(),
});

export const startCreationInput = z.strictObject({
  topic,
  imageQuery: text(200).default(""),
  configurationId: chosen,
  templateId: chosen,
});

export const creationIdInput = z.strictObject({ id });
export const listCreationsInput = z.strictObject({ page });

export const creationStepName = getKeys(creationSteps);
export const creationState = getKeys(creationStateLabels);
export const creationStepState = z.enum(["pending", "running", "done", "skipped", "failed"]);

export const creationStep = z.object({
  name: creationStepName,
  state: creationStepState,
  /** Duration; null until it has ended. */
  seconds: secondsField.nullable(),
  /** Why it failed or was skipped; empty otherwise. */
  note: z.string(),
  /** Tokens and time of the models; null if no model was called. */
  usage: z
    .object({
      model: z.string(),
      tokens: z.number(),
      seconds: secondsField,
    })
    .nullable(),
});

const summary = z.object({
  id: z.number(),
  topic: topicField,
  state: creationState,
  postId: z.number().nullable(),
  createdAt: z.string(),
  steps: z.array(creationStep),
});

/** A creation with what has been written so far. */
export const creation = summary.extend({
  /** Sanitised HTML; "" before the first words. */
  draftText: z.string(),
  /** The written post, once it is complete. */
  blog: generatedBlog.nullable(),
});

export const creationPage = pageOf(summary);
export const savedCreation = z.object({ postId: z.number(), message: z.string() });

export type LinkCandidate = z.output<typeof linkCandidate>;
export type SelectLinkInput = z.output<typeof selectLinkInput>;
export type SelectedLink = z.output<typeof selectedLink>;
export type GenerateBlogInput = z.output<typeof generateBlogInput>;
export type GeneratedBlog = z.output<typeof generatedBlog>;
export type StartCreationInput = z.output<typeof startCreationInput>;
export type CreationStep = z.output<typeof creationStep>;
export type CreationStepName = z.output<typeof creationStepName>;
export type CreationState = z.output<typeof creationState>;
export type CreationSummary = z.output<typeof summary>;
export type Creation = z.output<typeof creation>;
