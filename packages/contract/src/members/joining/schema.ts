import { z } from "zod";
import { questionListingForm, questionListingInput } from "../../becayis/board/listings/question-schema.ts";
import { savedListing } from "../../becayis/board/listings/schema.ts";
import { botCheckFields } from "../../bot-check/schema.ts";
import { emailAddress, fullPersonName } from "../../common/atoms.ts";
import { factorCode } from "../../common/codes.ts";
import { loginResult } from "../../identity/sign-in/schema.ts";
import { registrationTexts } from "../registration/labels.ts";
import { joiningTexts } from "./labels.ts";

/** A first and a last name in one field, as people write them. */
const fullName = fullPersonName(200, joiningTexts.nameRequired);

/** The fields that a question needs to become a listing of a new account. */
export const joinForm = questionListingForm.extend({
  email: emailAddress(registrationTexts.emailInvalid),
  fullName,
  terms: z.literal(true, joiningTexts.consentRequired),
});

/** A listing of somebody without a session: the question, and who asks it. */
export const joinInput = questionListingInput.extend({ ...joinForm.shape, ...botCheckFields });

/** The question to return to after Google. */
export const beginJoinByGoogleInput = questionListingInput.omit({ title: true });

/** A listing of somebody whose address Google has proven in this browser. */
export const joinByGoogleInput = questionListingInput.extend({
  ...joinForm.omit({ email: true }).shape,
  factorCode: factorCode.nullish(),
});

/** The ways to prove an address besides a mailed code, and the address that Google has proven in this browser. */
export const joinOptions = z.object({
  google: z.boolean(),
  proven: z
    .object({
      email: z.string(),
      fullName: z.string(),
    })
    .nullable(),
});

/**
 * The signed-in member and their listing: the one that was sent, or the active one that they already have; null if none
 * is waiting any more.
 */
export const joined = loginResult.extend({
  listing: savedListing.pick({ id: true, slug: true }).nullable(),
  isSent: z.boolean(),
});

export type JoinInput = z.output<typeof joinInput>;
export type BeginJoinByGoogleInput = z.output<typeof beginJoinByGoogleInput>;
export type JoinByGoogleInput = z.output<typeof joinByGoogleInput>;
export type JoinOptions = z.output<typeof joinOptions>;
