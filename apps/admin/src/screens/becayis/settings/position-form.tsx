import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { type AdminPosition, createPositionInput } from "@site/contract/becayis/board/reference/admin-schema";
import { boardSettingTexts, serviceClassLabels } from "@site/contract/becayis/board/settings/labels";
import type { z } from "zod";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";

const options = Object.entries(serviceClassLabels).map(([value, label]) => ({ value, label }));

/**
 * Renders the dialog that adds or renames a title. The service class of an existing one cannot change, because matches
 * depend on it.
 */
export function PositionForm({ entry, onClose }: { entry: AdminPosition | undefined; onClose: () => void }) {
  const { positions } = trpc.admin.becayis.reference;
  const save = useSaveMutation({
    create: positions.create,
    update: positions.update,
    toChanges: ({ name }) => ({ name }),
    texts: { failure: boardSettingTexts.entryFailed },
    invalidates: [trpc.useUtils().admin.becayis],
  });
  return (
    <FormDialog<z.output<typeof createPositionInput>, unknown>
      title={entry ? "Unvanı Düzenle" : "Yeni Unvan"}
      schema={createPositionInput}
      initialValues={{ name: entry?.name ?? "", serviceClass: entry?.serviceClass ?? "GİH" }}
      draft={`positionDraft:${entry?.id ?? "new"}`}
      save={(values) => save(values, entry?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label="Ad" data-autofocus {...form.getInputProps("name")} />
          <NativeSelect
            label="Hizmet sınıfı"
            data={options}
            disabled={entry !== undefined}
            {...form.getInputProps("serviceClass")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
