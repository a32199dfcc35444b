import { z } from "zod";
import { requiredText, slugParam } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import { limits } from "../../common/limits.ts";
import { landingEntry } from "../landing/schema.ts";

const choice = (message: string) => requiredText(200, message).meta(meaningOf(slugParam));

/** A question to the board, by slugs: where somebody works with which title, and up to five provinces they seek. */
export const askInput = z.strictObject({
  institution: choice("Kurumunuzu seçin").describe("Kurum · institution"),
  position: choice("Unvanınızı seçin").describe("Unvan · post title"),
  from: choice("Görev yaptığınız ili seçin").describe("Görev yapılan il · province of the post"),
  to: z
    .array(choice("Gitmek istediğiniz ili seçin"))
    .min(1, "Gitmek istediğiniz ili seçin")
    .max(limits.wishesPerListing, `En çok ${limits.wishesPerListing} il seçebilirsiniz`)
    .meta({ description: "İstenen iller, tercih sırasıyla · wanted provinces in their order", example: ["izmir"] }),
});

/**
 * Counts what a listing would find on the public board today, and never names who. Districts that others want are
 * unknown to a question, so such wishes do not count.
 */
export const askResult = z
  .object({
    institution: landingEntry.describe("Kurum · institution"),
    position: landingEntry.describe("Unvan · post title"),
    from: landingEntry.describe("Görev yapılan il · province of the post"),
    /** In the order of the question; those without a match are directions that nobody offers. */
    wishes: z
      .array(
        landingEntry
          .extend({ matches: z.number().describe("Karşılıklı eşleşmeler · mutual matches") })
          .register(entities, {
            id: "AskedWish",
          }),
      )
      .describe("İstenen iller · wanted provinces"),
    matches: z.number().describe("Karşılıklı eşleşmeler · mutual matches"),
    /** At most `limits.ringsCounted`. */
    rings: z.number().describe("Olası halkalar · possible rings"),
  })
  .register(entities, { id: "AskResult" });

/** Whether the home page asks the question, as the administrator wishes. */
export const homeQuestion = z
  .object({ isShown: z.boolean().describe("Ana sayfada gösteriliyorsa true · true if the home page shows it") })
  .register(entities, { id: "HomeQuestion" });

export type AskInput = z.output<typeof askInput>;
export type AskResult = z.output<typeof askResult>;
