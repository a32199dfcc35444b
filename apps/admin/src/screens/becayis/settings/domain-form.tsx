import { Stack, TextInput } from "@mantine/core";
import {
  type CreateDomainInput,
  createDomainInput,
  type InstitutionDomain,
} from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { InstitutionSelect } from "../institution-select.tsx";

const empty: CreateDomainInput = { institutionId: 0, domain: "", source: "", checkedOn: "" };

/** Renders the dialog that adds or changes an e-mail domain of an institution. */
export function DomainForm({ domain, onClose }: { domain: InstitutionDomain | undefined; onClose: () => void }) {
  const { domains } = trpc.admin.becayis;
  const save = useSaveMutation({
    create: domains.create,
    update: domains.update,
    texts: { failure: adminStaffTexts.domainFailed },
    invalidates: [trpc.useUtils().admin.becayis.domains],
  });
  const { institutionId, domain: name, source, checkedOn } = domain ?? empty;
  return (
    <FormDialog<CreateDomainInput, unknown>
      title={domain ? "Alan Adını Düzenle" : "Yeni Alan Adı"}
      schema={createDomainInput}
      initialValues={{ institutionId, domain: name, source, checkedOn }}
      draft={`domainDraft:${domain?.id ?? "new"}`}
      save={(values) => save(values, domain?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <InstitutionSelect form={form} />
          <TextInput
            label="Alan adı"
            description="“adalet.gov.tr” gibi; alt alan adları da kuruma sayılır."
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps("domain")}
          />
          <TextInput
            label="Kaynak"
            description="Kurumun bu alan adındaki bir e-posta adresini gösteren sayfa; ana sayfa yetmez."
            type="url"
            {...form.getInputProps("source")}
          />
          <TextInput label="Kaynağa bakılan gün" type="date" {...form.getInputProps("checkedOn")} />
        </Stack>
      )}
    </FormDialog>
  );
}
