import type { PetitionTexts } from "@site/contract/becayis/papers/petitions/schema";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../../core/app.ts";
import { getCell } from "../../../../core/secrets/secret-box.ts";
import { type AcceptedSwap, swapColumns } from "../../swaps/matching/accepted-swap.ts";

const NEXT_DRAFT_ID = `SELECT nextval(pg_get_serial_sequence('petition_drafts', 'id'))::int AS id`;

type Tx = Prisma.TransactionClient;

/** Purpose that changed texts are sealed for, because they may name the other members. */
export const TEXTS_COLUMN = "petition_drafts.texts";

export const PARTS = ["addressee", "subject", "body", "attachments"] as const;

/** The parts that a member changed; the other parts follow the template. */
const changedTexts = z.object({
  addressee: z.string().optional(),
  subject: z.string().optional(),
  body: z.string().optional(),
  attachments: z.string().optional(),
});
export type ChangedTexts = z.output<typeof changedTexts>;

export function pickChanges(texts: PetitionTexts, original: PetitionTexts): ChangedTexts {
  return Object.fromEntries(PARTS.flatMap((part) => (texts[part] === original[part] ? [] : [[part, texts[part]]])));
}

export function hasAny(changes: ChangedTexts): boolean {
  return Object.keys(changes).length > 0;
}

/** Returns what the member changed. */
export async function findChanges(app: App, tx: Tx, swap: AcceptedSwap): Promise<ChangedTexts> {
  const draft = await findDraft(tx, swap);
  return draft ? openTexts(app, draft) : {};
}

/** Opens the sealed texts of a draft. @throws if they were sealed with another secret */
export function openTexts(app: App, { id, texts }: { id: number; texts: Uint8Array }): ChangedTexts {
  return changedTexts.parse(JSON.parse(app.secrets.open(getCell(TEXTS_COLUMN, id), texts)));
}

/** Stores the changes, or deletes the draft if there are none. The caller holds the lock of the swap's listings. */
export async function writeChanges(app: App, tx: Tx, swap: AcceptedSwap, changes: ChangedTexts): Promise<void> {
  const draft = await findDraft(tx, swap);
  if (!hasAny(changes)) {
    if (draft) await tx.petitionDraft.delete({ where: { id: draft.id } });
    return;
  }
  const seal = (id: number) => app.secrets.seal(getCell(TEXTS_COLUMN, id), JSON.stringify(changes));
  if (draft) {
    await tx.petitionDraft.update({ where: { id: draft.id }, data: { texts: seal(draft.id) } });
    return;
  }
  const [next] = await tx.$queryRawUnsafe<{ id: number }[]>(NEXT_DRAFT_ID);
  if (!next) throw new Error("the database gave no number for a petition");
  const memberId = swap.parties[0].memberId;
  await tx.petitionDraft.create({ data: { id: next.id, memberId, ...swapColumns(swap.ref), texts: seal(next.id) } });
}

function findDraft(tx: Tx, { ref, parties }: AcceptedSwap) {
  return tx.petitionDraft.findFirst({ where: { ...swapColumns(ref), memberId: parties[0].memberId } });
}
