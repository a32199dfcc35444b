import { Anchor, SimpleGrid } from "@mantine/core";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { type AdminService, createServiceInput } from "@site/contract/site/services/admin-schema";
import { adminServiceTexts } from "@site/contract/site/services/labels";
import { Link, useNavigate } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { ServiceCardFields, ServicePageFields } from "./service-fields.tsx";
import { emptyService, type ServiceValues, toInput } from "./service-values.ts";

interface Props {
  /** The service to edit; undefined for a new one. */
  service: AdminService | undefined;
}

/** Renders the form of a service: the fields of its card and of its page. */
export function ServiceForm({ service }: Props) {
  const navigate = useNavigate();
  const { services } = trpc.useUtils().admin;
  const save = useSaveMutation({
    create: trpc.admin.services.create,
    update: trpc.admin.services.update,
    texts: {
      success: service ? adminServiceTexts.updated : adminServiceTexts.created,
      failure: adminServiceTexts.failed,
    },
    invalidates: [services.list],
  });
  const { id, ...stored } = service ?? { id: 0, ...emptyService };
  return (
    <FormScreen<ServiceValues, AdminService>
      title={service ? "Hizmeti Düzenle" : "Yeni Hizmet"}
      schema={createServiceInput}
      initialValues={stored}
      draft={`serviceDraft:${service ? id : "new"}`}
      save={(values) => save(toInput(values), service?.id)}
      onSaved={(saved) => !service && void navigate(adminPaths.settingsService(saved.id), { replace: true })}
      above={
        <Anchor component={Link} to={settingsTabPath("services")} inherit mb="md" display="inline-block">
          Hizmetlere dön
        </Anchor>
      }
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
          <ServiceCardFields form={form} isNew={!service} />
          <ServicePageFields form={form} />
        </SimpleGrid>
      )}
    </FormScreen>
  );
}
