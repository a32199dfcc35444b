import { maskSurname } from "@site/contract/becayis/privacy";
import { maskContactDetails } from "@site/contract/common/contact-details";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { findAcceptedSwap, type SwapRef } from "../../swaps/matching/accepted-swap.ts";
import { type ChangedTexts, openTexts, PARTS } from "./drafts.ts";

/**
 * Returns the member's changes to petitions for the copy of their data. Surnames and contact details of the other
 * parties are masked, because the copy may outlive the acceptance.
 */
export async function listOwnChanges(
  app: App,
  tx: Prisma.TransactionClient,
  memberId: number,
): Promise<(ChangedTexts & { updatedAt: Date })[]> {
  const drafts = await tx.petitionDraft.findMany({ where: { memberId }, orderBy: { id: "asc" } });
  const rows = [];
  for (const draft of drafts) {
    const mask = createMask(await findOtherSurnames(tx, memberId, toRef(draft)));
    const texts = openTexts(app, draft);
    const masked = PARTS.flatMap((part) => (texts[part] === undefined ? [] : [[part, mask(texts[part])]]));
    rows.push({ updatedAt: draft.updatedAt, ...Object.fromEntries(masked) });
  }
  return rows;
}

function toRef({ matchId, ringId }: { matchId: number | null; ringId: number | null }): SwapRef {
  return matchId === null ? { kind: "ring", id: ringId ?? 0 } : { kind: "match", id: matchId };
}

async function findOtherSurnames(tx: Prisma.TransactionClient, memberId: number, ref: SwapRef): Promise<string[]> {
  const swap = await findAcceptedSwap(tx, memberId, ref);
  return swap?.parties.slice(1).map(({ listing }) => listing.member.lastName) ?? [];
}

function createMask(surnames: string[]): (text: string) => string {
  const spellings = surnames.flatMap((name) =>
    [name, name.toLocaleUpperCase("tr"), name.toLocaleLowerCase("tr")].map((spelling) => [spelling, maskSurname(name)]),
  );
  return (text) =>
    spellings.reduce((masked, [name = "", mask = ""]) => masked.replaceAll(name, mask), maskContactDetails(text));
}
