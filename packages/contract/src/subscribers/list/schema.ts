import { z } from "zod";
import { filterText, getKeys, id, text } from "../../common/atoms.ts";
import { page } from "../../common/paging.ts";
import { mailFrequency } from "../subscriptions/schema.ts";
import { consentSourceLabels, importRefusalLabels, subscriberStateLabels } from "./labels.ts";

export const subscriberState = getKeys(subscriberStateLabels);
export const consentSource = getKeys(consentSourceLabels);
export const importRefusal = getKeys(importRefusalLabels);

export const SUBSCRIBERS_PER_PAGE = 50;

/** Subscribers of an import file and their refused rows that the answer names. */
export const MAX_IMPORTED = 10_000;
export const MAX_REFUSALS_NAMED = 100;
export const MAX_COLUMNS_NAMED = 20;
const MAX_FILE = 4_000_000;

export const subscriberPageInput = z.strictObject({ page, state: subscriberState.optional(), search: filterText });
export const bySubscriberIdInput = z.strictObject({ id });

export const subscriberRow = z.object({
  id: z.number(),
  email: z.string(),
  state: subscriberState,
  frequency: mailFrequency,
  categories: z.array(z.string()),
  consentAt: z.string().nullable(),
  consentSource,
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

export const subscriberPage = z.object({
  subscribers: z.array(subscriberRow),
  total: z.number(),
  pageCount: z.number(),
  counts: subscriberCounts,
});

/** The subscribers of a filter as CSV. */
export const subscriberExport = z.object({ csv: z.string() });
export const exportSubscribersInput = subscriberPageInput.omit({ page: true });

/**
 * A CSV file with a line of column names: `email`, `date` (of the consent) and `proof` (where it can be found); if it
 * has them, also `state`, `frequency`, `categories` and `endedAt`.
 */
export const importSubscribersInput = z.strictObject({
  csv: text(MAX_FILE, "Dosya boş", "Dosya en fazla 4 MB olabilir").min(1, "Dosya boş"),
});

export const importedSubscribers = z.object({
  added: z.number(),
  /** Those whom the file names as left, bounced or unconfirmed: kept in this state, so that no file brings them back. */
  kept: z.number(),
  refused: z.number(),
  /** The first rows that follow nothing: line of the file, address as it stands there, reason. */
  refusals: z.array(z.object({ line: z.number(), email: z.string(), reason: importRefusal })),
  /** The first columns of the file that were not read. */
  unreadColumns: z.array(z.string()),
});

export type SubscriberState = z.output<typeof subscriberState>;
export type SubscriberRow = z.output<typeof subscriberRow>;
export type SubscriberPageInput = z.output<typeof subscriberPageInput>;
export type SubscriberPage = z.output<typeof subscriberPage>;
export type ImportRefusal = z.output<typeof importRefusal>;
export type ImportedSubscribers = z.output<typeof importedSubscribers>;
