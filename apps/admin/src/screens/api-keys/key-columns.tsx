import { Badge, Code, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { scopeLabels } from "@site/contract/keys/labels";
import type { KeyRow } from "@site/contract/keys/schema";

const states = {
  active: { label: "Geçerli", color: "success" },
  suspended: { label: "Askıda", color: "warning" },
  expired: { label: "Süresi doldu", color: "gray" },
  revoked: { label: "İptal edildi", color: "danger" },
} as const;

export const columns = [
  { header: "Ad", cell: ({ name }: KeyRow) => name },
  { header: "Anahtar", cell: ({ start }: KeyRow) => <Code>{start}…</Code> },
  {
    header: "İzinler",
    cell: ({ scopes }: KeyRow) => <Text size="sm">{scopes.map((scope) => scopeLabels[scope]).join(", ")}</Text>,
  },
  { header: "Sınır", cell: ({ callsPerMinute }: KeyRow) => `dakikada ${formatNumber(callsPerMinute)}` },
  { header: "Sorumlu", cell: ({ madeBy }: KeyRow) => madeBy ?? "Bilinmiyor" },
  { header: "Bitiş", cell: ({ expiresAt }: KeyRow) => formatDate(expiresAt), isShort: true },
  {
    header: "Son kullanım",
    cell: ({ lastUsedAt }: KeyRow) => (lastUsedAt ? formatDate(lastUsedAt) : "Hiç"),
    isShort: true,
  },
  {
    header: "Durum",
    isState: true,
    cell: ({ state }: KeyRow) => (
      <>
        <Badge color={states[state].color}>{states[state].label}</Badge>
        {state === "suspended" && (
          <Text size="sm" c="dimmed">
            Sorumlusu artık etkin bir yönetici değil
          </Text>
        )}
      </>
    ),
  },
];
