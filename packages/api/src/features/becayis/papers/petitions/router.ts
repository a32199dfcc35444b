import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import {
  petition,
  petitionInput,
  petitionQueue,
  savedPetition,
  savePetitionInput,
} from "@site/contract/becayis/papers/petitions/schema";
import { memberProcedure, router } from "../../../../core/procedures/trpc.ts";
import { countFilesBefore } from "./file-thread.ts";
import * as petitions from "./service.ts";

/** Calls for a member's own petitions, one per match or ring that all its members accepted. */
export const petitionsRouter = router({
  get: memberProcedure
    .input(petitionInput)
    .output(petition)
    .query(({ ctx, input }) => petitions.getPetition(ctx.app, ctx.memberIdentity.id, input)),

  queue: memberProcedure
    .output(petitionQueue)
    .query(({ ctx }) => ({ filesBefore: countFilesBefore(ctx.memberIdentity.id) ?? null })),

  save: memberProcedure
    .input(savePetitionInput)
    .output(savedPetition)
    .mutation(async ({ ctx, input }) => ({
      ...(await petitions.savePetition(ctx.app, ctx.memberIdentity.id, input)),
      message: petitionTexts.saved,
    })),

  reset: memberProcedure
    .input(petitionInput)
    .output(savedPetition)
    .mutation(async ({ ctx, input }) => ({
      ...(await petitions.resetPetition(ctx.app, ctx.memberIdentity.id, input)),
      message: petitionTexts.reset,
    })),
});
