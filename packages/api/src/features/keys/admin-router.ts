import { done } from "@site/contract/common/results";
import { keyTexts } from "@site/contract/keys/labels";
import { createdKey, createKeyInput, keyByIdInput, keyRow } from "@site/contract/keys/schema";
import { z } from "zod";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as keys from "./service.ts";

export const adminKeysRouter = router({
  list: adminProcedure.output(z.array(keyRow)).query(({ ctx }) => keys.listKeys(ctx.app)),

  create: adminProcedure
    .meta({ needsPassword: true })
    .input(createKeyInput)
    .output(createdKey)
    .mutation(({ ctx, input }) => keys.createKey(ctx.app, ctx.adminIdentity, input)),

  takeOver: adminProcedure
    .meta({ needsPassword: true })
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.takeOverKey(ctx.app, ctx.adminIdentity, input.id);
      return { message: keyTexts.takenOver };
    }),

  revoke: adminProcedure
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.revokeKey(ctx.app, input.id);
      return { message: keyTexts.revoked };
    }),
});
