import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { canSee } from "../blocks/policy.ts";
import { getContactRelations } from "../blocks/service.ts";
import type { Released } from "./graph/graph.ts";

const endings = {
  match: { event: "match_answered", template: "match_ended", title: becayisNotificationTitles.matchEnded },
  ring: { event: "ring_answered", template: "ring_ended", title: becayisNotificationTitles.ringEnded },
} as const;

/**
 * Notifies members that their agreed swap has ended because another listing left the board, unless there is a block
 * between them and its owner.
 */
export async function notifyReleased(app: App, tx: Prisma.TransactionClient, released: Released[]): Promise<void> {
  for (const { memberId, title: listingTitle, place, leaverId } of released) {
    const standing = await getContactRelations(tx, memberId, [leaverId]);
    if (!canSee(standing(leaverId))) continue;
    const { event, template, title } = endings[place.startsWith("match:") ? "match" : "ring"];
    await notifyMember(app, tx, memberId, {
      event,
      title,
      message: listingTitle,
      link: paths.matches,
      mail: (name) => ({ template, props: { name, listingTitle, path: paths.matches } }),
    });
  }
}
