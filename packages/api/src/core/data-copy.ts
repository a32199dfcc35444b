/** Rows per query, which bounds memory. */
export const PAGE = 200;

export type Row = Record<string, unknown>;

/** A section of a data export: rows of the same columns. */
export interface DataSection {
  key: string;
  title: string;
  columns: Record<string, string>;
  /** Reads the rows page by page; each iteration reads them again. */
  pages: () => AsyncIterable<Row[]>;
}

/** A page of rows: those with higher ids than the last one read. */
export interface Page {
  after: number;
}

/** Returns the query of one page of the rows that match, in the order of their ids. */
export const where = <Where>(condition: Where, { after }: Page) =>
  ({ where: { ...condition, id: { gt: after } }, orderBy: { id: "asc" }, take: PAGE }) as const;

/** Returns the pages of rows that are read already. */
export const onePage = (rows: Row[]) =>
  async function* () {
    if (rows.length > 0) yield rows;
  };

/** Returns the pages of rows that are read one after the other. */
export function getPages<Found extends { id: number }>(
  read: (page: Page) => Promise<Found[]>,
  toRow: (found: Found) => Row = (found) => found,
) {
  return async function* (): AsyncGenerator<Row[]> {
    for (let after = 0; ; ) {
      const found = await read({ after });
      if (found.length > 0) yield found.map(toRow);
      if (found.length < PAGE) return;
      after = found.at(-1)?.id ?? after;
    }
  };
}

/** Returns a row with the names of its related records in their places. */
export function withNames(row: Row): Row {
  const getName = (value: unknown) =>
    typeof value === "object" && value !== null && "name" in value ? value.name : value;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, getName(value)]));
}
