import { Button, Stack } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import {
  consentSourceLabels,
  subscriberStateLabels,
  subscriberTexts,
} from "@site/contract/readers/subscribers/list/labels";
import {
  type SubscriberPage,
  type SubscriberRow,
  subscriberState,
} from "@site/contract/readers/subscribers/list/schema";
import { frequencyLabels } from "@site/contract/readers/subscribers/subscriptions/labels";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { StatCards } from "../../kit/lists/stat-cards.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { saveFile } from "../../kit/save-file.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const filters = [
  {
    name: "durum",
    label: "Durum",
    options: subscriberState.options.map((value) => ({ value, label: subscriberStateLabels[value] })),
  },
] as const;
const row = { key: ({ id }: SubscriberRow) => id, name: ({ email }: SubscriberRow) => email };
const columns = [
  { header: "E-posta", cell: ({ email }: SubscriberRow) => email },
  { header: "Durum", cell: ({ state }: SubscriberRow) => subscriberStateLabels[state], isShort: true, isState: true },
  { header: "Sıklık", cell: ({ frequency }: SubscriberRow) => frequencyLabels[frequency], isPlain: true },
  { header: "Konular", cell: ({ categories }: SubscriberRow) => categories.join(", ") || "Hepsi" },
  { header: "Onay", cell: getConsent },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} abone`,
  loading: "Aboneler yükleniyor…",
  failed: "Aboneler yüklenemedi",
  empty: {
    title: "Henüz abone yok",
    text: "Yazıların, kategori sayfalarının ve sayfa altının takip formunu dolduranlar burada görünür.",
  },
  notFound: { title: "Abone bulunamadı", text: "Aramayı veya durumu değiştirin." },
};
type Counts = SubscriberPage["counts"];
const cards = subscriberState.options.map((state) => ({
  label: subscriberStateLabels[state],
  findText: (counts: Counts) => formatNumber(counts[state]),
}));

/** Lists the subscribers of the blog, exports and deletes them. */
export function SubscribersScreen() {
  const list = useListAddress(filters);
  const filter = { state: subscriberState.safeParse(list.chosen("durum")).data, search: list.search || undefined };
  const query = trpc.admin.subscribers.page.useQuery(
    { ...filter, page: list.page },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const { subscribers } = trpc.useUtils().admin;
  const exportCsv = useAdminMutation(trpc.admin.subscribers.export, {
    success: ({ csv }) => {
      saveFile("aboneler.csv", csv, "text/csv");
      return subscriberTexts.exported;
    },
    invalidates: [],
  });
  const remove = useAdminMutation(trpc.admin.subscribers.remove, {
    invalidates: [subscribers],
  });
  const askToRemove = ({ id, email }: SubscriberRow) =>
    confirm({
      title: "Aboneyi Sil",
      subject: email,
      consequence:
        "listeden ve gönderim sayılarından kalıcı olarak silinecek. Kişi isterse formu yeniden doldurabilir.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const actions = (subscriber: SubscriberRow) => [{ label: "Sil", run: () => askToRemove(subscriber) }];
  const buttons = (
    <Button variant="default" loading={exportCsv.isPending} onClick={() => exportCsv.mutate(filter)}>
      CSV İndir
    </Button>
  );
  return (
    <Screen title="Aboneler" actions={buttons}>
      <Stack>
        {!query.isError && <StatCards stats={query.data?.counts} cards={cards} />}
        <div>
          <ResourceTable
            {...{ query, list, texts, row }}
            layout={{ columns, actions }}
            searchPlaceholder="E-posta adresi ara…"
          />
        </div>
      </Stack>
    </Screen>
  );
}

function getConsent({ consentAt, consentSource, consentProof }: SubscriberRow): string {
  if (consentAt === null) return "Bekleniyor";
  return [formatDate(consentAt), consentSourceLabels[consentSource], consentProof].filter(Boolean).join(", ");
}
