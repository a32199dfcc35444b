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
    .meta(
      rest("GET /api/becayis/petitions/{kind}/{id}", {
        tr: "Üyenin kabul edilen bir eşleşme ya da halka için dilekçesi",
        en: "The member's petition of an accepted match or ring",
      }),
    )
    .input(petitionInput)
    .output(petition)
    .query(({ ctx, input }) => petitions.getPetition(ctx.app, ctx.memberIdentity.id, input)),

  queue: memberProcedure
    .meta(
      rest("GET /api/becayis/petition-queue", {
        tr: "Üyenin hazırlanmakta olan dilekçe dosyasının sırası",
        en: "The place of the member's petition file in the queue",
      }),
    )
    .output(petitionQueue)
    .query(({ ctx }) => ({ filesBefore: countFilesBefore(ctx.memberIdentity.id) ?? null })),

  save: memberProcedure
    .meta(
      rest("PUT /api/becayis/petitions/{kind}/{id}", {
        tr: "Dilekçedeki değişiklikleri saklama",
        en: "Keep the changes to a petition",
      }),
    )
    .input(savePetitionInput)
    .output(savedPetition)
    .mutation(async ({ ctx, input }) => ({
      ...(await petitions.savePetition(ctx.app, ctx.memberIdentity.id, input)),
      message: petitionTexts.saved,
    })),

  reset: memberProcedure
    .meta(
      rest("DELETE /api/becayis/petitions/{kind}/{id}", {
        tr: "Dilekçeyi ilk haline döndürme",
        en: "Forget the changes to a petition",
      }),
    )
    .input(petitionInput)
    .output(savedPetition)
    .mutation(async ({ ctx, input }) => ({
      ...(await petitions.resetPetition(ctx.app, ctx.memberIdentity.id, input)),
      message: petitionTexts.reset,
    })),
});
