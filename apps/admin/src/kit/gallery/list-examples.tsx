import { Badge, Button, Group, Paper, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { ReactNode } from "react";
import { Empty } from "../empty.tsx";
import { OrderedList } from "../lists/ordered-list.tsx";
import { ResourceTable } from "../lists/resource-table.tsx";
import { StatCards } from "../lists/stat-cards.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { useListState } from "../lists/use-list-state.ts";
import { MoreActions } from "../more-actions.tsx";
import { notifyInfo } from "../notify.tsx";
import { RecordSkeleton } from "../record-skeleton.tsx";
import { Example } from "./example.tsx";
import {
  type SampleRow,
  sampleFilter,
  sampleQueries,
  sampleRow,
  sampleRows,
  sampleTexts,
  statusLabels,
} from "./samples.ts";

const show = (label: string) => (row: SampleRow) => notifyInfo(label, row.title);
const getActions = (labels: string[]) => (row: SampleRow) => [
  ...labels.map((label) => ({ label, run: () => show(label)(row) })),
  { label: "Sil", isDangerous: true, run: () => show("Sil")(row) },
];
const columns = [
  { header: "Başlık", cell: ({ title }: SampleRow) => title },
  { header: "Yazan", cell: ({ author }: SampleRow) => author, isPlain: true },
  { header: "Durum", isState: true, cell: ({ status }: SampleRow) => <Status status={status} /> },
  { header: "Tarih", cell: ({ createdAt }: SampleRow) => formatDate(createdAt), isShort: true, isPlain: true },
];
const bulkActions = [
  { label: "Yayımla", run: async () => true },
  { label: "Sil", isDangerous: true, run: async () => true },
];
const views = {
  rows: [{ id: 1, name: "Taslaklar", query: `${sampleFilter.name}=draft` }],
  save: async () => undefined,
  rename: async () => undefined,
  remove: () => undefined,
};
const shared = { texts: sampleTexts, row: sampleRow };
const cards: { label: string; findText: (stats: { posts: number; comments: number }) => string }[] = [
  { label: "Yazı", findText: ({ posts }) => String(posts) },
  { label: "Yorum", findText: ({ comments }) => String(comments) },
];

/** Shows lists as tables and cards, and their states. */
export function ListExamples() {
  const address = useListAddress([sampleFilter]);
  const list = useListState();
  return (
    <>
      <Example name="Tablo: arama, süzgeç, seçim, sayfalar">
        <ResourceTable
          {...shared}
          query={sampleQueries.loaded}
          list={address}
          layout={{ columns, actions: getActions(["Düzenle"]) }}
          searchPlaceholder="Ara…"
          bulkActions={bulkActions}
          views={views}
        />
      </Example>
      <Example name="Tablo: ayrıntılar ve işlem menüsü">
        <ResourceTable
          {...shared}
          query={sampleQueries.refetching}
          list={list}
          layout={{
            columns,
            actions: getActions(["Düzenle", "Kopyala", "Arşivle"]),
            details: ({ title, author }) => `${title}, ${author}`,
          }}
        />
      </Example>
      <Example name="Kartlar: kısayollar ve seçim">
        <ResourceTable
          {...shared}
          query={sampleQueries.loaded}
          list={list}
          layout={{ card: (row, selectBox) => <Card row={row} selectBox={selectBox} />, isWide: true }}
          bulkActions={bulkActions}
          shortcuts={[{ key: "o", label: "Onaylar", run: show("Onayla") }]}
        />
      </Example>
      <Example name="Yükleniyor">
        <ResourceTable {...shared} query={sampleQueries.loading} list={list} layout={{ columns }} />
      </Example>
      <Example name="Boş">
        <ResourceTable
          {...shared}
          texts={{ ...sampleTexts, empty: { ...sampleTexts.empty, action: <Button>Yeni Yazı</Button> } }}
          query={sampleQueries.empty}
          list={list}
          layout={{ columns }}
        />
      </Example>
      <Example name="Bulunamadı">
        <ResourceTable
          {...shared}
          query={sampleQueries.empty}
          list={{ ...list, isFiltered: true }}
          layout={{ columns }}
        />
      </Example>
      <Example name="Hata">
        <ResourceTable {...shared} query={sampleQueries.failed} list={list} layout={{ columns }} />
      </Example>
      <Example name="Kartlar: yükleniyor">
        <ResourceTable
          {...shared}
          query={sampleQueries.loading}
          list={list}
          layout={{ card: (row) => <Card row={row} selectBox={null} />, isWide: true, height: 64 }}
        />
      </Example>
      <Example name="Boş yer ve seyrek işlemler">
        <Empty title="Henüz proje yok" text="İlk projeyi ekleyin; ana sayfadaki listede görünür." />
        <Group mt="sm">
          <MoreActions actions={[{ label: "Genel Kontrol", run: () => notifyInfo("Genel Kontrol", "Açıldı") }]} />
        </Group>
      </Example>
      <Example name="Tek kaydın yeri">
        <RecordSkeleton shape="form" />
      </Example>
      <Example name="Sıralı liste">
        <OrderedList
          rows={sampleRows}
          row={sampleRow}
          label="Yazılar"
          details={({ author }) => author}
          hidden={({ status }) => (status === "draft" ? "Gizli" : undefined)}
          actions={(row) => (
            <Button variant="light" size="compact-md" fz="sm" onClick={() => show("Düzenle")(row)}>
              Düzenle
            </Button>
          )}
          onOrder={async () => undefined}
        />
      </Example>
      <Example name="Sayı kartları">
        <StatCards stats={{ posts: 128, comments: 3 }} cards={cards} />
      </Example>
      <Example name="Sayı kartları: yükleniyor">
        <StatCards stats={undefined} cards={cards} />
      </Example>
    </>
  );
}

function Status({ status }: Pick<SampleRow, "status">) {
  const { label, color } = statusLabels[status];
  return <Badge color={color}>{label}</Badge>;
}

function Card({ row, selectBox }: { row: SampleRow; selectBox: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Group wrap="nowrap">
        {selectBox}
        <Text fw={600}>{row.title}</Text>
        <Status status={row.status} />
      </Group>
    </Paper>
  );
}
