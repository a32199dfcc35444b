import type { Prisma } from "@site/db";
import type { PlanBoard, PlanListing } from "@site/planning";
import type { App } from "../../../../core/app.ts";
import type { Query } from "../../../../core/database/query.ts";
import { readBoardSettings } from "../../board/settings/service.ts";
import { evaluateRules, findRules, type SwapFacts } from "../matching/eligibility-service.ts";
import type { PlanScope } from "../matching/graph/plan-soon.ts";
import { ACCEPTED_PROPOSALS, BLOCKED_OWNERS, BOARD_LISTINGS, REFUSED_SWAPS } from "./queries.ts";

/** Listings per query, so that a large board does not block the event loop. */
const BATCH = 1_000;

/** A listing with the facts that eligibility rules use. */
export interface BoardRow extends PlanListing {
  isComplete: boolean;
  employmentStatus: string | null;
  startedAt: number | null;
}

/** The eligibility rules applied to the listings of one scope. */
export interface Eligibility {
  /** Returns whether the owner may swap for a post of the same title. */
  canSwap(row: BoardRow): boolean;
  /** Returns whether the owner may also take a post of another title. */
  canTakeOtherPosition(row: BoardRow): boolean;
  /** Returns whether all members of a pair or ring may swap with one another. */
  allowsRing(ring: BoardRow[]): boolean;
}

type RingFacts = Pick<SwapFacts, "hasSamePosition" | "hasSameProvince" | "isRing">;

/** The listings of one plan: of a title, or of the titles of a class whose owners opted in (`positionId` null). */
export interface Group {
  positionId: number | null;
  rows: BoardRow[];
}

/** Reads the eligibility rules for an institution and service class. Only "stop" makes a swap impossible. */
export async function readEligibility(app: App, { institutionId, serviceClass }: PlanScope): Promise<Eligibility> {
  const [rules, institution] = await Promise.all([
    findRules(app),
    app.db.prisma.institution.findUniqueOrThrow({
      where: { id: institutionId },
      select: { name: true, kind: true },
    }),
  ]);
  const known = new Map<string, boolean>();
  const isAllowed = ({ employmentStatus, startedAt }: BoardRow, facts: RingFacts): boolean => {
    const key = JSON.stringify([employmentStatus, startedAt, facts]);
    const allowed =
      known.get(key) ??
      evaluateRules(rules, {
        ...facts,
        employmentStatus,
        startedAt: startedAt === null ? null : new Date(startedAt),
        institution,
        serviceClass,
      }).every(({ verdict }) => verdict !== "stop");
    known.set(key, allowed);
    return allowed;
  };
  const best = { hasSamePosition: true, hasSameProvince: false, isRing: false };
  return {
    canSwap: (row) => isAllowed(row, best),
    canTakeOtherPosition: (row) => isAllowed(row, { ...best, hasSamePosition: false }),
    allowsRing: (ring) =>
      ring.every((row) =>
        isAllowed(row, {
          hasSamePosition: ring.every(({ positionId }) => positionId === row.positionId),
          hasSameProvince: ring.some((other) => other !== row && other.offerCityId === row.offerCityId),
          isRing: ring.length > 2,
        }),
      ),
  };
}

/** Reads the eligible listings of a scope, in groups between which no swap is possible. */
export async function loadGroups(app: App, scope: PlanScope, eligibility: Eligibility): Promise<Group[]> {
  const rows: BoardRow[] = [];
  for (let after = 0; ; ) {
    const values = [scope.institutionId, scope.serviceClass, after, BATCH];
    const batch = (await app.db.pool.query<BoardRow>(BOARD_LISTINGS, values)).rows;
    rows.push(...toEligible(batch, eligibility));
    if (batch.length < BATCH) return groupRows(rows);
    after = batch.at(-1)?.id ?? 0;
  }
}

/** Filters out listings that may not swap, and removes opt-ins that the rules forbid. */
export function toEligible(rows: BoardRow[], { canSwap, canTakeOtherPosition }: Eligibility): BoardRow[] {
  return rows.filter(canSwap).map((row) => ({
    ...row,
    acceptsOtherPosition: row.acceptsOtherPosition && canTakeOtherPosition(row),
  }));
}

function groupRows(rows: BoardRow[]): Group[] {
  const open = new Set(rows.filter((row) => row.acceptsOtherPosition).map(({ positionId }) => positionId));
  const groups = new Map<number | null, BoardRow[]>();
  for (const row of rows) {
    const key = open.size > 1 && open.has(row.positionId) ? null : row.positionId;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].flatMap(([positionId, group]) => (group.length > 1 ? [{ positionId, rows: group }] : []));
}

/**
 * Reads the proposals to these listings that a member accepted and that wait for others: a new plan keeps them.
 * @returns listing ids in moving order
 */
export async function findAcceptedProposals(
  query: Query,
  settings: Pick<Prisma.TransactionClient, "boardSetting">,
  listingIds: number[],
): Promise<number[][]> {
  const { ringAnswerDays } = await readBoardSettings(settings);
  const rows = await query<{ ids: number[] }>(ACCEPTED_PROPOSALS, [listingIds, ringAnswerDays]);
  return rows.map(({ ids }) => ids);
}

/** Filters out proposals with a listing that is not among the rows or may no longer swap. */
export function toLegal(proposals: number[][], rows: BoardRow[], { allowsRing }: Eligibility): number[][] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return proposals.filter((ids) => {
    const ring = ids.flatMap((id) => byId.get(id) ?? []);
    return ring.length === ids.length && allowsRing(ring);
  });
}

/** Reads the blocks and refused swaps of these listings and returns the solver's board. */
export async function toBoard(
  query: Query,
  settings: Pick<Prisma.TransactionClient, "boardSetting">,
  rows: BoardRow[],
): Promise<PlanBoard> {
  const ids = rows.map(({ id }) => id);
  const { ringAnswerDays } = await readBoardSettings(settings);
  const blocks = await query<{ one: number; other: number }>(BLOCKED_OWNERS, [ids]);
  const refused = await query<{ ids: number[] }>(REFUSED_SWAPS, [ids, ringAnswerDays]);
  return {
    listings: rows,
    blockedOwners: blocks.map(({ one, other }) => [one, other]),
    refusedRings: refused.map((ring) => ring.ids),
  };
}
