import type { Prisma } from "@site/db";
import { FIND_VERTEX } from "./queries.ts";

/** Runs plain SQL, in a transaction or on the pool. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

export const queryIn =
  (tx: Prisma.TransactionClient): Query =>
  <Row>(text: string, values: unknown[]) =>
    tx.$queryRawUnsafe<Row[]>(text, ...values);

/** A listing as matching sees it. */
export interface Vertex {
  id: number;
  memberId: number;
  institutionId: number;
  positionId: number;
  /** All positions of the same service class. */
  peers: number[];
  acceptsOtherPosition: boolean;
  offerCityId: number;
  offerDistrictId: number | null;
  wantedCityId: number;
  wantedDistrictId: number | null;
  isComplete: boolean;
}

/** Returns the listing, or undefined if it cannot be matched. */
export async function findVertex(query: Query, listingId: number): Promise<Vertex | undefined> {
  const [vertex] = await query<Vertex>(FIND_VERTEX, [listingId]);
  return vertex;
}
