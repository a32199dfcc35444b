import { z } from "zod";
import { id } from "./atoms.ts";

export const orderTexts = {
  changed: "Sıra kaydedildi.",
  failed: "Sıra kaydedilirken bir hata oluştu.",
  stale: "Liste bu arada değişti. Güncel sırayı kontrol edip yeniden deneyin.",
} as const;

/** The ids of a whole list in their new order. */
export const orderInput = z.strictObject({
  ids: z
    .array(id)
    .min(1)
    .max(500)
    .refine((ids) => new Set(ids).size === ids.length, "Her kayıt bir kez yazılmalıdır")
    .meta({ uniqueItems: true }),
});
