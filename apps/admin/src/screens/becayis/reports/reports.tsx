import { type Report, reportKind, reportState } from "@site/contract/becayis/board/reports/admin-schema";
import { reportKindLabels, reportStateLabels, reportTexts } from "@site/contract/becayis/board/reports/labels";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { ReportCard } from "./report-card.tsx";
import { useResolveReport } from "./use-resolve-report.ts";

const filters = [
  {
    name: "durum",
    label: "Durum",
    options: reportState.options.map((value) => ({ value, label: reportStateLabels[value] })),
  },
  {
    name: "tur",
    label: "Tür",
    options: reportKind.options.map((value) => ({ value, label: reportKindLabels[value] })),
  },
];
const row = {
  key: ({ kind, id }: Report) => (kind === "listing" ? id : -id),
  name: ({ reported }: Report) => reported,
};
const texts = {
  count: (total: number) => `${formatNumber(total)} şikâyet`,
  loading: "Şikâyetler yükleniyor…",
  failed: reportTexts.listFailed,
  empty: { title: "Henüz şikâyet yok", text: "Üyeler bir ilanı ya da yazışmayı şikâyet ettiğinde burada görünür." },
  notFound: { title: "Şikâyet bulunamadı", text: "Süzgeçlere uyan bir şikâyet yok." },
};
/** Lists the open reports of listings and contact requests, the longest waiting first. */
export function ReportsScreen() {
  const list = useListAddress(filters);
  const query = trpc.admin.becayis.reports.list.useQuery(
    {
      page: list.page,
      state: reportState.safeParse(list.chosen("durum")).data,
      kind: reportKind.safeParse(list.chosen("tur")).data,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const ask = useResolveReport();
  const card = (report: Report) => <ReportCard report={report} onResolve={(action) => void ask(report, action)} />;
  return (
    <Screen title="Şikâyetler">
      <ResourceTable {...{ query, list, texts, row }} layout={{ card, isWide: true }} />
    </Screen>
  );
}
