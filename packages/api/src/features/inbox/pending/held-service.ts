import { approveListingInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { pendingTexts } from "@site/contract/inbox/pending/labels";
import type { TakeBackInput } from "@site/contract/inbox/pending/schema";
import { heldKind } from "@site/contract/inbox/pending/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { approveHeld } from "../../becayis/board/moderation/approvals-service.ts";
import { announceComment, unpublish } from "../../blog/comments/publication-service.ts";
import { releaseAction } from "../../held-actions/service.ts";

/** Performs a decision whose hold has ended, unless it was taken back. */
export async function performHeldAction(app: App, id: number): Promise<void> {
  const held = await app.db.prisma.heldAction.findUnique({ where: { id } });
  if (!held) return;
  if (heldKind.parse(held.kind) === "listing") await approveHeld(app, approveListingInput.parse(held.input));
  else await announceComment(app, held.recordId);
}

/**
 * Takes back decisions that are held, whoever made them.
 * @returns how many were held until now
 * @throws CONFLICT if none was: all have taken effect or were taken back
 */
export async function takeBack(app: App, { actions }: TakeBackInput): Promise<number> {
  const count = await app.db.prisma.$transaction(async (tx) => {
    let taken = 0;
    // In order of id, so that two administrators cannot block each other.
    for (const action of actions.toSorted((one, other) => one.recordId - other.recordId)) {
      if (!(await releaseAction(tx, action))) continue;
      // An approved comment that was deleted since then has no approval to take back.
      if (action.kind === "listing" || (await unpublish(tx, action.recordId))) taken++;
    }
    return taken;
  });
  if (count === 0) throw new AppError("CONFLICT", { message: pendingTexts.tooLate });
  return count;
}
