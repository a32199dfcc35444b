import { Badge, Text } from "@mantine/core";
import { formatDate, formatMoment } from "@site/browser/format-date.ts";
import { webhookEventLabels } from "@site/contract/webhooks/labels";
import type { WebhookRow } from "@site/contract/webhooks/schema";

/** Columns of the list of webhooks. */
export const columns = [
  {
    header: "Adres",
    cell: ({ url, description }: WebhookRow) => (
      <>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {url}
        </Text>
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </>
    ),
  },
  {
    header: "Olaylar",
    cell: ({ events }: WebhookRow) => (
      <Text size="sm">{events.map((event) => webhookEventLabels[event]).join(", ")}</Text>
    ),
  },
  { header: "Oluşturma", cell: ({ createdAt }: WebhookRow) => formatDate(createdAt) },
  { header: "Durum", cell: (webhook: WebhookRow) => <State webhook={webhook} /> },
];

function State({ webhook: { isActive, failingSince, previousUntil } }: { webhook: WebhookRow }) {
  const { label, color } = !isActive
    ? { label: "Kapalı", color: "gray" }
    : failingSince
      ? { label: "Ulaşılamıyor", color: "danger" }
      : { label: "Açık", color: "success" };
  return (
    <>
      <Badge color={color}>{label}</Badge>
      {failingSince && (
        <Text size="sm" c="dimmed">
          {formatMoment(failingSince)} tarihinden beri
        </Text>
      )}
      {previousUntil && (
        <Text size="sm" c="dimmed">
          Eski anahtar {formatMoment(previousUntil)} tarihine kadar geçerli
        </Text>
      )}
    </>
  );
}
