import { z } from "zod";
import { filterText, getKeys, id } from "../../../common/atoms.ts";
import { page, pageOf } from "../../../common/paging.ts";
import { mailFrequency } from "../subscriptions/schema.ts";
import { consentSourceLabels, subscriberStateLabels } from "./labels.ts";

export const subscriberState = getKeys(subscriberStateLabels);
export const consentSource = getKeys(consentSourceLabels);

export const SUBSCRIBERS_PER_PAGE = 50;

export const subscriberPageInput = z.strictObject({
  page,
  state: subscriberState.optional(),
  search: filterText,
});
export const bySubscriberIdInput = z.strictObject({ id });

export const subscriberRow = z.object({
  id: z.number(),
  email: z.string(),
  state: subscriberState,
  frequency: mailFrequency,
  categories: z.array(z.string()),
  consentAt: z.string().nullable(),
  consentSource: consentSource,
  consentText: z.string(),
  consentProof: z.string(),
  endedAt: z.string().nullable(),
  createdAt: z.string(),
});

/** How many subscribers are in each state. */
export const subscriberCounts = z.object({
  pending: z.number(),
  active: z.number(),
  left: z.number(),
  bounced: z.number(),
});

export const subscriberPage = pageOf(subscriberRow).extend({ counts: subscriberCounts });

/** The subscribers of a filter as CSV. */
export const subscriberExport = z.object({ csv: z.string() });
export const exportSubscribersInput = subscriberPageInput.omit({ page: true });

export type SubscriberState = z.output<typeof subscriberState>;
export type SubscriberRow = z.output<typeof subscriberRow>;
export type SubscriberPageInput = z.output<typeof subscriberPageInput>;
export type SubscriberPage = z.output<typeof subscriberPage>;
