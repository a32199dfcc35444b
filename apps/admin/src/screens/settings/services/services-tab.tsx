import { Button } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { orderTexts } from "@site/contract/common/order";
import type { AdminServiceRow } from "@site/contract/site/services/admin-schema";
import { adminServiceTexts, serviceStatuses } from "@site/contract/site/services/labels";
import { Link, useNavigate } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { OrderedScreen } from "../ordered-screen.tsx";

const row = { key: ({ id }: AdminServiceRow) => id, name: ({ name }: AdminServiceRow) => name };

/** Lists the services in their order, which the user can change. */
export function ServicesTab() {
  const navigate = useNavigate();
  const { services } = trpc.useUtils().admin;
  const query = trpc.admin.services.list.useQuery(undefined, { staleTime: 0 });
  const order = useAdminMutation(trpc.admin.services.order, {
    success: orderTexts.changed,
    fallback: orderTexts.failed,
    invalidates: [services],
  });
  const remove = useAdminMutation(trpc.admin.services.remove, {
    success: adminServiceTexts.removed,
    fallback: adminServiceTexts.removeFailed,
    invalidates: [services],
  });
  const askToRemove = ({ id, name }: AdminServiceRow) =>
    confirm({
      title: "Hizmeti Sil",
      subject: name,
      consequence: "hizmeti ve sayfası silinecek. Bu işlem geri alınamaz; yalnızca gizlemek için durumunu değiştirin.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const add = (
    <Button component={Link} to={adminPaths.newSettingsService}>
      Yeni Hizmet
    </Button>
  );
  return (
    <OrderedScreen
      title="Hizmetler"
      failed="Hizmetler yüklenemedi"
      empty={{
        title: "Henüz hizmet yok",
        text: "İlk hizmeti ekleyin; menüde ve hizmetler sayfasında görünür.",
        action: add,
      }}
      {...{ query, row }}
      details={({ category, url }) => [category, url || "Adresi yok, “Hizmeti Kullan” düğmesi gösterilmez"].join(" · ")}
      hidden={({ status }) => (status === "active" ? undefined : serviceStatuses.inactive)}
      onOrder={(ids) => order.mutateAsync({ ids })}
      onEdit={({ id }) => void navigate(adminPaths.settingsService(id))}
      onRemove={(service) => void askToRemove(service)}
      actions={add}
    />
  );
}
