import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { type AdminInstitution, createInstitutionInput } from "@site/contract/becayis/reference/admin-schema";
import { boardSettingTexts, institutionKindLabels } from "@site/contract/becayis/settings/labels";
import type { z } from "zod";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const options = Object.entries(institutionKindLabels).map(([value, label]) => ({ value, label }));

/** Adds or renames an institution. */
export function InstitutionForm({ entry, onClose }: { entry: AdminInstitution | undefined; onClose: () => void }) {
  const { institutions } = trpc.admin.becayis.reference;
  const results = {
    success: ({ message }: { message: string }) => message,
    failure: boardSettingTexts.entryFailed,
    invalidates: [trpc.useUtils().admin.becayis],
  };
  const create = useAdminMutation(institutions.create, results);
  const update = useAdminMutation(institutions.update, results);
  return (
    <FormDialog<z.output<typeof createInstitutionInput>, unknown>
      title={entry ? "Kurumu Düzenle" : "Yeni Kurum"}
      schema={createInstitutionInput}
      initialValues={{ name: entry?.name ?? "", kind: entry?.kind ?? "other" }}
      draft={`institutionDraft:${entry?.id ?? "new"}`}
      save={(values) => (entry ? update.mutateAsync({ id: entry.id, ...values }) : create.mutateAsync(values))}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label="Ad" data-autofocus {...form.getInputProps("name")} />
          <NativeSelect label="Tür" data={options} {...form.getInputProps("kind")} />
        </Stack>
      )}
    </FormDialog>
  );
}
