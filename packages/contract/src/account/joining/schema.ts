import { z } from "zod";
import { questionListingForm, questionListingInput } from "../../becayis/listings/question-schema.ts";
import { savedListing } from "../../becayis/listings/schema.ts";
import { emailAddress, fullPersonName, text } from "../../common/atoms.ts";
import { sixDigitCode } from "../../common/codes.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { registrationTexts } from "../registration/labels.ts";
import { loginResult } from "../sign-in/schema.ts";
import { joiningTexts } from "./labels.ts";

/** A first and a last name in one field, as people write them. */
const fullName = fullPersonName(200, joiningTexts.nameRequired);

/** Turns a question into a listing, together with its fields. */
export const joinForm = questionListingForm.extend({
  email: emailAddress(registrationTexts.emailInvalid),
  fullName,
  terms: z.literal(true, joiningTexts.consentRequired),
});

/** A listing of somebody without a session: the question, and who asks. */
export const joinInput = questionListingInput.extend({ ...joinForm.shape, ...botCheckFields });

/** The question that Google comes back to. */
export const beginJoinByGoogleInput = questionListingInput.omit({ title: true });

/** A listing of somebody whose address Google has proven in this browser. */
export const joinByGoogleInput = questionListingInput.extend(joinForm.omit({ email: true }).shape);

/** How an address can be proven besides a mailed code, and the one that Google has proven in this browser. */
export const joinOptions = z.object({
  google: z.boolean(),
  proven: z
    .object({
      email: z.string(),
      fullName: z.string(),
    })
    .nullable(),
});

const token = text(200, joiningTexts.listingGone).min(1, joiningTexts.listingGone);

/** The token that stands for the waiting listing until its code is entered. */
export const waitingListing = z.object({ token: z.string(), message: z.string() });

export const byWaitingListingInput = z.strictObject({ token });

export const confirmJoinInput = z.strictObject({
  token,
  code: sixDigitCode(joiningTexts.codeRequired),
});

/** The signed-in member and their listing. */
export const joined = loginResult.extend({ listing: savedListing });

export type JoinInput = z.output<typeof joinInput>;
export type BeginJoinByGoogleInput = z.output<typeof beginJoinByGoogleInput>;
export type JoinByGoogleInput = z.output<typeof joinByGoogleInput>;
export type JoinOptions = z.output<typeof joinOptions>;
export type ConfirmJoinInput = z.output<typeof confirmJoinInput>;
export type WaitingListing = z.output<typeof waitingListing>;
