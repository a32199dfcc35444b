import { MultiSelect, Stack, TextInput } from "@mantine/core";
import {
  type AdminWindow,
  type CreateWindowInput,
  createWindowInput,
} from "@site/contract/becayis/papers/calendar/admin-schema";
import { adminCalendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { filterFolded } from "../../../kit/lists/fold-filter.ts";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { InstitutionSelect } from "../institution-select.tsx";

/** Renders the dialog that adds or changes an application window. The institution of an existing one cannot change. */
export function WindowForm({ window, onClose }: { window: AdminWindow | undefined; onClose: () => void }) {
  const { windows } = trpc.admin.becayis;
  const { data: positions } = trpc.reference.positions.useQuery();
  const save = useSaveMutation({
    create: windows.create,
    update: windows.update,
    toChanges: ({ institutionId: _, ...changes }) => changes,
    texts: { failure: adminCalendarTexts.saveFailed },
    invalidates: [trpc.useUtils().admin.becayis.windows],
  });
  return (
    <FormDialog<CreateWindowInput, unknown>
      title={window ? "Başvuru Dönemini Düzenle" : "Yeni Başvuru Dönemi"}
      schema={createWindowInput}
      initialValues={{
        institutionId: window?.institutionId ?? 0,
        positionIds: window?.positionIds ?? [],
        firstDay: window?.firstDay ?? "",
        lastDay: window?.lastDay ?? "",
        source: window?.source ?? "",
      }}
      draft={`windowDraft:${window?.id ?? "new"}`}
      save={(values) => save(values, window?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <InstitutionSelect form={form} isDisabled={window !== undefined} />
          <MultiSelect
            label="Unvanlar"
            description="Boş bırakılırsa dönem bütün unvanlar içindir."
            data={positions?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
            searchable
            filter={filterFolded}
            comboboxProps={{ keepMounted: false }}
            {...form.getInputProps("positionIds")}
            value={form.getValues().positionIds.map(String)}
            onChange={(ids) => form.getInputProps("positionIds").onChange(ids.map(Number))}
          />
          <TextInput label="İlk gün" type="date" {...form.getInputProps("firstDay")} />
          <TextInput
            label="Son gün"
            description="Başvurunun kabul edildiği son gün."
            type="date"
            {...form.getInputProps("lastDay")}
          />
          <TextInput
            label="Kaynak"
            description="Kurumun duyurusunun adresi."
            type="url"
            {...form.getInputProps("source")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
