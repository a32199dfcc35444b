import type { App } from "../../../../core/app.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { joinGraph, lockInstitutions } from "../matching/graph/graph.ts";
import { FIND_REOPENED, REOPEN } from "./queries.ts";

const KINDS = ["match", "ring"] as const;

interface Reopened {
  id: number;
  institutionId: number;
}

/**
 * Reopens matches and rings that were refused as out of period when the institution accepts applications again. Their
 * members answer and apply again; the reports stay in the statistics without the swap.
 */
export async function reopenRefused(app: App): Promise<void> {
  for (const kind of KINDS) {
    const { rows } = await app.db.pool.query<Reopened>(FIND_REOPENED[kind]);
    for (const { id, institutionId } of rows)
      await changePages(app, ["becayis"], async (tx) => {
        await lockInstitutions(tx, [institutionId]);
        const released = await tx.$queryRawUnsafe<{ listingId: number }[]>(REOPEN[kind], id);
        const key = kind === "match" ? { matchId: id } : { ringId: id };
        if (released.length > 0) await tx.swapResult.updateMany({ where: key, data: { matchId: null, ringId: null } });
        for (const { listingId } of released) await joinGraph(tx, listingId);
      });
  }
}
