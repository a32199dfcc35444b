import { z } from "zod";
import { requiredText } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { landingEntry } from "../landing/schema.ts";

const choice = (message: string) => requiredText(200, message);

/** A question to the board, by slugs: institution, title and province of the post, and up to five wanted provinces. */
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
 * Counts what a listing would find on the public board today, without naming anybody. A question has no districts, so
 * listings that want a district do not count.
 */
export const askResult = z.object({
  institution: landingEntry,
  position: landingEntry,
  from: landingEntry,
  /** In the order of the question. A wish without matches is a direction that nobody offers. */
  wishes: z.array(landingEntry.extend({ matches: z.number() })),
  matches: z.number(),
  /** At most `limits.ringsCounted`. */
  rings: z.number(),
});

/** Whether the home page shows the question; the administrator decides. */
export const homeQuestion = z.object({ isShown: z.boolean() });

export type AskInput = z.output<typeof askInput>;
export type AskResult = z.output<typeof askResult>;
