import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { toSearchText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { mergeWindowPositions, mergeWindows } from "../../papers/calendar/merge-service.ts";
import { mergeStaff } from "../../papers/staff/merge-service.ts";
import { joinGraph, lockInstitutions, lockListings } from "../../swaps/matching/graph/graph.ts";
import { ADD_SEARCH_WORDS, LOCK_POSITIONS, LOCK_SLUGS } from "./queries.ts";
import { mergeSlugs } from "./slugs.ts";

type Tx = Prisma.TransactionClient;

/** Numbers of moved listings and profiles. */
interface Moved {
  listings: number;
  profiles: number;
}

/**
 * Moves the listings, profiles, alerts and results of an institution to another one, retires it and matches the moved
 * listings again, in one transaction.
 * @throws NOT_FOUND, VALIDATION_FAILED, CONFLICT if the target is retired
 */
export function mergeInstitutions(app: App, id: number, into: number): Promise<Moved> {
  return merge(app, async (tx) => {
    await lockInstitutions(tx, [id, into]);
    const { target } = await getPair(tx.institution.findMany({ where: { id: { in: [id, into] } } }), id, into);
    const moved = await tx.listing.updateManyAndReturn({
      where: { institutionId: id },
      data: { institutionId: into },
      select: { id: true },
    });
    await mergeStaff(tx, id, into);
    await mergeWindows(tx, id, into);
    const current = await tx.swapProfile.updateMany({
      where: { currentInstitutionId: id },
      data: { currentInstitutionId: into },
    });
    await tx.swapProfile.updateMany({ where: { desiredInstitutionId: id }, data: { desiredInstitutionId: into } });
    await tx.searchAlert.updateMany({ where: { institutionId: id }, data: { institutionId: into } });
    await tx.waitingListing.updateMany({ where: { institutionId: id }, data: { institutionId: into } });
    await tx.swapResult.updateMany({ where: { institutionId: id }, data: { institutionId: into } });
    await mergeSlugs(tx, "institution", id, into);
    await tx.institution.update({ where: { id }, data: { isRetired: true } });
    await rejoin(tx, moved, target.name);
    return { listings: moved.length, profiles: current.count };
  });
}

/** Merges positions of one service class, as `mergeInstitutions` does. */
export function mergePositions(app: App, id: number, into: number): Promise<Moved> {
  return merge(app, async (tx) => {
    const known = await tx.listing.findMany({ where: { positionId: id }, select: { id: true } });
    const ids = known.map((listing) => listing.id);
    await lockListings(tx, ids);
    await tx.$executeRawUnsafe(LOCK_POSITIONS);
    const { source, target } = await getPair(tx.position.findMany({ where: { id: { in: [id, into] } } }), id, into);
    if (source.serviceClass !== target.serviceClass) throw refused(boardSettingTexts.mergeOtherClass);
    const moved = await tx.listing.updateManyAndReturn({
      where: { positionId: id },
      data: { positionId: into },
      select: { id: true },
    });
    await mergeWindowPositions(tx, id, into);
    const current = await tx.swapProfile.updateMany({
      where: { currentPositionId: id },
      data: { currentPositionId: into },
    });
    await tx.swapProfile.updateMany({ where: { desiredPositionId: id }, data: { desiredPositionId: into } });
    await tx.searchAlert.updateMany({ where: { positionId: id }, data: { positionId: into } });
    await tx.waitingListing.updateMany({ where: { positionId: id }, data: { positionId: into } });
    await mergeSlugs(tx, "position", id, into);
    await tx.position.update({ where: { id }, data: { isRetired: true } });
    await rejoin(tx, moved, target.name);
    return { listings: moved.length, profiles: current.count };
  });
}

const merge = (app: App, write: (tx: Tx) => Promise<Moved>) =>
  changePages(app, ["becayis"], async (tx) => {
    await tx.$executeRawUnsafe(LOCK_SLUGS);
    return write(tx);
  });

async function getPair<Entry extends { id: number; isRetired: boolean }>(
  found: Promise<Entry[]>,
  id: number,
  into: number,
): Promise<{ source: Entry; target: Entry }> {
  if (id === into) throw refused(boardSettingTexts.mergeWithItself);
  const entries = await found;
  const source = entries.find((entry) => entry.id === id);
  const target = entries.find((entry) => entry.id === into);
  if (!source || !target) throw new AppError("NOT_FOUND");
  if (target.isRetired) throw new AppError("CONFLICT", { message: boardSettingTexts.mergeIntoRetired });
  return { source, target };
}

function refused(message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { into: message } });
}

/** Makes moved listings findable under the new name and matches them again. */
async function rejoin(tx: Tx, moved: { id: number }[], name: string): Promise<void> {
  const ids = moved.map(({ id }) => id);
  await tx.$executeRawUnsafe(ADD_SEARCH_WORDS, ids, toSearchText(name));
  for (const id of ids) await joinGraph(tx, id);
}
