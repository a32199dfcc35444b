import { z } from "zod";
import { text } from "../../common/atoms.ts";

/** The bot check fields of a form. */
export const botCheckFields = {
  /** Turnstile's token; at most 2048 characters by its documentation. */
  turnstileToken: text(2048).nullish().meta({
    description: "Bot denetiminin jetonu; denetim açıksa gerekir · token of the bot check, needed while it is on",
    example: null,
  }),
  /** Signed opening time of the form; replaces the token if Turnstile cannot be loaded. */
  formStamp: text(200).nullish().meta({
    description: "Formun açılış damgası; denetime ulaşılamazsa · stamp of the form, where the check cannot be reached",
    example: null,
  }),
  /** A hidden field that only bots fill in. */
  website: text(200)
    .nullish()
    .meta({ description: "Boş bırakılır; botlar içindir · leave it empty; it catches bots", example: null }),
};

export const botCheckAnswers = z.object(botCheckFields);
export const formStamp = z.object({ stamp: z.string() });

export type BotCheckAnswers = z.output<typeof botCheckAnswers>;
