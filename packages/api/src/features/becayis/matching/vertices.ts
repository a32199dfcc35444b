import type { Prisma } from "@site/db";

/** Reads rows by plain SQL, inside a transaction or on the pool. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

export const queryIn =
  (tx: Prisma.TransactionClient): Query =>
  <Row>(text: string, values: unknown[]) =>
    tx.$queryRawUnsafe<Row[]>(text, ...values);

/** Listing `l` stands on the board: active, approved, not run out, and its owner's account is in order (decisions.md 40). */
export function live(l: string): string {
  return `${l}.status = 'active' AND ${l}.approval_status = 'approved' AND ${l}.expires_at > now() AND ${l}.member_id NOT IN (SELECT id FROM members WHERE NOT is_active OR erase_after IS NOT NULL)`;
}

/** It can be matched: on the board and in no accepted match or ring. */
export function free(l: string): string {
  return `${live(l)} AND ${l}.settled_in IS NULL`;
}

/** Member `m` with swap profile `s` has a verified e-mail and a profile a listing can be made of. */
export const IS_COMPLETE = `(m.email_verified_at IS NOT NULL AND s.current_institution_id IS NOT NULL AND s.current_position_id IS NOT NULL
  AND s.current_city_id IS NOT NULL AND s.current_district_id IS NOT NULL)`;

/** A listing as the matching sees it. */
export interface Vertex {
  id: number;
  memberId: number;
  institutionId: number;
  positionId: number;
  /** Every position of the same service class. */
  peers: number[];
  acceptsOtherPosition: boolean;
  offerCityId: number;
  offerDistrictId: number | null;
  wantedCityId: number;
  wantedDistrictId: number | null;
  isComplete: boolean;
}

/** The listing, where it can be matched. */
export async function findVertex(query: Query, listingId: number): Promise<Vertex | undefined> {
  const [vertex] = await query<Vertex>(
    `SELECT l.id, l.member_id AS "memberId", l.institution_id AS "institutionId", l.position_id AS "positionId", l.accepts_other_position AS "acceptsOtherPosition",
       l.offer_city_id AS "offerCityId", l.offer_district_id AS "offerDistrictId", l.wanted_city_id AS "wantedCityId", l.wanted_district_id AS "wantedDistrictId",
       ARRAY(SELECT peer.id FROM positions peer WHERE peer.service_class = p.service_class) AS peers, ${IS_COMPLETE} AS "isComplete"
     FROM listings l JOIN positions p ON p.id = l.position_id JOIN members m ON m.id = l.member_id LEFT JOIN swap_profiles s ON s.member_id = m.id
     WHERE l.id = $1 AND ${free("l")}`,
    [listingId],
  );
  return vertex;
}
