import { Button } from "@mantine/core";
import { orderTexts } from "@site/contract/common/order";
import type { AdminProject } from "@site/contract/site/homepage/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { OrderedScreen } from "../ordered-screen.tsx";
import { ProjectForm } from "./project-form.tsx";

const row = { key: ({ id }: AdminProject) => id, name: ({ name }: AdminProject) => name };

/** Lists the home page's projects in their order, which the user can change. */
export function ProjectsTab() {
  const [edited, setEdited] = useState<AdminProject | "new">();
  const { projects } = trpc.useUtils().admin.homepage;
  const query = trpc.admin.homepage.projects.list.useQuery(undefined, { staleTime: 0 });
  const order = useAdminMutation(trpc.admin.homepage.projects.order, {
    success: orderTexts.changed,
    fallback: orderTexts.failed,
    invalidates: [projects],
  });
  const remove = useAdminMutation(trpc.admin.homepage.projects.remove, {
    fallback: "Proje silinirken bir hata oluştu.",
    invalidates: [projects],
  });
  const askToRemove = ({ id, name }: AdminProject) =>
    confirm({
      title: "Projeyi Sil",
      subject: name,
      consequence: "projesi ana sayfadan silinecek. Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const add = <Button onClick={() => setEdited("new")}>Yeni Proje</Button>;
  return (
    <>
      <OrderedScreen
        title="Projeler"
        failed="Projeler yüklenemedi"
        empty={{ title: "Henüz proje yok", text: "İlk projeyi ekleyin; ana sayfadaki listede görünür.", action: add }}
        {...{ query, row }}
        details={({ technology }) => technology}
        hidden={({ isActive }) => (isActive ? undefined : "Gizli")}
        onOrder={(ids) => order.mutateAsync({ ids })}
        onEdit={setEdited}
        onRemove={(project) => void askToRemove(project)}
        actions={add}
      />
      {edited && <ProjectForm project={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
