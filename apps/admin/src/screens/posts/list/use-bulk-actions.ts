import { adminPostTexts, postStatusLabels } from "@site/contract/blog/posts/admin-labels";
import type { AdminPostRow } from "@site/contract/blog/posts/admin-schema";
import type { BulkChange } from "@site/contract/blog/posts/bulk-schema";
import { postStatus } from "@site/contract/blog/posts/fields";
import { trpc } from "../../../api/trpc.ts";
import { choose } from "../../../kit/dialogs/choose.tsx";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { usePostChange } from "../use-post-change.ts";

const statuses = postStatus.options.map((value) => ({ value, label: postStatusLabels[value] }));
const statusQuestion = {
  title: "Durumu değiştir",
  label: "Durum",
  options: statuses,
  missing: "Lütfen bir durum seçin.",
  action: "Değiştir",
};
const toOptions = (terms: { id: number; name: string }[] | undefined) =>
  (terms ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** Returns the actions on selected posts. Each can be undone. */
export function useBulkActions() {
  const categories = trpc.admin.categories.list.useQuery();
  const tags = trpc.admin.tags.list.useQuery();
  const { mutateAsync } = usePostChange({
    success: (changed) => `${changed} yazı değiştirildi.`,
    failure: adminPostTexts.updateFailed,
  });

  /**
   * Asks for a value, and changes the rows with it.
   * @returns whether they were changed
   */
  async function changeWith(
    question: Parameters<typeof choose>[0],
    getChange: (value: string) => BulkChange,
  ): Promise<boolean> {
    const value = await choose(question);
    if (value === undefined) return false;
    await mutateAsync({ change: getChange(value) });
    return true;
  }

  const getIds = (rows: AdminPostRow[]) => rows.map(({ id }) => id);
  return [
    {
      label: "Durumu Değiştir",
      run: (rows: AdminPostRow[]) =>
        changeWith(statusQuestion, (value) => ({ kind: "status", ids: getIds(rows), status: postStatus.parse(value) })),
    },
    {
      label: "Kategoriye Taşı",
      run: (rows: AdminPostRow[]) =>
        changeWith(
          {
            title: "Kategoriye taşı",
            label: "Kategori",
            options: toOptions(categories.data),
            missing: "Lütfen bir kategori seçin.",
            action: "Taşı",
          },
          (value) => ({ kind: "category", ids: getIds(rows), categoryId: Number(value) }),
        ),
    },
    {
      label: "Etiket Ekle",
      run: (rows: AdminPostRow[]) =>
        changeWith(
          {
            title: "Etiket ekle",
            label: "Etiket",
            options: toOptions(tags.data),
            missing: "Lütfen bir etiket seçin.",
            action: "Ekle",
          },
          (value) => ({ kind: "addTags", ids: getIds(rows), tagIds: [Number(value)] }),
        ),
    },
    {
      label: "Sil",
      run: (rows: AdminPostRow[]) =>
        confirm({
          title: "Yazıları Sil",
          consequence:
            `${rows.length} yazı silinecek ve yayındaysa okurlar onlara ulaşamayacak. ` +
            "30 gün boyunca geri getirilebilirler.",
          action: "Sil",
          isDangerous: true,
          run: () => mutateAsync({ change: { kind: "remove", ids: getIds(rows) } }),
        }),
    },
  ];
}
