import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { type AdminInstitution, createInstitutionInput } from "@site/contract/becayis/board/reference/admin-schema";
import { boardSettingTexts, institutionKindLabels } from "@site/contract/becayis/board/settings/labels";
import type { z } from "zod";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";

const options = Object.entries(institutionKindLabels).map(([value, label]) => ({ value, label }));

/** Renders the dialog that adds or renames an institution. */
export function InstitutionForm({ entry, onClose }: { entry: AdminInstitution | undefined; onClose: () => void }) {
  const { institutions } = trpc.admin.becayis.reference;
  const save = useSaveMutation({
    create: institutions.create,
    update: institutions.update,
    texts: { failure: boardSettingTexts.entryFailed },
    invalidates: [trpc.useUtils().admin.becayis],
  });
  return (
    <FormDialog<z.output<typeof createInstitutionInput>, unknown>
      title={entry ? "Kurumu Düzenle" : "Yeni Kurum"}
      schema={createInstitutionInput}
      initialValues={{ name: entry?.name ?? "", kind: entry?.kind ?? "other" }}
      draft={`institutionDraft:${entry?.id ?? "new"}`}
      save={(values) => save(values, entry?.id)}
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
