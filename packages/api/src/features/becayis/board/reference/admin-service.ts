import type {
  AdminInstitution,
  AdminPosition,
  UpdateInstitutionInput,
} from "@site/contract/becayis/board/reference/admin-schema";
import { institutionKind, serviceClass } from "@site/contract/becayis/board/reference/schema";
import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { toSearchText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../core/calls/public-error.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { ADD_SEARCH_WORDS, LOCK_SLUGS } from "./queries.ts";
import { chooseSlug, renameSlug, takeBackSlug } from "./slugs.ts";

type Tx = Prisma.TransactionClient;

const counts = { _count: { select: { listings: true, currentProfiles: true } } } as const;

/** Returns all institutions in Turkish order, also retired ones, with their uses. */
export async function listAdminInstitutions(app: App): Promise<AdminInstitution[]> {
  const rows = await app.db.prisma.institution.findMany({ include: counts });
  return inTurkishOrder(
    rows.map(({ _count, kind, ...row }) => ({ ...row, kind: institutionKind.parse(kind), ...getUses(_count) })),
  );
}

/** Returns all positions in Turkish order, also retired ones, with their uses. */
export async function listAdminPositions(app: App): Promise<AdminPosition[]> {
  const rows = await app.db.prisma.position.findMany({ include: counts });
  return inTurkishOrder(
    rows.map(({ _count, serviceClass: of, ...row }) => ({
      ...row,
      serviceClass: serviceClass.parse(of),
      ...getUses(_count),
    })),
  );
}

const getUses = (count: { listings: number; currentProfiles: number }) => ({
  listings: count.listings,
  profiles: count.currentProfiles,
});

function inTurkishOrder<Entry extends { name: string }>(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => a.name.localeCompare(b.name, "tr"));
}

/** Adds an institution. @throws CONFLICT if the name is taken */
export function createInstitution(app: App, data: { name: string; kind: string }): Promise<number> {
  return write(app, async (tx) => {
    const slug = await chooseSlug(tx, "institution", data.name, null);
    return (await tx.institution.create({ data: { ...data, slug } })).id;
  });
}

/** Adds a position. @throws CONFLICT if the name is taken */
export function createPosition(app: App, data: { name: string; serviceClass: string }): Promise<number> {
  return write(app, async (tx) => {
    const slug = await chooseSlug(tx, "position", data.name, null);
    return (await tx.position.create({ data: { ...data, slug } })).id;
  });
}

/** Renames an institution; its listings and addresses stay findable under the old name. @throws NOT_FOUND, CONFLICT */
export function updateInstitution(app: App, { id, name, kind }: UpdateInstitutionInput): Promise<void> {
  return write(app, async (tx) => {
    assertFound(await tx.institution.updateMany({ where: { id }, data: { name, kind } }));
    if (!name) return;
    await renameSlug(tx, "institution", id, name);
    await addSearchWords(tx, { institutionId: id }, name);
  });
}

/** Renames a position, as `updateInstitution` does. */
export function updatePosition(app: App, { id, name }: { id: number; name: string }): Promise<void> {
  return write(app, async (tx) => {
    assertFound(await tx.position.updateMany({ where: { id }, data: { name } }));
    await renameSlug(tx, "position", id, name);
    await addSearchWords(tx, { positionId: id }, name);
  });
}

/** Takes an institution out of the lists that members choose from, or puts it back. @throws NOT_FOUND */
export function retireInstitution(app: App, { id, isRetired }: { id: number; isRetired: boolean }): Promise<void> {
  return write(app, async (tx) => {
    assertFound(await tx.institution.updateMany({ where: { id }, data: { isRetired } }));
    if (!isRetired) await takeBackSlug(tx, "institution", id);
  });
}

/** Takes a position out of the lists that members choose from, or puts it back. @throws NOT_FOUND */
export function retirePosition(app: App, { id, isRetired }: { id: number; isRetired: boolean }): Promise<void> {
  return write(app, async (tx) => {
    assertFound(await tx.position.updateMany({ where: { id }, data: { isRetired } }));
    if (!isRetired) await takeBackSlug(tx, "position", id);
  });
}

async function addSearchWords(tx: Tx, where: Prisma.ListingWhereInput, name: string): Promise<void> {
  const listings = await tx.listing.findMany({ where, select: { id: true } });
  await tx.$executeRawUnsafe(
    ADD_SEARCH_WORDS,
    listings.map(({ id }) => id),
    toSearchText(name),
  );
}

function assertFound({ count }: { count: number }): void {
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function write<Result>(app: App, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await changePages(app, ["becayis"], async (tx) => {
      await tx.$executeRawUnsafe(LOCK_SLUGS);
      return change(tx);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = boardSettingTexts.entryTaken;
    throw new AppError("CONFLICT", { message, fields: { name: message } });
  }
}
