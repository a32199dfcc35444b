import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import type { PendingRecord } from "@site/contract/inbox/pending/schema";
import type { MailLog } from "@site/contract/mail/admin-schema";
import { useId } from "react";
import { ApprovalCard } from "../becayis/listings/approval-card.tsx";
import { ReportCard } from "../becayis/reports/report-card.tsx";
import { DocumentCard } from "../becayis/staff/document-card.tsx";
import { CommentCard } from "../comments/comment-card.tsx";
import { MessageDetails } from "../contact/message-details.tsx";
import { useMarkRead } from "../contact/use-mark-read.ts";
import { PRIVATE_RECIPIENT } from "../logs/mail-list.tsx";
import type { PendingActions } from "./use-pending-actions.ts";

interface Props {
  waiting: PendingRecord;
  actions: PendingActions;
  onOpenDocument: (document: StaffDocument) => void;
}

/** Shows a waiting record like the screen of its kind, with the possible decisions. */
export function PendingDetails({ waiting, actions, onOpenDocument }: Props) {
  const { approve, reject, reply, ban, resolve } = actions;
  const decisions = { onApprove: () => void approve(waiting), onReject: () => void reject(waiting) };
  switch (waiting.kind) {
    case "comment":
      return (
        <CommentCard
          comment={waiting.record}
          selectBox={null}
          onApprove={decisions.onApprove}
          onReply={() => reply(waiting)}
          onRemove={decisions.onReject}
          onBan={() => void ban(waiting.record)}
        />
      );
    case "message":
      return <Message message={waiting.record} onReply={() => reply(waiting)} {...decisions} />;
    case "listing":
      return <ApprovalCard listing={waiting.record} {...decisions} />;
    case "document":
      return <DocumentCard document={waiting.record} onOpen={() => onOpenDocument(waiting.record)} {...decisions} />;
    case "report":
      return <ReportCard report={waiting.record} onResolve={(action) => void resolve(waiting.record, action)} />;
    case "mail":
      return <FailedMail mail={waiting.record} {...decisions} />;
  }
}

interface Decisions {
  onApprove: () => void;
  onReject: () => void;
}

/** Shows a message and marks it as read. It waits until it is replied to or closed. */
function Message({
  message,
  onReply,
  onApprove,
  onReject,
}: { message: ContactMessage; onReply: () => void } & Decisions) {
  const titleId = useId();
  useMarkRead(message);
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4" mb="sm">
        {message.subject}
      </Title>
      <MessageDetails message={message} />
      <Group gap="xs" mt="md">
        <Button aria-describedby={titleId} onClick={onReply}>
          Yanıtla
        </Button>
        <Button variant="default" aria-describedby={titleId} onClick={onApprove}>
          Kapat
        </Button>
        <Button variant="subtle" aria-describedby={titleId} onClick={onReject}>
          Sil
        </Button>
      </Group>
    </Paper>
  );
}

function FailedMail({ mail, onApprove, onReject }: { mail: MailLog } & Decisions) {
  const titleId = useId();
  const { subject, recipientName, recipientEmail, errorMessage, createdAt, attempts } = mail;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {subject}
      </Title>
      <Text size="sm">{[recipientName, recipientEmail || PRIVATE_RECIPIENT].filter(Boolean).join(", ")}</Text>
      <Text size="sm" c="dimmed">
        {formatMoment(createdAt)} · {attempts} kez denendi
      </Text>
      <Text size="sm" mt="sm" style={{ overflowWrap: "anywhere" }}>
        {errorMessage}
      </Text>
      <Group gap="xs" mt="md">
        {recipientEmail && (
          <Button aria-describedby={titleId} onClick={onApprove}>
            Yeniden Gönder
          </Button>
        )}
        <Button variant="default" aria-describedby={titleId} onClick={onReject}>
          Kapat
        </Button>
      </Group>
    </Paper>
  );
}
