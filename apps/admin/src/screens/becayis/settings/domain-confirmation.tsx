import { Stack, Text, TextInput } from "@mantine/core";
import {
  type ConfirmDomainInput,
  confirmDomainInput,
  type InstitutionDomain,
} from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

/**
 * Renders the dialog that confirms a domain with the address of a page that names it. From then on members can prove
 * that they work at the institution by a mailed code.
 */
export function DomainConfirmation({ domain, onClose }: { domain: InstitutionDomain; onClose: () => void }) {
  const { domains } = trpc.admin.becayis;
  const save = useAdminMutation(domains.update, {
    fallback: adminStaffTexts.confirmFailed,
    invalidates: [trpc.useUtils().admin.becayis.domains],
  });
  return (
    <FormDialog<ConfirmDomainInput, unknown>
      title="Alan Adını Doğrula"
      schema={confirmDomainInput}
      initialValues={{ source: "", checkedOn: "" }}
      draft={`domainConfirmationDraft:${domain.id}`}
      save={(values) => save.mutateAsync({ id: domain.id, ...values })}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Text>
            {domain.institution}: {domain.domain}
          </Text>
          <TextInput
            label="Kaynak"
            description="Kurumun bu alan adındaki bir e-posta adresini gösteren sayfa, örneğin iletişim sayfası."
            type="url"
            data-autofocus
            {...form.getInputProps("source")}
          />
          <TextInput label="Kaynağa bakılan gün" type="date" {...form.getInputProps("checkedOn")} />
        </Stack>
      )}
    </FormDialog>
  );
}
