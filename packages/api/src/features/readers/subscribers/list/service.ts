import { toCsv } from "@site/contract/common/csv";
import { toPage } from "@site/contract/common/paging";
import { getEmailKey } from "@site/contract/common/text";
import {
  consentSourceLabels,
  DELETED_CATEGORY,
  formProof,
  subscriberStateLabels,
} from "@site/contract/readers/subscribers/list/labels";
import {
  consentSource,
  SUBSCRIBERS_PER_PAGE,
  type SubscriberPage,
  type SubscriberPageInput,
  type SubscriberRow,
  subscriberState,
} from "@site/contract/readers/subscribers/list/schema";
import { frequencyLabels } from "@site/contract/readers/subscribers/subscriptions/labels";
import { mailFrequency } from "@site/contract/readers/subscribers/subscriptions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";

/** Rows per query of an export, which bounds memory. */
const EXPORTED_AT_ONCE = 2_000;

type Filter = Omit<SubscriberPageInput, "page">;

/** Returns a page of subscribers, newest first, with the number in each state. */
export async function findSubscribers(app: App, { page, ...filter }: SubscriberPageInput): Promise<SubscriberPage> {
  const { prisma } = app.db;
  const limit = SUBSCRIBERS_PER_PAGE;
  const where = getFilter(filter);
  const [rows, total, groups, categories] = await Promise.all([
    prisma.subscriber.findMany({ where, orderBy: { id: "desc" }, skip: (page - 1) * limit, take: limit }),
    prisma.subscriber.count({ where }),
    prisma.subscriber.groupBy({ by: ["state"], _count: true }),
    readCategories(app),
  ]);
  const count = (state: string) => groups.find((group) => group.state === state)?._count ?? 0;
  return {
    ...toPage(
      rows.map((row) => toRow(row, categories)),
      { page, limit, total },
    ),
    counts: { pending: count("pending"), active: count("active"), left: count("left"), bounced: count("bounced") },
  };
}

/** Returns the subscribers of a filter as CSV, with their consents. */
export async function exportSubscribers(app: App, filter: Filter): Promise<{ csv: string }> {
  const categories = await readCategories(app);
  const rows: unknown[][] = [];
  for (let after = 0; ; ) {
    const found = await app.db.prisma.subscriber.findMany({
      where: { AND: [getFilter(filter), { id: { gt: after } }] },
      orderBy: { id: "asc" },
      take: EXPORTED_AT_ONCE,
    });
    for (const subscriber of found) {
      const row = toRow(subscriber, categories);
      rows.push([
        row.email,
        subscriberStateLabels[row.state],
        frequencyLabels[row.frequency],
        subscriber.categoryIds.map((category) => categories.get(category) ?? DELETED_CATEGORY).join("; "),
        row.consentAt ?? "",
        consentSourceLabels[row.consentSource],
        row.consentText,
        row.consentProof || formProof(row.consentSource, row.consentAt, row.consentText),
        row.endedAt ?? "",
        row.createdAt,
      ]);
    }
    if (found.length < EXPORTED_AT_ONCE) break;
    after = found.at(-1)?.id ?? after;
  }
  const columns = [
    "email",
    "state",
    "frequency",
    "categories",
    "date",
    "source",
    "text",
    "proof",
    "endedAt",
    "createdAt",
  ];
  return { csv: toCsv(columns, rows) };
}

/** Deletes a subscriber. @throws NOT_FOUND */
export async function removeSubscriber({ db }: App, id: number): Promise<void> {
  const { count } = await db.prisma.subscriber.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

function getFilter({ state, search }: Filter): Prisma.SubscriberWhereInput {
  const contains = search && getEmailKey(search).replace(/[\\%_]/g, "\\$&");
  return { state, ...(contains && { emailKey: { contains } }) };
}

async function readCategories({ db }: App): Promise<Map<number, string>> {
  const rows = await db.prisma.category.findMany({ select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toRow(row: Prisma.SubscriberGetPayload<object>, categories: Map<number, string>): SubscriberRow {
  const { id, email, consentText, consentProof } = row;
  return {
    id,
    email,
    state: subscriberState.parse(row.state),
    frequency: mailFrequency.parse(row.frequency),
    categories: row.categoryIds.flatMap((category) => categories.get(category) ?? []),
    consentAt: row.consentAt?.toISOString() ?? null,
    consentSource: consentSource.parse(row.consentSource),
    consentText,
    consentProof,
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
