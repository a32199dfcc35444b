import type { MemberEvent } from "@site/contract/member/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { type Mail, queueMail } from "../mail/service.ts";
import { channelOf } from "../member/notify.ts";

type BecayisTemplate =
  | "listing_pending_approval"
  | "listing_approved"
  | "listing_rejected"
  | "listing_expiring"
  | "match_found"
  | "match_accepted"
  | "contact_request_sent"
  | "contact_request_received"
  | "contact_request_accepted"
  | "contact_shared";

/** What a mail needs beside its recipient. */
type Letter = { [Name in BecayisTemplate]: Pick<Mail<Name>, "template" | "props"> }[BecayisTemplate];

export interface News {
  /** Whose preference decides. */
  event: MemberEvent;
  title: string;
  message: string;
  link: string;
  /** @param name the member's first name */
  mail?: (name: string) => Letter;
}

/**
 * Tells a member of something on the board in the transaction of what happened: in the site always, and by mail too, unless the
 * member chose otherwise for the event. A closed account hears nothing.
 */
export async function tell(app: App, tx: Prisma.TransactionClient, memberId: number, { event, title, message, link, mail }: News): Promise<void> {
  const member = await tx.member.findFirst({ where: { id: memberId, isActive: true }, select: { email: true, firstName: true, lastName: true } });
  if (!member) return;
  const channel = await channelOf(tx, memberId, event);
  if (channel === "none") return;
  await tx.memberNotification.create({ data: { memberId, type: event, title, message: message.slice(0, 1000), link } });
  if (channel === "mail" && mail) await queueMail(app, tx, { ...mail(member.firstName), to: { name: `${member.firstName} ${member.lastName}`, email: member.email } });
}
