import { truncateText } from "@site/contract/common/text";
import type { MemberEvent, NoticeChannel } from "@site/contract/notifications/member-schema";
import type { Prisma } from "@site/db";
import type { MailTemplate } from "@site/mail";
import type { App } from "../../core/app.ts";
import { type Mail, queueMail } from "../mail/service.ts";
import { channelOf } from "./preferences-service.ts";

type Tx = Prisma.TransactionClient;

const MESSAGE_LENGTH = 999;

/** What a mail needs beside its recipient. */
type Letter = { [Name in MailTemplate]: Pick<Mail<Name>, "template" | "props"> }[MailTemplate];

/** Something that a member is told. */
export interface News {
  /** Whose setting decides how. */
  event: MemberEvent;
  title: string;
  message: string;
  /** A path of this site. */
  link: string;
  /** @param name the member's first name */
  mail: (name: string) => Letter;
}

interface Reader {
  channel: Exclude<NoticeChannel, "none">;
  firstName: string;
  to: { name: string; email: string };
}

/**
 * Tells a member of something, in the transaction of what happened: in the site always, and by mail too, unless the member chose
 * "site" or "none" for the event. A closed account hears nothing.
 */
export async function tellMember(
  app: App,
  tx: Tx,
  memberId: number,
  { event, title, message, link, mail }: News,
): Promise<void> {
  const reader = await findReader(tx, memberId, event);
  if (!reader) return;
  await tx.memberNotification.create({ data: { memberId, type: event, title, message: noticeMessage(message), link } });
  if (reader.channel === "mail") await queueMail(app, tx, { ...mail(reader.firstName), to: reader.to });
}

/** Returns how a member hears of an event; undefined for a closed account and for who does not want to hear of it. */
export async function findReader(tx: Tx, memberId: number, event: MemberEvent): Promise<Reader | undefined> {
  const member = await tx.member.findFirst({
    where: { id: memberId, isActive: true },
    select: { email: true, firstName: true, lastName: true },
  });
  const channel = await channelOf(tx, memberId, event);
  if (!member || channel === "none") return undefined;
  return {
    channel,
    firstName: member.firstName,
    to: { name: `${member.firstName} ${member.lastName}`, email: member.email },
  };
}

/** Cuts a message to the length of its column. */
export function noticeMessage(message: string): string {
  return truncateText(message, MESSAGE_LENGTH);
}
