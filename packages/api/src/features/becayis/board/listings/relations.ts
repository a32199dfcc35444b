import type { App } from "../../../../core/app.ts";
import type { ListingRow } from "./queries.ts";
import { FIND_RELATIONS } from "./queries.ts";
import type { Relation } from "./view.ts";

/**
 * Returns the viewer's relation to the owners of listings. Names and contact data are revealed only between members
 * joined by an accepted request, or by a match or ring that all its members accepted, without a block between them.
 */
export async function getRelations(
  app: App,
  viewerId: number | undefined,
  rows: Pick<ListingRow, "id" | "member_id">[],
): Promise<Map<number, Relation>> {
  if (viewerId === undefined || rows.length === 0) return new Map();
  const { rows: found } = await app.db.pool.query<{ id: number; request: string | null; revealed: boolean }>(
    FIND_RELATIONS,
    [viewerId, rows.map(({ id }) => id)],
  );
  return new Map(
    found.map(({ id, request, revealed }) => [id, { requestStatus: toState(request), isRevealed: revealed }]),
  );
}

function toState(request: string | null): Relation["requestStatus"] {
  return request === "pending" || request === "accepted" || request === "rejected" ? request : "none";
}
