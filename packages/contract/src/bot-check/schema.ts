import { z } from "zod";
import { text } from "../common/atoms.ts";

/** The bot check fields of a form. */
export const botCheckFields = {
  /** Turnstile's token; at most 2048 characters by its documentation. */
  turnstileToken: text(2048).nullish(),
  /** Signed opening time of the form; replaces the token if Turnstile cannot be loaded. */
  formStamp: text(200).nullish(),
  /** A hidden field that only bots fill in. */
  website: text(200).nullish(),
};

export const botCheckAnswers = z.object(botCheckFields);
export const formStamp = z.object({ stamp: z.string() });

export type BotCheckAnswers = z.output<typeof botCheckAnswers>;
