import { limits } from "@site/contract/common/limits";
import type { SavedReply, SavedReplyForm, UpdateSavedReplyInput } from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../core/calls/public-error.ts";

const select = { id: true, title: true, body: true } as const;

export function listSavedReplies(app: App): Promise<SavedReply[]> {
  return app.db.prisma.savedReply.findMany({ select, orderBy: { title: "asc" } });
}

/** Creates a saved reply. @throws CONFLICT if its title is taken, VALIDATION_FAILED if there are too many */
export async function createSavedReply(app: App, input: SavedReplyForm): Promise<SavedReply> {
  if ((await app.db.prisma.savedReply.count()) >= limits.savedReplies)
    throw new AppError("VALIDATION_FAILED", { message: adminContactTexts.tooManySavedReplies });
  return withUniqueTitle(() => app.db.prisma.savedReply.create({ data: input, select }));
}

/** Updates a saved reply. @throws NOT_FOUND; CONFLICT if its title is taken */
export async function updateSavedReply(app: App, { id, ...input }: UpdateSavedReplyInput): Promise<SavedReply> {
  const [row] = await withUniqueTitle(() =>
    app.db.prisma.savedReply.updateManyAndReturn({ where: { id }, data: input, select }),
  );
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Deletes a saved reply. @throws NOT_FOUND */
export async function removeSavedReply(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.savedReply.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function withUniqueTitle<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const message = adminContactTexts.savedReplyTitleTaken;
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message, fields: { title: message } });
    throw error;
  }
}
