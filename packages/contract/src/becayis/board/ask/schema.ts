import { z } from "zod";
import { requiredText } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { landingEntry } from "../landing/schema.ts";

const choice = (message: string) => requiredText(200, message);

/** A question to the board, by slugs: where somebody works with which title, and up to five provinces they seek. */
export const askInput = z.strictObject({
  institution: choice("Kurumunuzu seçin"),
  position: choice("Unvanınızı seçin"),
  from: choice("Görev yaptığınız ili seçin"),
  to: z
    .array(choice("Gitmek istediğiniz ili seçin"))
    .min(1, "Gitmek istediğiniz ili seçin")
    .max(limits.wishesPerListing, `En çok ${limits.wishesPerListing} il seçebilirsiniz`),
});

/**
 * Counts what a listing would find on the public board today, and never names who. Districts that others want are
 * unknown to a question, so such wishes do not count.
 */
export const askResult = z.object({
  institution: landingEntry,
  position: landingEntry,
  from: landingEntry,
  /** In the order of the question; those without a match are directions that nobody offers. */
  wishes: z.array(landingEntry.extend({ matches: z.number() })),
  matches: z.number(),
  /** At most `limits.ringsCounted`. */
  rings: z.number(),
});

/** Whether the home page asks the question, as the administrator wishes. */
export const homeQuestion = z.object({ isShown: z.boolean() });

export type AskInput = z.output<typeof askInput>;
export type AskResult = z.output<typeof askResult>;
