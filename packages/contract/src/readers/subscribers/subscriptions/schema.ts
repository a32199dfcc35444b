import { z } from "zod";
import { botCheckFields } from "../../../bot-check/schema.ts";
import { emailAddress, id, text } from "../../../common/atoms.ts";
import { followTexts } from "./labels.ts";

export const mailFrequency = z.enum(["each", "weekly"]);

/** Where somebody subscribed. */
export const followSource = z.enum(["article", "category", "footer", "page"]);

/** Categories to follow; none for all. */
const categoryIds = z.array(id).max(50);

const choice = { frequency: mailFrequency, categoryIds };

/** The fields of the form that do not depend on the page. */
export const followForm = z.strictObject({
  email: emailAddress(followTexts.emailInvalid),
});

export const followInput = followForm.extend({
  frequency: mailFrequency.default("each"),
  categoryIds: categoryIds.default([]),
  source: followSource.default("page"),
  ...botCheckFields,
});

/** The token of a mailed link. */
const token = text(1000, followTexts.linkInvalid).min(1, followTexts.linkInvalid);
export const followTokenInput = z.strictObject({ token });

export const saveFollowInput = z.strictObject({ token, ...choice });

/** A subscription as its owner sees it; `isActive` is false before the confirmation and after leaving. */
export const subscription = z.object({
  isActive: z.boolean(),
  frequency: mailFrequency,
  categoryIds: z.array(z.number()),
  /** The address with most letters hidden, because the mail may have been forwarded. */
  address: z.string(),
});

export const saveOwnSubscriptionInput = z.strictObject({ isActive: z.boolean(), ...choice });

export type MailFrequency = z.output<typeof mailFrequency>;
export type FollowSource = z.output<typeof followSource>;
export type FollowInput = z.output<typeof followInput>;
export type Subscription = z.output<typeof subscription>;
export type SaveFollowInput = z.output<typeof saveFollowInput>;
export type SaveOwnSubscriptionInput = z.output<typeof saveOwnSubscriptionInput>;
