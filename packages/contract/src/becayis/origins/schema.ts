import { z } from "zod";
import { requiredText } from "../../common/atoms.ts";
import { origins } from "./origins.ts";

const refused = "Geçerli bir değer seçin";

/** How somebody came to the board, as their page found out. */
export const origin = z.enum(origins, refused);

/** A question that the board answered. */
export const countQuestionInput = z.strictObject({
  /** Slug of the institution that it named. */
  institution: requiredText(200, refused),
  origin,
});

export type CountQuestionInput = z.output<typeof countQuestionInput>;
