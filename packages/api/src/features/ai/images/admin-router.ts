import {
  choosePhotoInput,
  chosenPhoto,
  generatedImage,
  generateImageInput,
  imageCaptionInput,
  imageCaptionResult,
  searchImagesInput,
  searchImagesResult,
  searchTerms,
  unsplashTestInput,
  unsplashTestResult,
} from "@site/contract/ai/images/schema";
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { choosePhoto, searchPhotos } from "./photo-service.ts";
import { testUnsplash } from "./settings-service.ts";
import { makePostImage, proposeCaption, proposeSearchTerms } from "./texts-service.ts";

const rest = restIn("Yönetim: AI");

export const adminAiImagesRouter = router({
  unsplashTest: adminProcedure
    .meta({
      ...rest("POST /api/admin/unsplash-test-connection", "Unsplash bağlantısını deneme"),
      isUnaudited: true,
    })
    .input(unsplashTestInput)
    .output(unsplashTestResult)
    .mutation(({ ctx, input }) => testUnsplash(ctx.app, input)),

  searchImages: adminProcedure
    .meta({
      ...rest("POST /api/admin/search-unsplash-images", "Görsel arama"),
      answer: spelledAs(searchImagesResult, ["altDescription"]),
      isUnaudited: true,
    })
    .input(searchImagesInput)
    .output(searchImagesResult)
    .mutation(({ ctx, input }) => searchPhotos(ctx.app, input.query)),

  choosePhoto: adminProcedure
    .input(choosePhotoInput)
    .output(chosenPhoto)
    .mutation(({ ctx, input }) => choosePhoto(ctx.app, input.token)),

  imageCaption: adminProcedure
    .meta({
      ...rest("POST /api/admin/generate-image-caption", "Görsel açıklaması"),
      isUnaudited: true,
    })
    .input(imageCaptionInput)
    .output(imageCaptionResult)
    .mutation(({ ctx, input }) => proposeCaption(ctx.app, input)),

  searchTerms: adminProcedure
    .meta({ isUnaudited: true })
    .input(generateImageInput)
    .output(searchTerms)
    .mutation(({ ctx, input }) => proposeSearchTerms(ctx.app, input)),

  generateImage: adminProcedure
    .meta(rest("POST /api/admin/generate-image", "Görsel oluşturma"))
    .input(generateImageInput)
    .output(generatedImage)
    .mutation(({ ctx, input }) => makePostImage(ctx.app, input)),
});
