import { done } from "@site/contract/common/results";
import { keyTexts } from "@site/contract/keys/labels";
import { createdKey, createKeyInput, keyByIdInput, keyRow } from "@site/contract/keys/schema";
import { z } from "zod";
import { ownerProcedure, router } from "../../core/trpc.ts";
import * as keys from "./service.ts";

const tags = ["Yönetim: API anahtarları"];

export const adminKeysRouter = router({
  list: ownerProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/api-keys", tags, summary: "API anahtarları", protect: true } })
    .output(z.array(keyRow))
    .query(({ ctx }) => keys.listKeys(ctx.app)),

  create: ownerProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/api-keys", tags, summary: "API anahtarı oluşturma", protect: true },
      needsPassword: true,
    })
    .input(createKeyInput)
    .output(createdKey)
    .mutation(({ ctx, input }) => keys.createKey(ctx.app, ctx.adminIdentity, input)),

  takeOver: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/api-keys/{id}/take-over",
        tags,
        summary: "API anahtarını devralma",
        protect: true,
      },
      needsPassword: true,
    })
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.takeOverKey(ctx.app, ctx.adminIdentity, input.id);
      return { message: keyTexts.takenOver };
    }),

  revoke: ownerProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/api-keys/{id}",
        tags,
        summary: "API anahtarını iptal etme",
        protect: true,
      },
    })
    .input(keyByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await keys.revokeKey(ctx.app, input.id);
      return { message: keyTexts.revoked };
    }),
});
