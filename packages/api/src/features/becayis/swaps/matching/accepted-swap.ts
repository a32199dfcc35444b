import type { Prisma } from "@site/db";
import { SWAP_STANDS } from "./graph/queries.ts";
import { listingInclude, type MatchedListing } from "./view.ts";

type Tx = Prisma.TransactionClient;

/** A match or a ring. */
export interface SwapRef {
  kind: "match" | "ring";
  id: number;
}

/** A member of a swap: the owner of `listing` moves to the post of `next`. */
export interface SwapParty {
  memberId: number;
  listing: MatchedListing;
  next: MatchedListing;
}

/** A match or ring that all its members have accepted. */
export interface AcceptedSwap {
  ref: SwapRef;
  acceptedAt: Date;
  /** In moving order, beginning with the calling member. */
  parties: [mine: SwapParty, ...others: SwapParty[]];
  /** False after a listing was released, unless a party has reported an approval (`swap_stands`). */
  stands: boolean;
}

const party = { include: { listing: { include: listingInclude } } } as const;

/**
 * Returns a match or ring of the member that all members have accepted themselves, with the personal data of its
 * parties. A party may only be shown to the member if `canContact` (blocks/policy.ts) allows it.
 */
export async function findAcceptedSwap(tx: Tx, memberId: number, ref: SwapRef): Promise<AcceptedSwap | undefined> {
  const found = await (ref.kind === "match" ? findMatch(tx, ref.id) : findRing(tx, ref.id));
  if (!found?.acceptedAt || found.size !== found.members.length) return undefined;
  if (found.members.some(({ answer }) => answer !== "accepted")) return undefined;
  const start = found.members.findIndex((member) => member.memberId === memberId);
  const [mine, ...others] = [...found.members.slice(start), ...found.members.slice(0, start)].map(
    (member, index, all): SwapParty => ({
      memberId: member.memberId,
      listing: member.listing,
      next: (all[index + 1] ?? all[0] ?? member).listing,
    }),
  );
  if (start < 0 || !mine) return undefined;
  return { ref, acceptedAt: found.acceptedAt, parties: [mine, ...others], stands: await stands(tx, ref) };
}

/** Returns the foreign keys of a swap for tables that refer to both kinds. */
export function swapColumns({ kind, id }: SwapRef): { matchId: number | null; ringId: number | null } {
  return { matchId: kind === "match" ? id : null, ringId: kind === "ring" ? id : null };
}

/** Returns the value of `listings.settled_in` for the listings that a swap binds, as in "match:12". */
export function swapPlace({ kind, id }: SwapRef): string {
  return `${kind}:${id}`;
}

async function findMatch(tx: Tx, id: number) {
  const match = await tx.match.findFirst({ where: { id, status: "accepted" }, include: { sides: party } });
  return match && { acceptedAt: match.acceptedAt, size: 2, members: match.sides };
}

async function findRing(tx: Tx, id: number) {
  const ring = await tx.ring.findFirst({
    where: { id, status: "accepted" },
    include: { members: { ...party, orderBy: { step: "asc" } } },
  });
  return ring && { acceptedAt: ring.acceptedAt, size: ring.size, members: ring.members };
}

async function stands(tx: Tx, ref: SwapRef): Promise<boolean> {
  const { matchId, ringId } = swapColumns(ref);
  const [row] = await tx.$queryRawUnsafe<{ stands: boolean }[]>(SWAP_STANDS, matchId, ringId);
  return row?.stands ?? false;
}
