import { z } from "zod";
import { getKeys, id, requiredText, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as commonFields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import { providerKey } from "../configurations/schema.ts";
import { imageQualities, searchOrientations, unsplashDefaults, unsplashTexts } from "./labels.ts";

const searchOrientationField = { description: "Fotoğrafların yönü · orientation of the photos" };
const resultsPerPageField = z.number().describe("Sayfadaki sonuç sayısı · results on a page");
const imageQualityField = { description: "Görsel kalitesi · quality of the image" };
const fallbackQueryField = z.string().describe("Sonuç yoksa aranacak metin · text to search for without results");
const imageGenerationPromptField = z.string().describe("Görsel üretme isteminin metni · prompt for generated images");
const accessKeyField = {
  description: "Unsplash erişim anahtarı · access key of Unsplash",
  example: "ornek-unsplash-erisim-anahtari",
};
const secretKeyField = {
  description: "Unsplash gizli anahtarı · secret key of Unsplash",
  example: "ornek-unsplash-gizli-anahtari",
};

const { required, resultsInvalid } = unsplashTexts;

const fields = z.strictObject({
  name: requiredText(120, required).meta(meaningOf(commonFields.name)),
  searchOrientation: getKeys(searchOrientations).meta(searchOrientationField),
  resultsPerPage: z
    .int(resultsInvalid)
    .min(1, resultsInvalid)
    .max(30, resultsInvalid)
    .meta(meaningOf(resultsPerPageField)),
  imageQuality: getKeys(imageQualities).meta(imageQualityField),
  fallbackQuery: text(200).meta(meaningOf(fallbackQueryField)),
  imageGenerationPrompt: text(2000).meta(meaningOf(imageGenerationPromptField)),
  isActive: commonFields.isActive,
  isDefault: commonFields.isDefault,
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
  accessKey: providerKey(required).meta(accessKeyField),
  secretKey: keptKey.meta(secretKeyField),
});

/** The form of a stored setting. */
export const storedUnsplashForm = fields.extend({
  accessKey: keptKey.meta(accessKeyField),
  secretKey: keptKey.meta(secretKeyField),
});

/** Fields that are not sent stay as they are; so do keys that are masked or empty. */
export const updateUnsplashInput = storedUnsplashForm
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createUnsplashInput));

/** A setting with its keys masked. */
export const unsplashSetting = z
  .object({
    id: commonFields.id,
    name: commonFields.name,
    accessKey: z.string().meta(accessKeyField),
    secretKey: z.string().optional().meta(secretKeyField),
    searchOrientation: getKeys(searchOrientations).meta(searchOrientationField),
    resultsPerPage: resultsPerPageField,
    imageQuality: getKeys(imageQualities).meta(imageQualityField),
    fallbackQuery: fallbackQueryField,
    imageGenerationPrompt: imageGenerationPromptField,
    isActive: commonFields.isActive,
    isDefault: commonFields.isDefault,
    createdAt: commonFields.createdAt,
  })
  .register(entities, { id: "UnsplashSetting" });

/** `id` names the setting whose stored key a masked one represents. */
export const unsplashTestInput = z.strictObject({
  id: id.optional(),
  accessKey: providerKey(unsplashTexts.accessKeyRequired).meta(accessKeyField),
});
export const unsplashTestResult = z
  .object({ success: commonFields.success, message: commonFields.message })
  .register(entities, { id: "UnsplashTestResult" });

export const searchImagesInput = z.strictObject({
  query: requiredText(200, unsplashTexts.queryRequired).meta(commonFields.query),
});

/** A photo found; `token` chooses it and is valid in this site only. */
export const stockPhoto = z
  .object({
    id: z.string().describe("Fotoğrafın Unsplash kimliği · id of the photo at Unsplash"),
    alt_description: z.string().describe("Fotoğrafın açıklaması · description of the photo"),
    urls: z
      .object({
        small: z.string().describe("Küçük boyutun adresi · address of the small size"),
        regular: z.string().describe("Orta boyutun adresi · address of the medium size"),
      })
      .describe("Adresler · addresses"),
    links: z.object({ html: z.string().describe("Sayfanın adresi · address of the page") }).meta(commonFields.links),
    user: z.object({ name: commonFields.name }).meta(commonFields.user),
    token: commonFields.token,
  })
  .register(entities, { id: "StockPhoto" });
/** `usedQuery` differs from the asked one where that found nothing. */
export const searchImagesResult = z
  .object({
    results: z.array(stockPhoto).describe("Sonuçlar · results"),
    usedQuery: z.string().describe("Kullanılan arama metni · text that was searched for"),
  })
  .register(entities, { id: "SearchImagesResult" });

export const choosePhotoInput = z.strictObject({ token: requiredText(6000, unsplashTexts.staleResult) });

/** A chosen photo with its credit as HTML of a caption. */
export const chosenPhoto = z.object({
  address: z.string(),
  alt: z.string(),
  credit: z.string(),
  photographer: z.string(),
  photographerUrl: z.string(),
  sourceUrl: z.string(),
});

export const imageCaptionInput = z.strictObject({
  altText: text(300).meta(meaningOf(commonFields.altText)),
  contentTopic: text(500).describe("İçeriğin konusu · topic of the content"),
  keywords: text(500)
    .nullish()
    .meta({ ...meaningOf(commonFields.seoKeywords), example: "hukuk, teknoloji" }),
  imageId: z
    .union([z.string().max(100), id])
    .nullish()
    .describe("Görselin numarası · id of the image"),
});
export const imageCaptionResult = z
  .object({
    caption: z.string().meta({ description: "Görsel altı yazısı · caption", example: "Ankara Adliyesi" }),
  })
  .register(entities, { id: "ImageCaptionResult" });

const { textsRequired } = unsplashTexts;
export const generateImageInput = z.strictObject({
  title: requiredText(200, textsRequired).meta(meaningOf(commonFields.title)),
  excerpt: requiredText(500, textsRequired).meta(meaningOf(commonFields.excerpt)),
});
export const generatedImage = z
  .object({ imageUrl: commonFields.imageUrl, alt: commonFields.altText })
  .register(entities, { id: "GeneratedImage" });
export const searchTerms = z.object({ terms: z.array(z.string()) });

export type UnsplashSettingView = z.output<typeof unsplashSetting>;
export type CreateUnsplashInput = z.output<typeof createUnsplashInput>;
export type UpdateUnsplashInput = z.output<typeof updateUnsplashInput>;
export type StockPhoto = z.output<typeof stockPhoto>;
export type ChosenPhoto = z.output<typeof chosenPhoto>;
export type ImageCaptionInput = z.output<typeof imageCaptionInput>;
export type GenerateImageInput = z.output<typeof generateImageInput>;
