import { done } from "@site/contract/common/results";
import { keyTexts } from "@site/contract/keys/labels";
import { createdKey, createKeyInput, keyByIdInput, keyRow } from "@site/contract/keys/schema";
import { z } from "zod";
import { restIn } from "../../core/procedures/rest.ts";
import { ownerProcedure, router } from "../../core/procedures/trpc.ts";
import * as keys from "./service.ts";

const rest = restIn("Yönetim: API anahtarları");

export const adminKeysRouter = router({
  list: ownerProcedure
    .meta(rest("GET /api/admin/api-keys", { tr: "API anahtarları", en: "API keys" }))
    .output(z.array(keyRow))
    .query(({ ctx }) => keys.listKeys(ctx.app)),

  create: ownerProcedure
    .meta({
      ...rest("POST /api/admin/api-keys", {
        tr: "API anahtarı oluşturma",
        en: "Make an API key; its secret is shown once",
      }),
      needsPassword: true,
    })
    .input(createKeyInput)
    .output(createdKey)
    .mutation(({ ctx, input }) => keys.createKey(ctx.app, ctx.adminIdentity, input)),

  takeOver: ownerProcedure
    .meta({
      ...rest("POST /api/admin/api-keys/{id}/take-over", { tr: "API anahtarını devralma", en: "Take an API key over" }),
      needsPassword: true,
    })
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.takeOverKey(ctx.app, ctx.adminIdentity, input.id);
      return { message: keyTexts.takenOver };
    }),

  revoke: ownerProcedure
    .meta(rest("DELETE /api/admin/api-keys/{id}", { tr: "API anahtarını iptal etme", en: "Revoke an API key" }))
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.revokeKey(ctx.app, input.id);
      return { message: keyTexts.revoked };
    }),
});
