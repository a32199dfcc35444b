import { done } from "@site/contract/common/results";
import { keyTexts } from "@site/contract/keys/labels";
import { createdKey, createKeyInput, keyByIdInput, keyRow } from "@site/contract/keys/schema";
import { z } from "zod";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as keys from "./service.ts";

const rest = restIn("Yönetim: API anahtarları");

export const adminKeysRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/api-keys", "API anahtarları"))
    .output(z.array(keyRow))
    .query(({ ctx }) => keys.listKeys(ctx.app)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/api-keys", "API anahtarı oluşturma"),
      needsPassword: true,
    })
    .input(createKeyInput)
    .output(createdKey)
    .mutation(({ ctx, input }) => keys.createKey(ctx.app, ctx.adminIdentity, input)),

  takeOver: adminProcedure
    .meta({
      ...rest("POST /api/admin/api-keys/{id}/take-over", "API anahtarını devralma"),
      needsPassword: true,
    })
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.takeOverKey(ctx.app, ctx.adminIdentity, input.id);
      return { message: keyTexts.takenOver };
    }),

  revoke: adminProcedure
    .meta(rest("DELETE /api/admin/api-keys/{id}", "API anahtarını iptal etme"))
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.revokeKey(ctx.app, input.id);
      return { message: keyTexts.revoked };
    }),
});
