import { limits } from "@site/contract/common/limits";
import type { App } from "../../../../../core/app.ts";
import { readBoardSettings } from "../../../board/settings/service.ts";
import { lockInstitutions } from "./graph.ts";
import { DELETE_RINGS, INSTITUTIONS_OF_NEW_RINGS, RINGS_OVER_LIMIT } from "./queries.ts";

/** A pending ring through listings that have too many. */
interface RingOverLimit {
  id: number;
  /** Ids of those listings. */
  overLimit: number[];
  /** Proposed by a plan or answered by a member. */
  isFixed: boolean;
}

/**
 * Deletes the rings of a listing above the maximum `most` (README.md). Runs before members are notified, so that
 * nobody is notified of a deleted ring.
 */
export async function deleteExcessRings(app: App, most: number = limits.ringsKept): Promise<void> {
  const { ringAnswerDays } = await readBoardSettings(app.db.prisma);
  const { rows } = await app.db.pool.query<{ id: number }>(INSTITUTIONS_OF_NEW_RINGS, [ringAnswerDays]);
  for (const institution of rows)
    await app.db.prisma.$transaction(async (tx) => {
      await lockInstitutions(tx, [institution.id]);
      const rings = await tx.$queryRawUnsafe<RingOverLimit[]>(RINGS_OVER_LIMIT, ringAnswerDays, institution.id, most);
      if (rings.length > 0) await tx.$executeRawUnsafe(DELETE_RINGS, findExcess(rings, most));
    });
}

/**
 * Returns the ids of the rings of which some listing has `most` better ones. Fixed rings are kept and counted.
 * @param rings the fixed ones first, then the best first
 */
export function findExcess(rings: RingOverLimit[], most: number): number[] {
  const counts = new Map<number, number>();
  return rings.flatMap(({ id, overLimit, isFixed }) => {
    if (!isFixed && overLimit.some((listingId) => (counts.get(listingId) ?? 0) >= most)) return [id];
    for (const listingId of overLimit) counts.set(listingId, (counts.get(listingId) ?? 0) + 1);
    return [];
  });
}
