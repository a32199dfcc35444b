import { Anchor, Paper, SimpleGrid, Stack, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { ContactMessage } from "@site/contract/site/contact/admin-schema";
import type { ReactNode } from "react";
import { getSender } from "./message-card.tsx";

const asWritten = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

/** Shows a message with its sender, and the reply if there is one. */
export function MessageDetails({ message }: { message: ContactMessage }) {
  const { email, phone, created_at, reply_message, replied_at } = message;
  return (
    <Stack>
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }}>
        <Field name="Gönderen">{getSender(message)}</Field>
        <Field name="E-posta">
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </Field>
        {phone && (
          <Field name="Telefon">
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Anchor>
          </Field>
        )}
        <Field name="Tarih">{formatMoment(created_at)}</Field>
      </SimpleGrid>
      <Text style={asWritten}>{message.message}</Text>
      {reply_message !== null && (
        <Paper component="section" withBorder p="md" aria-label="Yanıtınız">
          <Text size="sm" c="dimmed" mb="xs">
            Yanıtınız{replied_at && ` · ${formatMoment(replied_at)}`}
          </Text>
          <Text style={asWritten}>{reply_message}</Text>
        </Paper>
      )}
    </Stack>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
