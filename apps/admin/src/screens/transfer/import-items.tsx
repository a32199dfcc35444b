import { Badge, Group, Paper, Text, Title } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import {
  importItemStateLabels,
  importKindLabels,
  importRecordLabels,
  transferTexts,
} from "@site/contract/blog/transfer/labels";
import {
  type ContentImport,
  type ImportItem,
  importKind,
  listImportItemsInput,
} from "@site/contract/blog/transfer/schema";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";

const POLL_MS = 2_000;
const colors = { waiting: "gray", done: "success", skipped: "gray", failed: "danger" };
const row = { key: ({ id }: ImportItem) => id, name: ({ title }: ImportItem) => title };
const filters = [
  {
    name: "tur",
    label: "Tür",
    options: importKind.options.map((value) => ({ value, label: importKindLabels[value] })),
  },
  {
    name: "durum",
    label: "Durum",
    options: [
      { value: "noted", label: "Açıklaması olanlar" },
      { value: "lossy", label: "Bir parçası taşınmayanlar" },
      ...Object.entries(importItemStateLabels).map(([value, label]) => ({ value, label })),
    ],
  },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} kayıt`,
  loading: "Kayıtlar yükleniyor…",
  failed: "Kayıtlar yüklenemedi",
  empty: { title: "Kayıt yok", text: "Dosyada aktarılacak bir kayıt bulunamadı." },
  notFound: { title: "Kayıt bulunamadı", text: "Bu türde ve durumda bir kayıt yok." },
};

/** Lists the records of an import with what is to be said about each. */
export function ImportItems({ found: { id, state } }: { found: ContentImport }) {
  const list = useListAddress(filters);
  const query = trpc.admin.transfer.items.useQuery(
    {
      id,
      page: list.page,
      kind: importKind.safeParse(list.chosen("tur")).data,
      show: listImportItemsInput.shape.show.safeParse(list.chosen("durum")).data,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: state === "running" ? POLL_MS : false,
      select: ({ items, total, pageCount }) => ({ rows: items, total, pageCount }),
    },
  );
  return (
    <section aria-labelledby="items-title">
      <Title order={2} size="h4" id="items-title" mb="xs">
        Kayıtlar
      </Title>
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ card: (item) => <ItemCard item={item} isPlan={state === "ready"} />, isWide: true }}
      />
    </section>
  );
}

function ItemCard({
  item: { kind, title, state, notes, losses, postId },
  isPlan,
}: {
  item: ImportItem;
  isPlan: boolean;
}) {
  const isImported = state === "waiting" || state === "done";
  return (
    <Paper withBorder px="md" py="xs">
      <Group justify="space-between" gap="xs">
        <Text style={{ overflowWrap: "anywhere" }}>
          {postId === null ? title : <Link to={adminPaths.post(postId)}>{title}</Link>}{" "}
          <Text span size="sm" c="dimmed">
            {importRecordLabels[kind]}
          </Text>
        </Text>
        <Badge color={colors[state]}>
          {isPlan && state === "skipped" ? "Atlanacak" : importItemStateLabels[state]}
        </Badge>
      </Group>
      <Notes title={isImported ? transferTexts.changes : undefined} notes={notes} />
      <Notes title={isImported ? transferTexts.losses : undefined} notes={losses} />
    </Paper>
  );
}

/** Shows sentences of the report; those about an imported record say whether something changed or was left out. */
function Notes({ title, notes }: { title: string | undefined; notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <div>
      {title && (
        <Text size="sm" fw={600} mt={4}>
          {title}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {note}
        </Text>
      ))}
    </div>
  );
}
