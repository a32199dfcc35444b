import { z } from "zod";
import { askInput } from "../../becayis/ask/schema.ts";
import { listingTextFields } from "../../becayis/listings/fields.ts";
import { joinedListing } from "../../becayis/listings/schema.ts";
import { origin } from "../../becayis/origins/schema.ts";
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
export const joinForm = z.strictObject({
  email: emailAddress(registrationTexts.emailInvalid).meta(meaningOf(fields.email)),
  fullName,
  title: listingTextFields.title,
  terms: z
    .literal(true, joiningTexts.consentRequired)
    .describe("Kullanım koşullarının kabulü · acceptance of the terms"),
});

/** A listing of somebody without a session: the question, and who asks. */
export const joinInput = joinForm.extend({
  ...{ ...askInput.shape, ...botCheckFields },
  origin: origin.default("dogrudan"),
});

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
  .extend({ listing: joinedListing.describe("İlan · listing") })
  .register(entities, { id: "Joined" });

export type JoinInput = z.output<typeof joinInput>;
export type ConfirmJoinInput = z.output<typeof confirmJoinInput>;
export type WaitingListing = z.output<typeof waitingListing>;
