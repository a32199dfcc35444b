import { adminPaths } from "@site/contract/admin-paths";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { notifyAdmin } from "../../../notifications/service.ts";

type Tx = Prisma.TransactionClient;

/** Tells the administrators and the owner that a listing awaits approval. */
export async function notifyOfPending(app: App, tx: Tx, memberId: number, title: string): Promise<void> {
  await notifyAdminOfPending(tx, title);
  await notifyMember(app, tx, memberId, {
    event: "listing_pending_approval",
    title: becayisNotificationTitles.listingPending,
    message: title,
    link: paths.board,
    mail: (name) => ({ template: "listing_pending_approval", props: { name, listingTitle: title, path: paths.board } }),
  });
}

/** Tells the administrators that a listing awaits approval. */
export function notifyAdminOfPending(tx: Tx, title: string): Promise<void> {
  return notifyAdmin(tx, {
    type: "listing_pending",
    title: adminBecayisTexts.pendingTitle,
    message: title,
    link: adminPaths.approvals,
  });
}

/** Tells the administrators that changed texts await approval; the owner reads it in the answer and on the board. */
export function notifyAdminOfChange(tx: Tx, title: string): Promise<void> {
  return notifyAdmin(tx, {
    type: "listing_pending",
    title: adminBecayisTexts.pendingChangeTitle,
    message: title,
    link: adminPaths.approvals,
  });
}
