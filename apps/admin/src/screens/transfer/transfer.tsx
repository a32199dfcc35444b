import { Button, Paper, Progress, Stack, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { importFormatLabels } from "@site/contract/blog/transfer/labels";
import type { ContentImport } from "@site/contract/blog/transfer/schema";
import { formatNumber } from "@site/contract/common/text";
import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { Screen } from "../../kit/screen.tsx";
import { useDownload } from "../../session/use-download.ts";
import { ImportForm } from "./import-form.tsx";
import { countRecords, isBusy, POLL_MS } from "./import-state.ts";
import { StateBadge } from "./state-badge.tsx";
import { useRemoveImport } from "./use-remove-import.ts";

const row = { key: ({ id }: ContentImport) => id, name: ({ fileName }: ContentImport) => fileName };
const columns = [
  {
    header: "Dosya",
    cell: ({ id, fileName }: ContentImport) => <Link to={adminPaths.import(id)}>{fileName}</Link>,
  },
  { header: "Tür", cell: ({ format }: ContentImport) => (format ? importFormatLabels[format] : "—") },
  { header: "Tarih", cell: ({ createdAt }: ContentImport) => formatDate(createdAt), isShort: true },
  { header: "Durum", isState: true, cell: (each: ContentImport) => <State found={each} /> },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} aktarım`,
  loading: "Aktarımlar yükleniyor…",
  failed: "Aktarımlar yüklenemedi",
  empty: { title: "Henüz aktarım yok", text: "Yüklediğiniz dosyalar ve raporları 30 gün boyunca burada durur." },
};

/** Moves content in from other sites and out of this one. */
export function TransferScreen() {
  const list = useListState();
  const query = trpc.admin.transfer.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some(isBusy) && POLL_MS,
    select: (imports) => ({ rows: imports, total: imports.length, pageCount: 1 }),
  });
  const askToRemove = useRemoveImport();
  const actions = (each: ContentImport) => [{ label: "Sil", isDangerous: true, run: () => askToRemove(each) }];
  return (
    <Screen title="Taşıma">
      <Stack gap="xl">
        <section aria-labelledby="import-title">
          <Title order={2} size="h4" id="import-title">
            İçe aktar
          </Title>
          <Text c="dimmed" mb="sm">
            Dosya önce incelenir: hiçbir şey değişmeden nelerin aktarılacağını, atlanacağını ve değişeceğini görürsünüz.
            WordPress’te Araçlar › Dışa Aktar, Ghost’ta Settings › Import/Export ekranından dosyanızı alabilirsiniz.
          </Text>
          <ImportForm />
        </section>
        <section aria-labelledby="imports-title">
          <Title order={2} size="h4" id="imports-title" mb="xs">
            Aktarımlar
          </Title>
          <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} />
        </section>
        <ExportCard />
      </Stack>
    </Screen>
  );
}

function State({ found }: { found: ContentImport }) {
  const { total, through } = countRecords(found);
  return (
    <>
      <StateBadge state={found.state} />
      {found.state === "running" && total > 0 && (
        <Progress mt="xs" value={(through / total) * 100} aria-label={`${found.fileName}: aktarımın ilerlemesi`} />
      )}
    </>
  );
}

function ExportCard() {
  const download = useDownload();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="export-title">
      <Title order={2} size="h4" id="export-title">
        Dışa aktar
      </Title>
      <Text c="dimmed" mb="md">
        Bütün yazılar (taslaklar, zamanlananlar ve arşivlenenler dahil), kategoriler, etiketler, yönlendirmeler ve ortam
        kitaplığı tek bir arşivde. Her yazı hem JSON hem Markdown olarak bulunur; arşiv buradan geri yüklenebilir.
        Üyelere, yorumlara ve ayarlara ait bilgi içermez.
      </Text>
      <Button onClick={() => void download("/api/admin/export")} leftSection={<Download size={18} aria-hidden />}>
        Arşivi İndir
      </Button>
    </Paper>
  );
}
