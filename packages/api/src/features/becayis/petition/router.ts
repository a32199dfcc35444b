import { petitionTexts } from "@site/contract/becayis/petition/labels";
import {
  petition,
  petitionInput,
  petitionQueue,
  savedPetition,
  savePetitionInput,
} from "@site/contract/becayis/petition/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { memberProcedure, router } from "../../../core/procedures/trpc.ts";
import { countFilesBefore } from "./file-thread.ts";
import * as petitions from "./service.ts";

const rest = restIn("Becayiş");

/** A member's own petitions, each of a match or ring that all its members accepted. */
export const petitionsRouter = router({
  get: memberProcedure
    .meta(rest("GET /api/becayis/petitions/{kind}/{id}", "Üyenin kabul edilen bir eşleşme ya da halka için dilekçesi"))
    .input(petitionInput)
    .output(petition)
    .query(({ ctx, input }) => petitions.getPetition(ctx.app, ctx.memberIdentity.id, input)),

  queue: memberProcedure
    .meta(rest("GET /api/becayis/petition-queue", "Üyenin hazırlanmakta olan dilekçe dosyasının sırası"))
    .output(petitionQueue)
    .query(({ ctx }) => ({ filesBefore: countFilesBefore(ctx.memberIdentity.id) ?? null })),

  save: memberProcedure
    .meta(rest("PUT /api/becayis/petitions/{kind}/{id}", "Dilekçedeki değişiklikleri saklama"))
    .input(savePetitionInput)
    .output(savedPetition)
    .mutation(async ({ ctx, input }) => ({
      ...(await petitions.savePetition(ctx.app, ctx.memberIdentity.id, input)),
      message: petitionTexts.saved,
    })),

  reset: memberProcedure
    .meta(rest("DELETE /api/becayis/petitions/{kind}/{id}", "Dilekçeyi ilk haline döndürme"))
    .input(petitionInput)
    .output(savedPetition)
    .mutation(async ({ ctx, input }) => ({
      ...(await petitions.resetPetition(ctx.app, ctx.memberIdentity.id, input)),
      message: petitionTexts.reset,
    })),
});
