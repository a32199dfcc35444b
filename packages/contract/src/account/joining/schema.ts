import { z } from "zod";
import { questionListingForm, questionListingInput } from "../../becayis/listings/question-schema.ts";
import { savedListing } from "../../becayis/listings/schema.ts";
import { emailAddress, fullPersonName, mailedCode, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { registrationTexts } from "../registration/labels.ts";
import { loginResult } from "../sign-in/schema.ts";
import { joiningTexts } from "./labels.ts";

/** A first and a last name in one field, as people write them. */
const fullName = fullPersonName(200, joiningTexts.nameRequired).meta({
  description: "Ad ve soyad · first and last name",
  example: "Ayşe Yılmaz",
});

/** Turns a question into a listing, together with its fields. */
export const joinForm = questionListingForm.extend({
  email: emailAddress(registrationTexts.emailInvalid).meta(meaningOf(fields.email)),
  fullName,
  terms: z
    .literal(true, joiningTexts.consentRequired)
    .describe("Kullanım koşullarının kabulü · acceptance of the terms"),
});

/** A listing of somebody without a session: the question, and who asks. */
export const joinInput = questionListingInput.extend({ ...joinForm.shape, ...botCheckFields });

/** The question that Google comes back to. */
export const beginJoinByGoogleInput = questionListingInput.omit({ title: true });

/** A listing of somebody whose address Google has proven in this browser. */
export const joinByGoogleInput = questionListingInput.extend(joinForm.omit({ email: true }).shape);

/** How an address can be proven besides a mailed code, and the one that Google has proven in this browser. */
export const joinOptions = z
  .object({
    google: z.boolean().describe("Google ile doğrulanabiliyorsa true · true if Google can prove an address"),
    proven: z
      .object({
        email: fields.email,
        fullName: z.string().describe("Google'daki ad; yoksa boş · name at Google, or empty"),
      })
      .nullable()
      .describe("Bu tarayıcıda doğrulanan adres; yoksa null · address proven in this browser; null if none"),
  })
  .register(entities, { id: "JoinOptions" });

const token = text(200, joiningTexts.listingGone).min(1, joiningTexts.listingGone).meta(meaningOf(fields.token));

/** The token that stands for the waiting listing until its code is entered. */
export const waitingListing = z
  .object({ token: fields.token, message: fields.message })
  .register(entities, { id: "WaitingListing" });

export const byWaitingListingInput = z.strictObject({ token });

export const confirmJoinInput = z.strictObject({
  token,
  code: mailedCode(joiningTexts.codeRequired).meta(fields.code),
});

/** The signed-in member and their listing. */
export const joined = loginResult
  .extend({ listing: savedListing.describe("İlan · listing") })
  .register(entities, { id: "Joined" });

export type JoinInput = z.output<typeof joinInput>;
export type BeginJoinByGoogleInput = z.output<typeof beginJoinByGoogleInput>;
export type JoinByGoogleInput = z.output<typeof joinByGoogleInput>;
export type JoinOptions = z.output<typeof joinOptions>;
export type ConfirmJoinInput = z.output<typeof confirmJoinInput>;
export type WaitingListing = z.output<typeof waitingListing>;
