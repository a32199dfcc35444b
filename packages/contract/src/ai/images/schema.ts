import { z } from "zod";
import { getKeys, id, requiredText, text } from "../../common/atoms.ts";
import { refuseEmpty } from "../../common/update.ts";
import { providerKey } from "../configurations/schema.ts";
import { imageQualities, searchOrientations, unsplashDefaults, unsplashTexts } from "./labels.ts";

const resultsPerPageField = z.number();
const fallbackQueryField = z.string();
const imageGenerationPromptField = z.string();

const { required, resultsInvalid } = unsplashTexts;

const fields = z.strictObject({
  name: requiredText(120, required),
  searchOrientation: getKeys(searchOrientations),
  resultsPerPage: z.int(resultsInvalid).min(1, resultsInvalid).max(30, resultsInvalid),
  imageQuality: getKeys(imageQualities),
  fallbackQuery: text(200),
  imageGenerationPrompt: text(2000),
  isActive: z.boolean(),
  isDefault: z.boolean(),
});
const keptKey = z.union([z.literal(""), providerKey(required)]).nullish();

export const createUnsplashInput = fields.extend({
  searchOrientation: fields.shape.searchOrientation.default("landscape"),
  resultsPerPage: fields.shape.resultsPerPage.default(10),
  imageQuality: fields.shape.imageQuality.default("regular"),
  fallbackQuery: fields.shape.fallbackQuery.default(unsplashDefaults.fallbackQuery),
  imageGenerationPrompt: fields.shape.imageGenerationPrompt.default(unsplashDefaults.imageGenerationPrompt),
  isActive: fields.shape.isActive.default(true),
  isDefault: fields.shape.isDefault.default(false),
  accessKey: providerKey(required),
  secretKey: keptKey,
});

/** The form of a stored setting. */
export const storedUnsplashForm = fields.extend({
  accessKey: keptKey,
  secretKey: keptKey,
});

/** Fields that are not sent stay as they are; so do keys that are masked or empty. */
export const updateUnsplashInput = storedUnsplashForm
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createUnsplashInput));

/** A setting with its keys masked. */
export const unsplashSetting = z.object({
  id: z.number(),
  name: z.string(),
  accessKey: z.string(),
  secretKey: z.string().optional(),
  searchOrientation: getKeys(searchOrientations),
  resultsPerPage: resultsPerPageField,
  imageQuality: getKeys(imageQualities),
  fallbackQuery: fallbackQueryField,
  imageGenerationPrompt: imageGenerationPromptField,
  isActive: z.boolean(),
  isDefault: z.boolean(),
  createdAt: z.string(),
});

/** `id` names the setting whose stored key a masked one represents. */
export const unsplashTestInput = z.strictObject({
  id: id.optional(),
  accessKey: providerKey(unsplashTexts.accessKeyRequired),
});
export const unsplashTestResult = z.object({ success: z.boolean(), message: z.string() });

export const searchImagesInput = z.strictObject({
  query: requiredText(200, unsplashTexts.queryRequired),
});

/** A photo that was found. `token` chooses it and is valid on this site only. */
export const stockPhoto = z.object({
  id: z.string(),
  altDescription: z.string(),
  urls: z.object({
    small: z.string(),
    regular: z.string(),
  }),
  links: z.object({ html: z.string() }),
  user: z.object({ name: z.string() }),
  token: z.string(),
});
/** `usedQuery` differs from the given query if that found nothing. */
export const searchImagesResult = z.object({
  results: z.array(stockPhoto),
  usedQuery: z.string(),
});

export const choosePhotoInput = z.strictObject({ token: requiredText(6000, unsplashTexts.staleResult) });

/** A chosen photo, with its credit as HTML for a caption. */
export const chosenPhoto = z.object({
  address: z.string(),
  alt: z.string(),
  credit: z.string(),
  photographer: z.string(),
  photographerUrl: z.string(),
  sourceUrl: z.string(),
});

export const imageCaptionInput = z.strictObject({
  altText: text(300),
  contentTopic: text(500),
  keywords: text(500).nullish(),
  imageId: z.union([z.string().max(100), id]).nullish(),
});
export const imageCaptionResult = z.object({
  caption: z.string(),
});

const { textsRequired } = unsplashTexts;
export const generateImageInput = z.strictObject({
  title: requiredText(200, textsRequired),
  excerpt: requiredText(500, textsRequired),
});
export const generatedImage = z.object({ imageUrl: z.string(), alt: z.string() });
export const searchTerms = z.object({ terms: z.array(z.string()) });

export type UnsplashSettingView = z.output<typeof unsplashSetting>;
export type CreateUnsplashInput = z.output<typeof createUnsplashInput>;
export type UpdateUnsplashInput = z.output<typeof updateUnsplashInput>;
export type StockPhoto = z.output<typeof stockPhoto>;
export type ChosenPhoto = z.output<typeof chosenPhoto>;
export type ImageCaptionInput = z.output<typeof imageCaptionInput>;
export type GenerateImageInput = z.output<typeof generateImageInput>;
