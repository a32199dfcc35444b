import { Button } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminTag } from "@site/contract/blog/terms/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { runSteps } from "../../kit/run-steps.tsx";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useRestore } from "../trash/use-restore.ts";
import { TagForm } from "./tag-form.tsx";
import { TermTools } from "./term-tools.tsx";

const row = { key: ({ id }: AdminTag) => id, name: ({ name }: AdminTag) => name };
const columns = [
  { header: "Ad", cell: ({ name }: AdminTag) => name },
  { header: "Adres", cell: ({ slug }: AdminTag) => slug },
  { header: "Tarih", cell: ({ createdAt }: AdminTag) => formatDate(createdAt), isShort: true },
];

/** Lists the tags with a search, twelve per page. */
export function TagsScreen() {
  const [edited, setEdited] = useState<AdminTag | "new">();
  const list = useListAddress();
  const { admin, blog } = trpc.useUtils();
  const invalidates = [admin.tags, admin.dashboard, blog];
  const restore = useRestore("tag", invalidates);
  const remove = useAdminMutation(trpc.admin.tags.remove, {
    success: adminTermTexts.tagRemoved,
    fallback: adminTermTexts.tagRemoveFailed,
    invalidates,
    undo: (_, { id }) => restore(id),
  });
  const cleanUp = useAdminMutation(trpc.admin.tags.cleanupUnused, {
    success: ({ deletedCount }) => adminTermTexts.tagsCleaned(deletedCount),
    fallback: adminTermTexts.tagRemoveFailed,
    invalidates,
  });
  const query = trpc.admin.tags.list.useQuery(undefined, {});
  async function askToRemove({ id, name }: AdminTag): Promise<void> {
    const isConfirmed = await confirm({
      title: "Etiketi Sil",
      subject: name,
      consequence: "etiketi silinecek ve yazılardan kaldırılacak. 30 gün boyunca geri getirilebilir.",
      action: "Sil",
      isDangerous: true,
    });
    if (!isConfirmed) return;
    await runSteps({
      title: "Etiket siliniyor",
      steps: [{ label: "Etiket siliniyor", run: () => remove.mutateAsync({ id }) }],
    });
  }
  const actions = (tag: AdminTag) => [{ label: "Sil", run: () => askToRemove(tag) }];
  const newTag = <Button onClick={() => setEdited("new")}>Yeni Etiket</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} etiket`,
    loading: "Etiketler yükleniyor…",
    failed: "Etiketler yüklenemedi",
    empty: { title: "Henüz etiket yok", text: "Etiketler, aynı konudaki yazıları bir araya getirir.", action: newTag },
    notFound: { title: "Etiket bulunamadı", text: "Adı veya adresi aramanıza uyan bir etiket yok." },
  };
  return (
    <Screen
      title="Etiketler"
      actions={
        <>
          <TermTools noun="etiket" listUnused={admin.tags.unused.fetch} cleanUp={cleanUp.mutateAsync} />
          {newTag}
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
      {edited && <TagForm tag={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
