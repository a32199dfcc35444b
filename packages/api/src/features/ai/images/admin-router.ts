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
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import { choosePhoto, searchPhotos } from "./photo-service.ts";
import { testUnsplash } from "./settings-service.ts";
import { makePostImage, proposeCaption, proposeSearchTerms } from "./texts-service.ts";

const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminAiImagesRouter = router({
  unsplashTest: ownerProcedure
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

  searchImages: editorProcedure
    .meta({
      openapi: { ...openapi, method: "POST", path: "/api/admin/search-unsplash-images", summary: "Görsel arama" },
      isUnaudited: true,
    })
    .input(searchImagesInput)
    .output(searchImagesResult)
    .mutation(({ ctx, input }) => searchPhotos(ctx.app, input.query)),

  choosePhoto: editorProcedure
    .input(choosePhotoInput)
    .output(chosenPhoto)
    .mutation(({ ctx, input }) => choosePhoto(ctx.app, input.token)),

  imageCaption: editorProcedure
    .meta({
      openapi: { ...openapi, method: "POST", path: "/api/admin/generate-image-caption", summary: "Görsel açıklaması" },
      isUnaudited: true,
    })
    .input(imageCaptionInput)
    .output(imageCaptionResult)
    .mutation(({ ctx, input }) => proposeCaption(ctx.app, input)),

  searchTerms: editorProcedure
    .meta({ isUnaudited: true })
    .input(generateImageInput)
    .output(searchTerms)
    .mutation(({ ctx, input }) => proposeSearchTerms(ctx.app, input)),

  generateImage: editorProcedure
    .meta({ openapi: { ...openapi, method: "POST", path: "/api/admin/generate-image", summary: "Görsel oluşturma" } })
    .input(generateImageInput)
    .output(generatedImage)
    .mutation(({ ctx, input }) => makePostImage(ctx.app, input)),
});
