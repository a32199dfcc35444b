import { Button } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { CategoryForm } from "./category-form.tsx";
import { TermTools } from "./term-tools.tsx";
import { useRemoveCategory } from "./use-remove-category.ts";

const row = { key: ({ id }: AdminCategory) => id, name: ({ name }: AdminCategory) => name };
const columns = [
  { header: "Ad", cell: ({ name }: AdminCategory) => name },
  { header: "Adres", cell: ({ slug }: AdminCategory) => slug },
  { header: "Tarih", cell: ({ createdAt }: AdminCategory) => formatDate(createdAt), isShort: true },
];

/** Lists the categories with a search, twelve per page. */
export function CategoriesScreen() {
  const [edited, setEdited] = useState<AdminCategory | "new">();
  const list = useListAddress();
  const { admin, blog } = trpc.useUtils();
  const invalidates = [admin.categories, admin.dashboard, blog];
  const askToRemove = useRemoveCategory(invalidates);
  const cleanUp = useAdminMutation(trpc.admin.categories.cleanupUnused, {
    success: ({ deletedCount }) => adminTermTexts.categoriesCleaned(deletedCount),
    fallback: adminTermTexts.categoryRemoveFailed,
    invalidates,
  });
  const query = trpc.admin.categories.list.useQuery(undefined, {});
  const actions = (category: AdminCategory) => [{ label: "Sil", run: () => askToRemove(category) }];
  const newCategory = <Button onClick={() => setEdited("new")}>Yeni Kategori</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} kategori`,
    loading: "Kategoriler yükleniyor…",
    failed: "Kategoriler yüklenemedi",
    empty: { title: "Henüz kategori yok", text: "Her yazı bir kategoride durur.", action: newCategory },
    notFound: { title: "Kategori bulunamadı", text: "Adı veya adresi aramanıza uyan bir kategori yok." },
  };
  return (
    <Screen
      title="Kategoriler"
      actions={
        <>
          <TermTools noun="kategori" listUnused={admin.categories.unused.fetch} cleanUp={cleanUp.mutateAsync} />
          {newCategory}
        </>
      }
    >
      <ResourceTable
        pageSize={limits.termsPerAdminPage}
        getTexts={({ name, slug }) => [name, slug]}
        {...{ query, list, texts, row }}
        layout={{ columns, open: setEdited, actions }}
        searchPlaceholder="Ad veya adres…"
      />
      {edited && <CategoryForm category={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
