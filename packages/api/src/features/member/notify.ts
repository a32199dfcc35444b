import { memberEvents } from "@site/contract/member/labels";
import type { MemberEvent, NoticeChannel } from "@site/contract/member/schema";
import type { Prisma } from "@site/db";
import type { MailProps } from "@site/mail";
import type { App } from "../../core/app.ts";
import { queueMail } from "../mail/service.ts";

interface Recipient {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** What a member is told: by mail with these props, or in the site with this notice, as they chose. */
export interface MemberNews<Event extends MemberEvent> {
  event: Event;
  props: MailProps<Event>;
  notice: { message: string; link: string };
}

const titles: Record<MemberEvent, string> = {
  comment_approved: "Yorumunuz yayınlandı",
  comment_answered: "Yorumunuza yanıt geldi",
  listing_pending_approval: "İlanınız onay sürecinde",
  listing_approved: "İlanınız yayında",
  listing_rejected: "İlanınız yayınlanamadı",
  listing_expiring: "İlanınızın süresi dolmak üzere",
  match_found: "Yeni bir becayiş eşleşmeniz var",
  contact_request_sent: "İletişim isteğiniz iletildi",
  contact_request_received: "İletişim isteği aldınız",
  contact_request_accepted: "İletişim isteğiniz kabul edildi",
  new_sign_in: "Yeni bir cihazdan giriş yapıldı",
};

/** Tells a member of an event in the way they chose for it, by mail where they chose nothing, in the transaction of the event. */
export async function notifyMember<Event extends MemberEvent>(app: App, tx: Prisma.TransactionClient, member: Recipient, { event, props, notice }: MemberNews<Event>): Promise<void> {
  const channel = await channelOf(tx, member.id, event);
  if (channel === "mail") await queueMail(app, tx, { template: event, to: { name: `${member.firstName} ${member.lastName}`, email: member.email }, props });
  if (channel === "site") await tx.memberNotification.create({ data: { memberId: member.id, type: event, title: titles[event], message: notice.message.slice(0, 1000), link: notice.link } });
}

/** Every event with the channel a member chose. */
export async function listPreferences(app: App, memberId: number) {
  const chosen = await app.db.prisma.notificationPreference.findMany({ where: { memberId } });
  return Object.entries(memberEvents).flatMap(([event, text]) => (isEvent(event) ? [{ event, text, channel: toChannel(chosen.find((row) => row.event === event)?.channel) }] : []));
}

export async function updatePreference(app: App, memberId: number, { event, channel }: { event: MemberEvent; channel: NoticeChannel }): Promise<void> {
  await app.db.prisma.notificationPreference.upsert({ where: { memberId_event: { memberId, event } }, create: { memberId, event, channel }, update: { channel } });
}

export async function channelOf(tx: Prisma.TransactionClient, memberId: number, event: MemberEvent): Promise<NoticeChannel> {
  return toChannel((await tx.notificationPreference.findUnique({ where: { memberId_event: { memberId, event } } }))?.channel);
}

function toChannel(stored: string | undefined): NoticeChannel {
  return stored === "site" || stored === "none" ? stored : "mail";
}

function isEvent(event: string): event is MemberEvent {
  return Object.hasOwn(memberEvents, event);
}
