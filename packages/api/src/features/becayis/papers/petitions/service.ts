import { defaultTemplates } from "@site/contract/becayis/papers/petitions/default-templates";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { fillTemplate } from "@site/contract/becayis/papers/petitions/placeholders";
import {
  type Petition,
  type PetitionFormat,
  type PetitionRef,
  type PetitionTexts,
  petitionLengths,
  type SavePetitionInput,
} from "@site/contract/becayis/papers/petitions/schema";
import { toSheet } from "@site/contract/becayis/papers/petitions/sheet";
import { cutText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow, toIstanbulDay } from "../../../../core/database/clock.ts";
import { findLogo } from "../../../settings/brand-service.ts";
import { canContact } from "../../swaps/blocks/policy.ts";
import { assertCanContact, getContactRelations } from "../../swaps/blocks/service.ts";
import { type AcceptedSwap, findAcceptedSwap } from "../../swaps/matching/accepted-swap.ts";
import { findRules } from "../../swaps/matching/eligibility-service.ts";
import { lockListings } from "../../swaps/matching/graph/graph.ts";
import { type ChangedTexts, findChanges, hasAny, pickChanges, writeChanges } from "./drafts.ts";
import { makeFile } from "./file-thread.ts";
import { getName, getValues } from "./values.ts";

type Tx = Prisma.TransactionClient;

/** Returns the same error for an ended match, another member's and one with a block. */
const notFound = () => new AppError("NOT_FOUND", { message: petitionTexts.notFoundWhy });

/** Returns the member's petition. @throws NOT_FOUND unless the swap stands and no block hides one of its parties */
export async function getPetition(app: App, memberId: number, ref: PetitionRef): Promise<Petition> {
  const db = app.db.prisma;
  const swap = await findOpenSwap(db, memberId, ref);
  return toPetition(db, swap, { rules: await findRules(app), changes: await findChanges(app, db, swap) });
}

/** Stores the member's changes, which only the member reads. @throws NOT_FOUND as `getPetition` */
export function savePetition(app: App, memberId: number, { kind, id, ...texts }: SavePetitionInput): Promise<Petition> {
  return change(app, memberId, { kind, id }, texts);
}

/** Deletes the member's changes. @throws NOT_FOUND as `getPetition` */
export function resetPetition(app: App, memberId: number, ref: PetitionRef): Promise<Petition> {
  return change(app, memberId, ref, undefined);
}

/** A file that is made for one request and not stored. */
export interface PetitionFile {
  content: Uint8Array;
  /** File name without its ending. */
  name: string;
}

/**
 * Makes a file of the member's petition.
 * @throws NOT_FOUND as `getPetition`, TOO_MANY_REQUESTS, UNAVAILABLE while too many files wait
 */
export async function makePetitionFile(
  app: App,
  memberId: number,
  ref: PetitionRef,
  format: PetitionFormat,
): Promise<PetitionFile> {
  await getPetition(app, memberId, ref);
  await app.limits.take("petitionFiles", String(memberId));
  // Reads the petition when it is the file's turn, because a block or a release may happen before.
  const prepare = async () => ({
    format,
    sheet: toSheet(await getPetition(app, memberId, ref)),
    logo: (await findLogo(app))?.bytes,
  });
  return { content: await makeFile(memberId, prepare), name: petitionTexts.fileName };
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
    // A concurrent block or release waits, and then deletes the changes that are stored here.
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

/** Returns a swap that stands and has no block between its members. @throws NOT_FOUND */
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
  const values = getValues(swap.parties, { kind: swap.ref.kind, rules, day: date });
  const template = await findTemplate(tx, mine.listing.institutionId, swap.ref.kind);
  // Texts are cut, because a template that repeats long names would exceed the maximum and could not be saved.
  const fill = (part: keyof PetitionTexts) => cutText(fillTemplate(template[part], values), petitionLengths[part]);
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
