import { Badge, Button, Group, Paper, Text, Title } from "@mantine/core";
import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { pendingKinds } from "@site/contract/inbox/pending/labels";
import type { PendingRecord } from "@site/contract/inbox/pending/schema";
import type { MailLog } from "@site/contract/mail/admin-schema";
import { type ReactNode, useId } from "react";
import { ApprovalCard } from "../becayis/approval-card.tsx";
import { ReportCard } from "../becayis/report-card.tsx";
import { DocumentCard } from "../becayis/staff/document-card.tsx";
import { isLate, waitingText } from "../becayis/waiting.ts";
import { CommentCard } from "../comments/comment-card.tsx";
import { MessageCard } from "../contact/message-card.tsx";
import { PRIVATE_RECIPIENT } from "../logs/mail-list.tsx";
import type { PendingActions } from "./use-pending-actions.ts";

interface Props {
  waiting: PendingRecord;
  selectBox: ReactNode;
  actions: PendingActions;
  onOpenDocument: (document: StaffDocument) => void;
}

/** Shows what waits, and how long, as the screen of its kind does. */
export function PendingCard(props: Props) {
  const { kind, since } = props.waiting;
  return (
    <>
      <Group gap="xs" mb={4}>
        {props.selectBox}
        <Badge variant="light">{pendingKinds[kind]}</Badge>
        <Text size="sm" c={isLate(since) ? "warning" : "dimmed"}>
          {waitingText(since)}
        </Text>
      </Group>
      <Card {...props} />
    </>
  );
}

function Card({ waiting, actions, onOpenDocument }: Props) {
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
      return (
        <MessageCard
          message={waiting.record}
          selectBox={null}
          onOpen={() => reply(waiting)}
          onRemove={decisions.onReject}
        />
      );
    case "listing":
      return <ApprovalCard listing={waiting.record} {...decisions} />;
    case "document":
      return <DocumentCard document={waiting.record} onOpen={() => onOpenDocument(waiting.record)} {...decisions} />;
    case "report":
      return <ReportCard report={waiting.record} onResolve={(action) => void resolve(waiting.record, action)} />;
    case "mail":
      return <MailCard mail={waiting.record} onResend={decisions.onApprove} />;
  }
}

function MailCard({ mail, onResend }: { mail: MailLog; onResend: () => void }) {
  const titleId = useId();
  const { subject, recipientName, recipientEmail, errorMessage } = mail;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {subject}
      </Title>
      <Text size="sm">{[recipientName, recipientEmail || PRIVATE_RECIPIENT].filter(Boolean).join(", ")}</Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {errorMessage}
      </Text>
      {recipientEmail && (
        <Button mt="md" variant="default" aria-describedby={titleId} onClick={onResend}>
          Yeniden Gönder
        </Button>
      )}
    </Paper>
  );
}
