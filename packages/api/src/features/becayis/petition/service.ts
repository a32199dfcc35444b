import { defaultTemplates } from "@site/contract/becayis/petition/default-templates";
import { petitionTexts } from "@site/contract/becayis/petition/labels";
import { fillTemplate } from "@site/contract/becayis/petition/placeholders";
import type {
  Petition,
  PetitionFormat,
  PetitionRef,
  PetitionTexts,
  SavePetitionInput,
} from "@site/contract/becayis/petition/schema";
import { toSheet } from "@site/contract/becayis/petition/sheet";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow, toIstanbulDay } from "../../../core/database/clock.ts";
import { getCell } from "../../../core/secrets/secret-box.ts";
import { canContact } from "../blocks/policy.ts";
import { assertCanContact, getContactRelations } from "../blocks/service.ts";
import { type AcceptedSwap, findAcceptedSwap, swapColumns } from "../matching/accepted-swap.ts";
import { findRules } from "../matching/eligibility-service.ts";
import { lockListings } from "../matching/graph.ts";
import { makeFile } from "./file-thread.ts";
import { NEXT_DRAFT_ID } from "./queries.ts";
import { getName, getValues } from "./values.ts";

type Tx = Prisma.TransactionClient;

/** The changed texts are sealed: they may name the other side. */
export const TEXTS_COLUMN = "petition_drafts.texts";

const PARTS = ["addressee", "subject", "body", "attachments"] as const;
const changedTexts = z.object({
  addressee: z.string().optional(),
  subject: z.string().optional(),
  body: z.string().optional(),
  attachments: z.string().optional(),
});
type ChangedTexts = z.output<typeof changedTexts>;

/** A match that does not stand, a stranger's and one with a block look alike. */
const notFound = () => new AppError("NOT_FOUND", { message: petitionTexts.notFoundWhy });

/** Returns the member's petition. @throws NOT_FOUND unless the swap stands and the member may name all its parties */
export async function getPetition(app: App, memberId: number, ref: PetitionRef): Promise<Petition> {
  const db = app.db.prisma;
  const swap = await findOpenSwap(db, memberId, ref);
  return toPetition(db, swap, { rules: await findRules(app), changes: await findChanges(app, db, swap) });
}

/**
 * Keeps what the member changed, for the member alone.
 * @throws NOT_FOUND as `getPetition`
 */
export function savePetition(app: App, memberId: number, { kind, id, ...texts }: SavePetitionInput): Promise<Petition> {
  return change(app, memberId, { kind, id }, texts);
}

/** Forgets the member's changes. @throws NOT_FOUND as `getPetition` */
export function resetPetition(app: App, memberId: number, ref: PetitionRef): Promise<Petition> {
  return change(app, memberId, ref, undefined);
}

/** A file that is made for one request and not kept. */
export interface PetitionFile {
  content: Uint8Array;
  /** File name without its ending. */
  name: string;
}

/**
 * Makes the member's petition as a file.
 * @throws NOT_FOUND as `getPetition`, TOO_MANY_REQUESTS, UNAVAILABLE while too many are made
 */
export async function makePetitionFile(
  app: App,
  memberId: number,
  ref: PetitionRef,
  format: PetitionFormat,
): Promise<PetitionFile> {
  const petition = await getPetition(app, memberId, ref);
  await app.limits.take("petitionFiles", String(memberId));
  return { content: await makeFile(format, toSheet(petition)), name: petitionTexts.fileName };
}

async function change(
  app: App,
  memberId: number,
  ref: PetitionRef,
  texts: PetitionTexts | undefined,
): Promise<Petition> {
  const { parties } = await findOpenSwap(app.db.prisma, memberId, ref);
  const rules = await findRules(app);
  return app.db.prisma.$transaction(async (tx) => {
    // A block or a release that happens meanwhile waits, and deletes what is kept here.
    await lockListings(
      tx,
      parties.map(({ listing }) => listing.id),
    );
    const others = parties.slice(1).map((party) => party.memberId);
    await assertCanContact(tx, memberId, others, notFound);
    const swap = await findOpenSwap(tx, memberId, ref);
    const petition = await toPetition(tx, swap, { rules, changes: {} });
    const changes = texts ? pickChanges(texts, petition.original) : {};
    await writeChanges(app, tx, swap, changes);
    return { ...petition, texts: { ...petition.original, ...changes }, isEdited: hasAny(changes) };
  });
}

/** Returns a swap that stands and whose members may know each other. @throws NOT_FOUND */
async function findOpenSwap(tx: Tx, memberId: number, ref: PetitionRef): Promise<AcceptedSwap> {
  const swap = await findAcceptedSwap(tx, memberId, ref);
  if (!swap?.stands) throw notFound();
  const others = swap.parties.slice(1).map((party) => party.memberId);
  const relation = await getContactRelations(tx, memberId, others);
  if (others.some((other) => !canContact(relation(other)))) throw notFound();
  return swap;
}

async function toPetition(
  tx: Tx,
  swap: AcceptedSwap,
  { rules, changes }: { rules: Awaited<ReturnType<typeof findRules>>; changes: ChangedTexts },
): Promise<Petition> {
  const [mine] = swap.parties;
  const date = toIstanbulDay((await databaseNow(tx)).getTime());
  const values = getValues(swap.parties, { rules, day: date });
  const template = await findTemplate(tx, mine.listing.institutionId, swap.ref.kind);
  const fill = (part: keyof PetitionTexts) => fillTemplate(template[part], values);
  const original = {
    addressee: fill("addressee"),
    subject: fill("subject"),
    body: fill("body"),
    attachments: fill("attachments"),
  };
  return {
    ...swap.ref,
    original,
    texts: { ...original, ...changes },
    isEdited: hasAny(changes),
    signer: getName(mine),
    date,
  };
}

/** Returns the institution's template, else the administrator's for all, else the product's. */
async function findTemplate(tx: Tx, institutionId: number, kind: PetitionRef["kind"]): Promise<PetitionTexts> {
  const found = await tx.petitionTemplate.findMany({
    where: { kind, OR: [{ institutionId }, { institutionId: null }] },
  });
  return found.find((template) => template.institutionId !== null) ?? found[0] ?? defaultTemplates[kind];
}

function pickChanges(texts: PetitionTexts, original: PetitionTexts): ChangedTexts {
  return Object.fromEntries(PARTS.flatMap((part) => (texts[part] === original[part] ? [] : [[part, texts[part]]])));
}

const hasAny = (changes: ChangedTexts) => Object.keys(changes).length > 0;

function findDraft(tx: Tx, { ref, parties }: AcceptedSwap) {
  return tx.petitionDraft.findFirst({ where: { ...swapColumns(ref), memberId: parties[0].memberId } });
}

async function findChanges(app: App, tx: Tx, swap: AcceptedSwap): Promise<ChangedTexts> {
  const draft = await findDraft(tx, swap);
  return draft ? openTexts(app, draft) : {};
}

function openTexts(app: App, { id, texts }: { id: number; texts: Uint8Array }): ChangedTexts {
  return changedTexts.parse(JSON.parse(app.secrets.open(getCell(TEXTS_COLUMN, id), texts)));
}

async function writeChanges(app: App, tx: Tx, swap: AcceptedSwap, changes: ChangedTexts): Promise<void> {
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
