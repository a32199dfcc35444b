import {
  type ContentImport,
  type ImportItem,
  importFormat,
  importItemState,
  importKind,
  importState,
} from "@site/contract/blog/transfer/schema";
import type { Prisma } from "@site/db";
import type { CountRow } from "./queries.ts";

export const importSelect = {
  id: true,
  fileName: true,
  byteSize: true,
  state: true,
  format: true,
  siteUrl: true,
  fault: true,
  createdAt: true,
  finishedAt: true,
} satisfies Prisma.ContentImportSelect;

export const itemSelect = {
  id: true,
  kind: true,
  title: true,
  state: true,
  notes: true,
  losses: true,
  postId: true,
} satisfies Prisma.ImportItemSelect;

type ImportRow = Prisma.ContentImportGetPayload<{ select: typeof importSelect }>;
type ItemRow = Prisma.ImportItemGetPayload<{ select: typeof itemSelect }>;

export function toContentImport(row: ImportRow, counts: CountRow[], lacksSite: boolean): ContentImport {
  return {
    ...row,
    state: importState.parse(row.state),
    format: importFormat.nullable().parse(row.format),
    needsSiteUrl: lacksSite && row.siteUrl === "",
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    counts: importKind.options.flatMap((kind) =>
      counts.flatMap(({ importId, ...count }) =>
        importId === row.id && count.kind === kind ? { ...count, kind } : [],
      ),
    ),
  };
}

export function toImportItem(row: ItemRow): ImportItem {
  return { ...row, kind: importKind.parse(row.kind), state: importItemState.parse(row.state) };
}
