import { z } from "zod";
import { text } from "../common/atoms.ts";

/** What a form sends beside its own fields so that the server can tell people from programs. */
export const botCheckFields = {
  /** Turnstile's answer; at most 2048 characters by its documentation. */
  turnstileToken: text(2048).nullish(),
  /** When the form was opened, signed by the server; stands in where Turnstile cannot be loaded. */
  formStamp: text(200).nullish(),
  /** A field people do not see: whoever fills it is a program. */
  website: text(200).nullish(),
};

export const botCheckAnswers = z.object(botCheckFields);
export const formStamp = z.object({ stamp: z.string() });

export type BotCheckAnswers = z.output<typeof botCheckAnswers>;
