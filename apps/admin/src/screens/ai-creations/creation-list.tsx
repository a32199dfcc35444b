import { Anchor, Badge, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { creationStateLabels } from "@site/contract/ai/creations/labels";
import type { CreationSummary } from "@site/contract/ai/creations/schema";
import { formatNumber, truncateText } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";

const POLL_MS = 10_000;
const TOPIC_LENGTH = 80;

const row = {
  key: ({ id }: CreationSummary) => id,
  name: ({ topic }: CreationSummary) => truncateText(topic, TOPIC_LENGTH),
};
const colors = { running: "accent", done: "success", failed: "danger", cancelled: "gray" } as const;
const texts = {
  count: (total: number) => `${formatNumber(total)} oluşturma`,
  loading: "Oluşturmalar yükleniyor…",
  failed: "Oluşturmalar yüklenemedi",
  empty: { title: "Henüz oluşturulan yazı yok", text: "Başlattığınız yazılar, siz ayrılsanız da burada görünür." },
};
const columns = [
  { header: "Konu", cell: ({ topic }: CreationSummary) => truncateText(topic, TOPIC_LENGTH) },
  { header: "Tarih", cell: ({ createdAt }: CreationSummary) => formatMoment(createdAt), isShort: true },
  {
    header: "Durum",
    isState: true,
    cell: ({ state }: CreationSummary) => (
      <Badge variant="light" miw="max-content" color={colors[state]}>
        {creationStateLabels[state]}
      </Badge>
    ),
  },
  {
    header: "Token",
    cell: ({ steps }: CreationSummary) => formatNumber(steps.reduce((sum, { usage }) => sum + (usage?.tokens ?? 0), 0)),
  },
  {
    header: "Yazı",
    cell: ({ postId }: CreationSummary) =>
      postId === null ? (
        "—"
      ) : (
        <Anchor component={Link} to={adminPaths.editPost(postId)}>
          Düzenle
        </Anchor>
      ),
  },
];

interface Props {
  onShow: (id: number) => void;
  onPreview: (id: number) => void;
}

/** Lists running and ended creations, with buttons that show the progress and the text. */
export function CreationList({ onShow, onPreview }: Props) {
  const list = useListState();
  const query = trpc.admin.creations.list.useQuery(
    { page: list.page },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.items.some((each) => each.state === "running") ? POLL_MS : false),
    },
  );
  const actions = ({ id, steps }: CreationSummary) => [
    ...(steps.some(({ name, state }) => name === "generate" && state === "done")
      ? [{ label: "Önizle", run: () => onPreview(id) }]
      : []),
  ];
  return (
    <section aria-labelledby="creations-title">
      <Title order={2} size="h4" id="creations-title" mb="xs">
        Oluşturmalar
      </Title>
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, open: ({ id }) => onShow(id), actions }} />
    </section>
  );
}
