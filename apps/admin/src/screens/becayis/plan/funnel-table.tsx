import { Box } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { PlanFunnel } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListState } from "../../../kit/lists/use-list-state.ts";
import { steps } from "./funnel-steps.ts";

type Point = PlanFunnel[number];

const POINTS_PER_PAGE = 10;
const row = { key: ({ day }: Point) => Date.parse(day), name: ({ day }: Point) => formatDate(day) };
const getColumns = (isWeekly: boolean) => [
  { header: isWeekly ? "Haftanın ilk günü" : "Gün", cell: ({ day }: Point) => formatDate(day), isShort: true },
  ...steps.map(({ name, label }) => ({
    header: label,
    cell: (point: Point) => formatNumber(point[name]),
    isNumber: true,
  })),
];
const texts = {
  count: (total: number) => `${formatNumber(total)} satır, en yenisi üstte`,
  loading: "Yükleniyor…",
  failed: "Sayılar yüklenemedi",
  empty: { title: "Henüz sayı yok", text: "İlanlar yayınlandıkça sayılar burada görünür." },
};

/**
 * Lists the numbers of the steps, newest first.
 * @param isWeekly true if a row is a week, false for a day
 */
export function FunnelTable({ funnel, isWeekly }: { funnel: PlanFunnel; isWeekly: boolean }) {
  const list = useListState();
  return (
    <Box component="details" mt="md">
      <summary>Tablo olarak göster</summary>
      <ResourceTable
        {...{ list, texts, row }}
        query={{ data: [...funnel].reverse() }}
        pageSize={POINTS_PER_PAGE}
        layout={{ columns: getColumns(isWeekly) }}
      />
    </Box>
  );
}
