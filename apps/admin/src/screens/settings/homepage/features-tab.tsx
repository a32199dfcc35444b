import { Button } from "@mantine/core";
import { orderTexts } from "@site/contract/common/order";
import type { AdminFeature } from "@site/contract/site/homepage/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { OrderedScreen } from "../ordered-screen.tsx";
import { FeatureForm } from "./feature-form.tsx";

const row = { key: ({ id }: AdminFeature) => id, name: ({ title }: AdminFeature) => title };

/** Lists the home page's areas of expertise in their order, which the user can change. */
export function FeaturesTab() {
  const [edited, setEdited] = useState<AdminFeature | "new">();
  const { features } = trpc.useUtils().admin.homepage;
  const query = trpc.admin.homepage.features.list.useQuery(undefined, { staleTime: 0 });
  const order = useAdminMutation(trpc.admin.homepage.features.order, {
    success: orderTexts.changed,
    fallback: orderTexts.failed,
    invalidates: [features],
  });
  const remove = useAdminMutation(trpc.admin.homepage.features.remove, {
    fallback: "Uzmanlık alanı silinirken bir hata oluştu.",
    invalidates: [features],
  });
  const askToRemove = ({ id, title }: AdminFeature) =>
    confirm({
      title: "Uzmanlık Alanını Sil",
      subject: title,
      consequence: "alanı ana sayfadan silinecek. Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const add = <Button onClick={() => setEdited("new")}>Yeni Alan</Button>;
  return (
    <>
      <OrderedScreen
        title="Uzmanlık Alanları"
        failed="Uzmanlık alanları yüklenemedi"
        empty={{
          title: "Henüz uzmanlık alanı yok",
          text: "İlkini ekleyin; ana sayfada kart olarak görünür.",
          action: add,
        }}
        {...{ query, row }}
        details={({ description }) => description}
        hidden={({ isActive }) => (isActive ? undefined : "Gizli")}
        onOrder={(ids) => order.mutateAsync({ ids })}
        onEdit={setEdited}
        onRemove={(feature) => void askToRemove(feature)}
        actions={add}
      />
      {edited && <FeatureForm feature={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
