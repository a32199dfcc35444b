import { z } from "zod";
import { emailAddress, id, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { followTexts } from "./labels.ts";

const categoryIdsField = {
  description: "Takip edilen kategorilerin numaraları; boşsa hepsi · ids of the categories to follow; all if empty",
};

export const mailFrequency = z
  .enum(["each", "weekly"])
  .meta(fields.frequency)
  .register(entities, { id: "MailFrequency" });

/** Where a subscription was asked for. */
export const followSource = z.enum(["article", "category", "footer", "page"]);

/** Categories to follow; none for all. */
const categoryIds = z.array(id).max(50).meta(categoryIdsField);

const choice = { frequency: mailFrequency, categoryIds };

/** The form, without what depends on the page. */
export const followForm = z.strictObject({
  email: emailAddress(followTexts.emailInvalid).meta(meaningOf(fields.email)),
});

export const followInput = followForm.extend({
  frequency: mailFrequency.default("each"),
  categoryIds: categoryIds.default([]),
  source: followSource.default("page").meta(meaningOf(fields.source)),
  ...botCheckFields,
});

/** The token of a mailed link. */
const token = text(1000, followTexts.linkInvalid).min(1, followTexts.linkInvalid).meta(meaningOf(fields.token));
export const followTokenInput = z.strictObject({ token });

export const saveFollowInput = z.strictObject({ token, ...choice });

/** A subscription as its owner sees it; `isActive` is false before the confirmation and after leaving. */
export const subscription = z
  .object({
    isActive: fields.isActive,
    frequency: mailFrequency,
    categoryIds: z.array(z.number()).meta(categoryIdsField),
    /** The address with most of its letters hidden, because a mail may be passed on. */
    address: fields.address,
  })
  .register(entities, { id: "Subscription" });

export const saveOwnSubscriptionInput = z.strictObject({ isActive: fields.isActive, ...choice });

export type MailFrequency = z.output<typeof mailFrequency>;
export type FollowSource = z.output<typeof followSource>;
export type FollowInput = z.output<typeof followInput>;
export type Subscription = z.output<typeof subscription>;
export type SaveFollowInput = z.output<typeof saveFollowInput>;
export type SaveOwnSubscriptionInput = z.output<typeof saveOwnSubscriptionInput>;
