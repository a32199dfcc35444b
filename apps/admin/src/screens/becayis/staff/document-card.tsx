import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { useId } from "react";

interface Props {
  document: StaffDocument;
  onOpen: () => void;
  onApprove: () => void;
  onReject: () => void;
}

const types: Record<string, string> = { "application/pdf": "PDF", "image/jpeg": "JPEG", "image/png": "PNG" };

/** Shows the sender and the institution of a document, with buttons that open, approve and reject it. */
export function DocumentCard({ document, onOpen, onApprove, onReject }: Props) {
  const titleId = useId();
  const { member, institution, position, city, mimeType, byteSize, createdAt } = document;
  const size = formatNumber(Math.max(1, Math.round(byteSize / 1024)));
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {member}
      </Title>
      <Text>{institution}</Text>
      <Text size="sm" c="dimmed">
        {[position, city].filter(Boolean).join(", ") || "Unvan ve şehir belirtilmemiş"}
      </Text>
      <Text size="sm" c="dimmed">
        {types[mimeType] ?? mimeType}, {size} KB · {formatMoment(createdAt)}
      </Text>
      <Group gap="xs" mt="md">
        <Button aria-describedby={titleId} onClick={onOpen}>
          Belgeyi Gör
        </Button>
        <Button variant="default" aria-describedby={titleId} onClick={onApprove}>
          Kabul Et
        </Button>
        <Button variant="subtle" aria-describedby={titleId} onClick={onReject}>
          Reddet
        </Button>
      </Group>
    </Paper>
  );
}
