import { limits } from "@site/contract/common/limits";
import { savedViewTexts } from "@site/contract/saved-views/labels";
import type {
  CreateSavedViewInput,
  RenameSavedViewInput,
  SavedView,
  SavedViewList,
} from "@site/contract/saved-views/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { isUniqueViolation } from "../../core/calls/public-error.ts";
import { INSERT_VIEW } from "./queries.ts";

const select = { id: true, name: true, query: true } as const;

/** Returns an administrator's own views of a list in the order of their places. */
export function listSavedViews(app: App, adminId: number, list: SavedViewList): Promise<SavedView[]> {
  return app.db.prisma.savedView.findMany({ where: { adminId, list }, select, orderBy: { place: "asc" } });
}

/** Saves a view; one that was removed gets its place back. @throws CONFLICT if its name is taken or no place is free */
export async function createSavedView(
  app: App,
  adminId: number,
  { list, name, query }: CreateSavedViewInput,
): Promise<SavedView> {
  const values = [adminId, list, name, query, limits.savedViewsPerList];
  const { rows } = await withUniqueName(() => app.db.pool.query<SavedView>(INSERT_VIEW, values));
  if (!rows[0]) throw new AppError("CONFLICT", { message: savedViewTexts.tooMany });
  return rows[0];
}

/** Renames an own view. @throws NOT_FOUND; CONFLICT if the name is taken */
export async function renameSavedView(
  app: App,
  adminId: number,
  { id, name }: RenameSavedViewInput,
): Promise<SavedView> {
  const [row] = await withUniqueName(() =>
    app.db.prisma.savedView.updateManyAndReturn({ where: { id, adminId }, data: { name }, select }),
  );
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Removes an own view. @throws NOT_FOUND */
export async function removeSavedView(app: App, adminId: number, id: number): Promise<void> {
  const { count } = await app.db.prisma.savedView.deleteMany({ where: { id, adminId } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function withUniqueName<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const message = savedViewTexts.nameTaken;
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message, fields: { name: message } });
    throw error;
  }
}
