import { Anchor, Paper, Stack, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import type { ReactNode } from "react";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { getSender } from "./message-card.tsx";

const asWritten = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

/** Shows a message with the sender's details, and the reply if there is one. */
export function MessageDetails({ message }: { message: ContactMessage }) {
  const { email, phone, createdAt, replyMessage, repliedAt } = message;
  const facts: Fact[] = [
    ["Gönderen", getSender(message)],
    ["E-posta", toLink(`mailto:${email}`, email)],
    ["Telefon", phone ? toLink(`tel:${phone.replace(/[^\d+]/g, "")}`, phone) : null],
    ["Tarih", formatMoment(createdAt)],
  ];
  return (
    <Stack>
      <Facts facts={facts} />
      <Text style={asWritten}>{message.message}</Text>
      {replyMessage !== null && (
        <Paper component="section" withBorder p="md" aria-label="Yanıtınız">
          <Text size="sm" c="dimmed" mb="xs">
            Yanıtınız{repliedAt && ` · ${formatMoment(repliedAt)}`}
          </Text>
          <Text style={asWritten}>{replyMessage}</Text>
        </Paper>
      )}
    </Stack>
  );
}

function toLink(href: string, text: string): ReactNode {
  return <Anchor href={href}>{text}</Anchor>;
}
