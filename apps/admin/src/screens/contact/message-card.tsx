import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import { type ReactNode, useId } from "react";

const small = { size: "compact-md", fz: "sm" } as const;

/** Returns the sender's full name. */
export function getSender({ name, surname }: ContactMessage): string {
  return `${name} ${surname}`.trim();
}

interface Props {
  message: ContactMessage;
  selectBox: ReactNode;
  onOpen: () => void;
  onRemove: () => void;
}

/** Shows a message; unread ones are emphasised. */
export function MessageCard({ message, selectBox, onOpen, onRemove }: Props) {
  const titleId = useId();
  const { subject, isRead, isReplied, replyMail, createdAt } = message;
  return (
    <Paper
      component="article"
      withBorder
      p="md"
      aria-labelledby={titleId}
      style={isRead ? undefined : { borderColor: "var(--accent)" }}
    >
      <Stack gap="xs" h="100%">
        <Group gap="xs">
          {selectBox}
          {!isRead && <Badge>Yeni</Badge>}
          {isReplied && <Badge color="success">Yanıtlandı</Badge>}
          {replyMail?.status === "failed" && <Badge color="danger">Yanıt gönderilemedi</Badge>}
          {message.isUnchecked && <Badge color="danger">Güvenlik doğrulaması yapılamadı</Badge>}
        </Group>
        <Title order={2} id={titleId} size="h4" fw={isRead ? 500 : 700} style={{ overflowWrap: "anywhere" }}>
          {subject}
        </Title>
        <Text size="sm">{getSender(message)}</Text>
        <Text size="sm" c="dimmed">
          {formatMoment(createdAt)}
        </Text>
        <Text size="sm" lineClamp={3} style={{ overflowWrap: "anywhere" }}>
          {message.message}
        </Text>
        <Group gap="xs" mt="auto">
          <Button {...small} variant="light" aria-describedby={titleId} onClick={onOpen}>
            Aç
          </Button>
          <Button {...small} variant="subtle" ml="auto" aria-describedby={titleId} onClick={onRemove}>
            Sil
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
