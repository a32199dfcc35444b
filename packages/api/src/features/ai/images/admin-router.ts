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
import { adminProcedure, router } from "../../../core/trpc.ts";
import { choosePhoto, searchPhotos } from "./photo-service.ts";
import { testUnsplash } from "./settings-service.ts";
import { makePostImage, proposeCaption, proposeSearchTerms } from "./texts-service.ts";

const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminAiImagesRouter = router({
  unsplashTest: adminProcedure
    .meta({
      openapi: {
        ...openapi,
        method: "POST",
        path: "/api/admin/unsplash-test-connection",
        summary: "Unsplash bağlantısını deneme",
      },
      isUnaudited: true,
    })
    .input(unsplashTestInput)
    .output(unsplashTestResult)
    .mutation(({ ctx, input }) => testUnsplash(ctx.app, input)),

  searchImages: adminProcedure
    .meta({
      openapi: { ...openapi, method: "POST", path: "/api/admin/search-unsplash-images", summary: "Görsel arama" },
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
      openapi: { ...openapi, method: "POST", path: "/api/admin/generate-image-caption", summary: "Görsel açıklaması" },
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
    .meta({ openapi: { ...openapi, method: "POST", path: "/api/admin/generate-image", summary: "Görsel oluşturma" } })
    .input(generateImageInput)
    .output(generatedImage)
    .mutation(({ ctx, input }) => makePostImage(ctx.app, input)),
});
