import { truncateText } from "@site/contract/common/text";
import type { MemberEvent, NotificationChannel } from "@site/contract/notifications/member-schema";
import type { Prisma } from "@site/db";
import type { MailTemplate } from "@site/mail";
import type { App } from "../../core/app.ts";
import { type Mail, queueMail } from "../mail/service.ts";
import { toChannel } from "./preferences-service.ts";
import { FIND_RECIPIENT, NOTIFY_MEMBER, type RecipientRow } from "./queries.ts";

type Tx = Prisma.TransactionClient;

const MESSAGE_LENGTH = 999;

/** A mail without its recipient. */
type MailMessage = { [Name in MailTemplate]: Pick<Mail<Name>, "template" | "props"> }[MailTemplate];

/** A notification for a member. */
export interface NotificationInput {
  /** The event whose preference applies. */
  event: MemberEvent;
  title: string;
  message: string;
  /** A path of this site. */
  link: string;
  /** Builds the mail. @param name the member's first name */
  mail: (name: string) => MailMessage;
}

interface Reader {
  channel: Exclude<NotificationChannel, "none">;
  firstName: string;
  to: { name: string; email: string };
}

/**
 * Notifies a member within the caller's transaction: in the site, and by mail unless the member chose "site" or "none"
 * for the event. Closed accounts are skipped.
 */
export async function notifyMember(
  app: App,
  tx: Tx,
  memberId: number,
  { event, title, message, link, mail }: NotificationInput,
): Promise<void> {
  const values = [memberId, event, title, truncateMessage(message), link];
  const [member] = await tx.$queryRawUnsafe<RecipientRow[]>(NOTIFY_MEMBER, ...values);
  const reader = toReader(member);
  if (reader?.channel === "mail") await queueMail(app, tx, { ...mail(reader.firstName), to: reader.to });
}

/** Returns the recipient and channel of an event, or undefined for closed accounts and disabled events. */
export async function findRecipient(tx: Tx, memberId: number, event: MemberEvent): Promise<Reader | undefined> {
  const [member] = await tx.$queryRawUnsafe<RecipientRow[]>(FIND_RECIPIENT, memberId, event);
  return toReader(member);
}

function toReader(member: RecipientRow | undefined): Reader | undefined {
  const channel = toChannel(member?.channel);
  if (!member || channel === "none") return undefined;
  const { email, firstName, lastName } = member;
  return { channel, firstName, to: { name: `${firstName} ${lastName}`, email } };
}

/** Truncates a message to the column's length. */
export function truncateMessage(message: string): string {
  return truncateText(message, MESSAGE_LENGTH);
}
