import { adminPaths } from "@site/contract/admin-paths";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { notifyMember } from "../../../../notifications/notify-member.ts";
import { notifyAdmin } from "../../../../notifications/service.ts";

type Tx = Prisma.TransactionClient;
type Waiting = { id: number; title: string };

/** Notifies the administrators and the owner that a listing awaits approval. */
export async function notifyOfPending(app: App, tx: Tx, memberId: number, listing: Waiting): Promise<void> {
  const { title } = listing;
  await notifyAdminOfPending(tx, listing);
  await notifyMember(app, tx, memberId, {
    event: "listing_pending_approval",
    title: becayisNotificationTitles.listingPending,
    message: title,
    link: paths.board,
    mail: (name) => ({ template: "listing_pending_approval", props: { name, listingTitle: title, path: paths.board } }),
  });
}

/** Notifies the administrators that a listing awaits approval. */
export function notifyAdminOfPending(tx: Tx, { id, title }: Waiting): Promise<void> {
  return notifyAdmin(tx, {
    type: "listing_pending",
    title: adminBecayisTexts.pendingTitle,
    message: title,
    link: adminPaths.approvals,
    recordId: id,
  });
}

/** Notifies the administrators that changed texts await approval. The owner sees it on the screen instead. */
export function notifyAdminOfChange(tx: Tx, { id, title }: Waiting): Promise<void> {
  return notifyAdmin(tx, {
    type: "listing_pending",
    title: adminBecayisTexts.pendingChangeTitle,
    message: title,
    link: adminPaths.approvals,
    recordId: id,
  });
}
