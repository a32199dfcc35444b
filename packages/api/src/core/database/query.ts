import type { Prisma } from "@site/db";
import type { QueryResultRow } from "pg";

/** Runs plain SQL, in a transaction or on the pool. */
export type Query = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

export const queryIn =
  (tx: Prisma.TransactionClient): Query =>
  <Row>(text: string, values: unknown[]) =>
    tx.$queryRawUnsafe<Row[]>(text, ...values);
