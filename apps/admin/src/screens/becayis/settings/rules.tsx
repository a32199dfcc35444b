import { Badge, Button, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { AdminRule } from "@site/contract/becayis/board/reference/admin-schema";
import { employmentLabels, verdictLabels } from "@site/contract/becayis/labels";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { RuleForm } from "./rule-form.tsx";

const RULES_PER_PAGE = 20;
const verdictColors = { ok: "success", warn: "warning", stop: "danger" } as const;
const row = { key: ({ id }: AdminRule) => id, name: ({ text }: AdminRule) => text };
const columns = [
  {
    header: "Kural",
    cell: ({ text }: AdminRule) => text,
    note: ({ source, sourceDate }: AdminRule) => (
      <Text size="xs" c="dimmed">
        {source}, {formatDate(sourceDate)}
      </Text>
    ),
  },
  {
    header: "Kimler için",
    cell: ({ employmentStatus }: AdminRule) =>
      employmentStatus === "any" ? "Herkes" : employmentLabels[employmentStatus],
  },
  {
    header: "Sonuç",
    cell: ({ verdict }: AdminRule) => <Badge color={verdictColors[verdict]}>{verdictLabels[verdict]}</Badge>,
  },
  { header: "Durum", cell: ({ isActive }: AdminRule) => (isActive ? "Gösteriliyor" : "Kapalı") },
];

/** Lists the eligibility rules that members see beside their matches. */
export function RulesScreen() {
  const [edited, setEdited] = useState<AdminRule | "new">();
  const list = useListAddress();
  const query = trpc.admin.becayis.reference.rules.list.useQuery(undefined, {});
  const add = <Button onClick={() => setEdited("new")}>Yeni Kural</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} kural`,
    loading: "Kurallar yükleniyor…",
    failed: "Kurallar yüklenemedi",
    empty: { title: "Henüz kural yok", text: "Kurallar, üyelerin eşleşmelerinin yanında görünür.", action: add },
    notFound: { title: "Kural bulunamadı", text: "Metni veya kaynağı aramanıza uyan bir kural yok." },
  };
  return (
    <Screen title="Uygunluk Kuralları" actions={add}>
      <ResourceTable
        pageSize={RULES_PER_PAGE}
        getTexts={({ text, source }) => [text, source]}
        {...{ query, list, texts, row }}
        layout={{ columns, open: setEdited }}
        searchPlaceholder="Kural veya kaynak…"
      />
      {edited && <RuleForm rule={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
