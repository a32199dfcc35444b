import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { reviewTexts, seoFixTypes } from "./labels.ts";

/** Posts per call: each is a call of a model. */
const MAX_POSTS = 20;

export const fixSeoInput = z.strictObject({
  postIds: z
    .array(id, reviewTexts.postsRequired)
    .min(1, reviewTexts.postsRequired)
    .max(MAX_POSTS)
    .describe("Yazıların numaraları · ids of the posts"),
  fixTypes: z
    .array(getKeys(seoFixTypes), reviewTexts.typesRequired)
    .min(1, reviewTexts.typesRequired)
    .max(10)
    .describe("Düzeltilecek alanlar · fields to repair"),
});
/** `message` says why posts were not fixed; empty if all were. */
export const fixSeoResult = z
  .object({
    successCount: z.number().describe("Başarılıların sayısı · number of successes"),
    totalCount: z.number().describe("Toplam sayı · total number"),
    message: fields.message,
  })
  .register(entities, { id: "FixSeoResult" });

export const originalityInput = z.strictObject({ postId: id.meta(meaningOf(fields.postId)) });

export const originality = z
  .object({
    /** Share (0 to 1) of the post's six-word phrases that another post contains, the largest first. */
    overlaps: z
      .array(
        z.object({
          id: fields.id,
          title: fields.title,
          share: z.number().describe("Örtüşme oranı, yüzde · share of the overlap in percent"),
          samples: z.array(z.string()).describe("Örnek cümleler · sample sentences"),
        }),
      )
      .describe("Başka yazılarla örtüşmeler · overlaps with other posts"),
    comparedPosts: z.number().describe("Karşılaştırılan yazı sayısı · number of compared posts"),
    repeats: z
      .array(z.object({ phrase: z.string().describe("İfade · phrase"), count: fields.count }))
      .describe("Yinelenen ifadeler · repeated phrases"),
    /** The model's opinion; where none was given `error` says why. */
    judgement: z
      .object({
        summary: fields.summary,
        findings: z
          .array(z.object({ quote: z.string().describe("Alıntı · quote"), reason: z.string().meta(fields.reason) }))
          .describe("Bulgular · findings"),
        error: fields.error,
      })
      .describe("Modelin değerlendirmesi · judgement of the model"),
  })
  .register(entities, { id: "Originality" });

export type FixSeoInput = z.output<typeof fixSeoInput>;
export type Originality = z.output<typeof originality>;
