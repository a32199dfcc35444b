import { VisuallyHidden } from "@mantine/core";
import { pendingKinds } from "@site/contract/inbox/pending/labels";
import type { PendingRecord } from "@site/contract/inbox/pending/schema";
import { BadgeCheck, Flag, Mail, MailX, MessageSquare, SquareUser } from "lucide-react";
import { isLate, toAge } from "../becayis/listings/waiting.ts";
import { getAuthor } from "../comments/use-comment-actions.ts";
import { getSender } from "../contact/message-card.tsx";
import { PRIVATE_RECIPIENT } from "../logs/mail-list.tsx";
import styles from "./pending-line.module.css";

const icons = {
  comment: MessageSquare,
  message: Mail,
  listing: SquareUser,
  document: BadgeCheck,
  report: Flag,
  mail: MailX,
};

/** Shows a waiting record in one line: kind, sender, beginning of the text, subject and age. */
export function PendingLine({ waiting }: { waiting: PendingRecord }) {
  const { kind, since } = waiting;
  const { who, text, where, isUnread = false } = summarize(waiting);
  const Icon = icons[kind];
  return (
    <span className={styles.line} data-unread={isUnread}>
      <span className={styles.kind} title={pendingKinds[kind]}>
        <Icon size={16} aria-hidden />
        <VisuallyHidden>{pendingKinds[kind]}: </VisuallyHidden>
      </span>
      <span className={styles.who}>{who}</span>
      <span className={styles.words}>
        {text}
        {where && <span className={styles.where}> · {where}</span>}
      </span>
      <span className={styles.age} data-late={isLate(since)}>
        {toAge(since)}
      </span>
    </span>
  );
}

interface Summary {
  who: string;
  text: string;
  where?: string;
  isUnread?: boolean;
}

function summarize({ kind, record }: PendingRecord): Summary {
  switch (kind) {
    case "comment":
      return { who: getAuthor(record), text: record.content, where: record.blogPosts.title };
    case "message":
      return { who: getSender(record), text: record.subject, where: record.message, isUnread: !record.isRead };
    case "listing":
      return { who: record.userName, text: record.title, where: record.isChange ? "metin değişikliği" : "" };
    case "document":
      return { who: record.member, text: "Kurum belgesi", where: record.institution };
    case "report":
      return { who: record.reporter ?? "Ayrılmış bir üye", text: record.reason, where: record.listing.title };
    case "mail":
      return {
        who: record.recipientName || record.recipientEmail || PRIVATE_RECIPIENT,
        text: record.subject,
        where: record.errorMessage,
      };
  }
}
