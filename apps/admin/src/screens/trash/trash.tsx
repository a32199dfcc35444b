import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { trashEntityLabels, trashTexts } from "@site/contract/trash/labels";
import { type TrashItem, trashEntity } from "@site/contract/trash/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const kinds = trashEntity.options.map((value) => ({ value, label: trashEntityLabels[value] }));
const filters = [{ name: "tur", label: "Tür", options: kinds }];
const row = { key: ({ id }: TrashItem) => id, name: ({ title }: TrashItem) => title };
const columns = [
  { header: "Ad", cell: ({ title }: TrashItem) => title },
  { header: "Tür", cell: ({ entity }: TrashItem) => trashEntityLabels[entity] },
  { header: "Silinme", cell: ({ deletedAt }: TrashItem) => formatDate(deletedAt), isShort: true },
  { header: "Tamamen silinecek", cell: ({ purgeAfter }: TrashItem) => formatDate(purgeAfter), isShort: true },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} kayıt`,
  loading: "Çöp kutusu yükleniyor…",
  failed: "Çöp kutusu yüklenemedi",
  empty: { title: "Çöp kutusu boş", text: "Sildiğiniz kayıtlar 30 gün boyunca burada durur." },
  notFound: { title: "Kayıt bulunamadı", text: "Bu türde silinmiş bir kayıt yok." },
};

/** Lists records deleted in the last 30 days, and restores them. */
export function TrashScreen() {
  const list = useListAddress(filters);
  const query = trpc.admin.trash.list.useQuery(
    { page: list.page, entity: trashEntity.safeParse(list.chosen("tur")).data },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const { admin, blog } = trpc.useUtils();
  const restore = useAdminMutation(trpc.admin.trash.restore, {
    fallback: trashTexts.restoreFailed,
    invalidates: [admin, blog],
  });
  const restoreRow = ({ entity, entityId }: TrashItem) =>
    restore.mutateAsync({ entity, entityId }).catch(() => undefined); // the mutation has shown the error
  const actions = (item: TrashItem) => [{ label: "Geri Getir", run: () => restoreRow(item) }];
  const restoreAll = async (items: TrashItem[]) => {
    for (const { entity, entityId } of items) await restore.mutateAsync({ entity, entityId });
    return true;
  };
  return (
    <Screen title="Çöp Kutusu">
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ columns, actions }}
        bulkActions={[{ label: "Geri Getir", run: restoreAll }]}
      />
    </Screen>
  );
}
