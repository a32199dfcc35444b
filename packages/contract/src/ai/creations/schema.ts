import { z } from "zod";
import { getKeys, id, positiveInteger, requiredText, slug, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import { creationStateLabels, creationSteps, creationTexts } from "./labels.ts";

const topicField = z.string().meta({ description: "Konu · topic", example: "Elektronik tebligat" });
const configurationIdField = { description: "Yapay zekâ ayarının numarası · id of the AI configuration" };
const templateIdField = { description: "İstemin numarası · id of the prompt" };
const secondsField = z.number().describe("Saniye · seconds");

/** Bounds of a creation. */
export const creationLimits = {
  topicLength: 2_000,
  /** Published posts that are looked at for a link, and those that the model chooses from. */
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

const topic = requiredText(creationLimits.topicLength, creationTexts.topicRequired).meta(meaningOf(topicField));
const chosen = positiveInteger(creationTexts.choiceRequired);

/** A published post that a text may link to. */
export const linkCandidate = z.strictObject({
  title: text(200).meta(meaningOf(fields.title)),
  slug: text(160).meta(meaningOf(fields.slug)),
  keywords: text(500)
    .nullish()
    .transform((value) => value ?? "")
    .meta(meaningOf(fields.seoKeywords))
    .meta({ example: "hukuk, teknoloji" }),
  excerpt: text(500)
    .nullish()
    .transform((value) => value ?? "")
    .meta(meaningOf(fields.excerpt)),
});

export const selectLinkInput = z.strictObject({
  topic,
  candidatePosts: z
    .array(linkCandidate)
    .max(creationLimits.postsScored)
    .describe("Bağlantı verilebilecek yazılar · posts that could be linked"),
  configurationId: chosen.meta(configurationIdField),
});

/** `selectedSlug` is null where no candidate fits. */
export const selectedLink = z
  .object({
    selectedSlug: z.string().nullable().describe("Seçilen yazı; uygunu yoksa null · chosen post; null if none fits"),
    reasoning: z.string().describe("Seçimin gerekçesi · reason of the choice"),
  })
  .register(entities, { id: "SelectedLink" });

export const generateBlogInput = z.strictObject({
  topic,
  configurationId: chosen.meta(configurationIdField),
  templateId: chosen.meta(templateIdField),
  allowedLinkSlug: z
    .union([z.literal(""), slug(160)])
    .nullish()
    .describe("Bağlantı verilecek yazı; boşsa bağlantı yok · post to link; none if empty"),
});

/** A generated post: `content` is sanitised HTML, `category` and `tags` are names. */
export const generatedBlog = z
  .object({
    title: fields.title,
    slug: fields.slug,
    excerpt: fields.excerpt,
    content: fields.content,
    tags: z.array(z.string()).meta(fields.tags),
    category: fields.category,
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    seoKeywords: fields.seoKeywords,
    featuredImage: fields.featuredImage.optional(),
  })
  .register(entities, { id: "GeneratedBlog" });

export const startCreationInput = z.strictObject({
  topic,
  imageQuery: text(200).default("").describe("Görsel için arama metni · text to search an image for"),
  configurationId: chosen.meta(configurationIdField),
  templateId: chosen.meta(templateIdField),
});

export const creationIdInput = z.strictObject({ id });
export const listCreationsInput = z.strictObject({ page });

export const creationStepName = getKeys(creationSteps).register(entities, { id: "CreationStepName" });
export const creationState = getKeys(creationStateLabels).register(entities, { id: "CreationState" });
export const creationStepState = z
  .enum(["pending", "running", "done", "skipped", "failed"])
  .register(entities, { id: "CreationStepState" });

export const creationStep = z
  .object({
    name: creationStepName.meta(meaningOf(fields.name)),
    state: creationStepState.meta(fields.state),
    /** Null until it has ended. */
    seconds: secondsField.nullable(),
    /** Why it failed or was skipped; "" otherwise. */
    note: fields.note,
    /** Tokens, cost and time of the models; null without a call. */
    usage: z
      .object({
        model: fields.model,
        tokens: z.number().describe("Birim sayısı · number of tokens"),
        cost: z.number().describe("Maliyet, dolar · cost in dollars"),
        seconds: secondsField,
      })
      .nullable()
      .describe("Kullanılan model ve birimler · model and tokens that were used"),
  })
  .register(entities, { id: "CreationStep" });

const summary = z.object({
  id: fields.id,
  topic: topicField,
  state: creationState.meta(fields.state),
  postId: fields.postId.nullable(),
  createdAt: fields.createdAt,
  steps: z.array(creationStep).meta(fields.steps),
});

/** A creation with what is written so far. */
export const creation = summary
  .extend({
    /** Sanitised HTML; "" before the first words. */
    draftText: z.string().describe("Yazının metni · text of the post"),
    /** The written post, as soon as it is complete. */
    blog: generatedBlog
      .nullable()
      .describe("Yazılan metinler; bitmeden null · written texts; null before they are done"),
  })
  .register(entities, { id: "Creation" });

export const creationPage = z
  .object({
    creations: z.array(summary).describe("Yapay zekâ ile yazılanlar · posts that AI writes"),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "CreationPage" });
export const savedCreation = z
  .object({ postId: fields.postId, message: fields.message })
  .register(entities, { id: "SavedCreation" });

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
