import type { CannedReason } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../core/calls/public-error.ts";
import { LOCK_REASONS } from "./queries.ts";

const MAX_REASONS = 50;

/** Returns the reasons for rejections that the administrator saved, in order of creation. */
export function listReasons(app: App): Promise<CannedReason[]> {
  return app.db.prisma.rejectionReason.findMany({ orderBy: { id: "asc" } });
}

/** Saves a reason. @throws CONFLICT for one that exists, or above the maximum */
export async function createReason(app: App, text: string): Promise<number> {
  return onlyOnce(() =>
    app.db.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(LOCK_REASONS); // concurrent calls run in sequence, so that the maximum holds
      if ((await tx.rejectionReason.count()) >= MAX_REASONS)
        throw new AppError("CONFLICT", { message: adminBecayisTexts.tooManyReasons });
      return (await tx.rejectionReason.create({ data: { text } })).id;
    }),
  );
}

/** Changes a reason. @throws NOT_FOUND, CONFLICT for one that exists */
export async function updateReason(app: App, { id, text }: CannedReason): Promise<void> {
  const { count } = await onlyOnce(() => app.db.prisma.rejectionReason.updateMany({ where: { id }, data: { text } }));
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Deletes a reason. @throws NOT_FOUND */
export async function removeReason(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.rejectionReason.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function onlyOnce<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("CONFLICT", {
      message: adminBecayisTexts.cannedReasonTaken,
      fields: { text: adminBecayisTexts.cannedReasonTaken },
    });
  }
}
