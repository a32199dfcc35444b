import type { ApproveListingInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { addJob, cancelJob } from "../../../../core/queue/job-queue.ts";
import { HELD_APPROVAL } from "../../../published/listings.ts";
import { approveListing, lockSubmission } from "./approvals-service.ts";

/**
 * Approves what a listing awaits approval for after `limits.heldApprovalMs`, until when it can be taken back: nobody is
 * told before, because a mail cannot be. What is sent again in the meantime stays for a decision.
 * @throws NOT_FOUND, CONFLICT if nothing awaits approval or it was sent again
 */
export async function holdApproval(app: App, { id, adminNote, submittedAt }: ApproveListingInput): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { row } = await lockSubmission(tx, id, submittedAt);
    const input = { id, submittedAt: row.submitted_at.toISOString(), ...(adminNote && { adminNote }) };
    await addJob(tx, "approve-listing", input, { key: HELD_APPROVAL + id, delayMs: limits.heldApprovalMs });
  });
}

/** Takes back an approval that is held. @throws CONFLICT if none is: it has taken effect */
export async function withdrawApproval(app: App, id: number): Promise<void> {
  const isWithdrawn = await app.db.prisma.$transaction((tx) => cancelJob(tx, HELD_APPROVAL + id));
  if (!isWithdrawn) throw new AppError("CONFLICT", { message: adminBecayisTexts.tooLate });
}

/** Approves a listing whose approval was held, unless somebody has decided or the owner has changed it since then. */
export async function approveHeld(app: App, given: ApproveListingInput): Promise<void> {
  try {
    await approveListing(app, given);
  } catch (error) {
    if (!(error instanceof AppError) || !["NOT_FOUND", "CONFLICT"].includes(error.code)) throw error;
  }
}
