import { z } from "zod";
import { filterText, getKeys, id } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import { mailFrequency } from "../subscriptions/schema.ts";
import { consentSourceLabels, subscriberStateLabels } from "./labels.ts";

export const subscriberState = getKeys(subscriberStateLabels)
  .meta(fields.state)
  .register(entities, { id: "SubscriberState" });
export const consentSource = getKeys(consentSourceLabels).register(entities, { id: "ConsentSource" });

export const SUBSCRIBERS_PER_PAGE = 50;

export const subscriberPageInput = z.strictObject({
  page,
  state: subscriberState.optional(),
  search: filterText.meta(fields.search),
});
export const bySubscriberIdInput = z.strictObject({ id });

export const subscriberRow = z
  .object({
    id: fields.id,
    email: fields.email,
    state: subscriberState,
    frequency: mailFrequency,
    categories: z.array(z.string()).meta(meaningOf(fields.categories)),
    consentAt: z
      .string()
      .nullable()
      .describe("Onay zamanı; onaydan önce null · when the person agreed; null before that"),
    consentSource: consentSource.describe("Onayın verildiği yer · where the person agreed"),
    consentText: z.string().describe("Gösterilen onay metninin sürümü · version of the text that was shown"),
    consentProof: z
      .string()
      .describe("İçe aktarılan onayın kanıtının yeri · where the proof of an imported consent is kept"),
    endedAt: z.string().nullable().describe("Bitiş zamanı; sürüyorsa null · when it ended; null while it lasts"),
    createdAt: fields.createdAt,
  })
  .register(entities, { id: "SubscriberRow" });

/** How many subscribers are in each state. */
export const subscriberCounts = z
  .object({
    pending: fields.pending,
    active: z.number().describe("Takip edenlerin sayısı · number of those who follow"),
    left: fields.left,
    bounced: fields.bounced,
  })
  .register(entities, { id: "SubscriberCounts" });

export const subscriberPage = z
  .object({
    subscribers: z.array(subscriberRow).describe("Aboneler · subscribers"),
    total: fields.total,
    pageCount: fields.pageCount,
    counts: subscriberCounts.meta(fields.stats),
  })
  .register(entities, { id: "SubscriberPage" });

/** The subscribers of a filter as CSV. */
export const subscriberExport = z.object({ csv: fields.csv }).register(entities, { id: "SubscriberExport" });
export const exportSubscribersInput = subscriberPageInput.omit({ page: true });

export type SubscriberState = z.output<typeof subscriberState>;
export type SubscriberRow = z.output<typeof subscriberRow>;
export type SubscriberPageInput = z.output<typeof subscriberPageInput>;
export type SubscriberPage = z.output<typeof subscriberPage>;
