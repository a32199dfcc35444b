import { Badge, Text } from "@mantine/core";
import { formatDate, formatMoment } from "@site/browser/format-date";
import { webhookEventLabels, webhookOffReasons } from "@site/contract/webhooks/labels";
import type { WebhookRow } from "@site/contract/webhooks/schema";

export const columns = [
  {
    header: "Adres",
    cell: ({ url }: WebhookRow) => url,
    note: ({ description }: WebhookRow) => (
      <Text size="sm" c="dimmed">
        {description}
      </Text>
    ),
  },
  {
    header: "Olaylar",
    cell: ({ events }: WebhookRow) => (
      <Text size="sm">{events.map((event) => webhookEventLabels[event]).join(", ")}</Text>
    ),
  },
  { header: "Sorumlu", cell: ({ madeBy }: WebhookRow) => madeBy ?? "Bilinmiyor" },
  { header: "Oluşturma", cell: ({ createdAt }: WebhookRow) => formatDate(createdAt), isShort: true },
  { header: "Durum", isState: true, cell: (webhook: WebhookRow) => <State webhook={webhook} /> },
];

function readState({ isActive, isSuspended, failingSince }: WebhookRow) {
  if (isSuspended) return { label: "Askıda", color: "warning" };
  if (!isActive) return { label: "Kapalı", color: "gray" };
  return failingSince ? { label: "Ulaşılamıyor", color: "danger" } : { label: "Açık", color: "success" };
}

function State({ webhook }: { webhook: WebhookRow }) {
  const { isSuspended, offReason, failingSince, previousUntil } = webhook;
  const { label, color } = readState(webhook);
  return (
    <>
      <Badge color={color}>{label}</Badge>
      {isSuspended && (
        <Text size="sm" c="dimmed">
          Sorumlusu artık etkin bir yönetici değil; olay gönderilmiyor
        </Text>
      )}
      {offReason && (
        <Text size="sm" c="dimmed">
          {webhookOffReasons[offReason]}
        </Text>
      )}
      {failingSince && !offReason && (
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
