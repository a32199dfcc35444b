import { NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import {
  type CreatePetitionTemplateInput,
  createPetitionTemplateInput,
  type PetitionTemplate,
} from "@site/contract/becayis/papers/petitions/admin-schema";
import { defaultTemplates } from "@site/contract/becayis/papers/petitions/default-templates";
import {
  petitionFieldLabels,
  petitionKindLabels,
  petitionTemplateTexts,
} from "@site/contract/becayis/papers/petitions/labels";
import { petitionKind } from "@site/contract/becayis/papers/petitions/schema";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { PlaceholderList } from "./placeholder-list.tsx";
import { TemplatePreview } from "./template-preview.tsx";

const kinds = Object.entries(petitionKindLabels).map(([value, label]) => ({ value, label }));
const empty: CreatePetitionTemplateInput = { institutionId: null, kind: "match", ...defaultTemplates.match };

/** Adds or changes a template, beside its preview with sample data. */
export function PetitionTemplateForm({
  template,
  onClose,
}: {
  template: PetitionTemplate | undefined;
  onClose: () => void;
}) {
  const { petitions, reference } = trpc.admin.becayis;
  const institutions = reference.institutions.list.useQuery();
  const save = useSaveMutation({
    create: petitions.create,
    update: petitions.update,
    toChanges: ({ institutionId: _, kind: __, ...changes }) => changes,
    texts: { failure: petitionTemplateTexts.saveFailed },
    invalidates: [trpc.useUtils().admin.becayis.petitions],
  });
  const { institutionId, kind, addressee, subject, body, attachments } = template ?? empty;
  const choices = [
    { value: "", label: petitionTemplateTexts.everyInstitution },
    ...(institutions.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormDialog<CreatePetitionTemplateInput, unknown>
      title={template ? "Şablonu Düzenle" : "Yeni Şablon"}
      schema={createPetitionTemplateInput}
      initialValues={{ institutionId, kind, addressee, subject, body, attachments }}
      draft={`petitionTemplateDraft:${template?.id ?? "new"}`}
      save={(values) => save(values, template?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <NativeSelect
            label="Kurum"
            data={choices}
            disabled={template !== undefined}
            value={form.values.institutionId ?? ""}
            error={form.errors.institutionId}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue("institutionId", value === "" ? null : Number(value))
            }
          />
          <NativeSelect
            label="Tür"
            data={kinds}
            disabled={template !== undefined}
            value={form.values.kind}
            onChange={({ currentTarget: { value } }) => {
              const chosen = petitionKind.parse(value);
              form.setValues({ kind: chosen, ...defaultTemplates[chosen] });
            }}
          />
          <Textarea label={petitionFieldLabels.addressee} autosize minRows={2} {...form.getInputProps("addressee")} />
          <TextInput label={petitionFieldLabels.subject} {...form.getInputProps("subject")} />
          <Textarea
            label={petitionFieldLabels.body}
            description="Paragraflar arasında boş bir satır bırakın. Değeri olmayan yer tutucu, parantez içinde tekse parantezle, değilse satırıyla birlikte atlanır."
            autosize
            minRows={8}
            {...form.getInputProps("body")}
          />
          <Textarea
            label={petitionFieldLabels.attachments}
            autosize
            minRows={3}
            {...form.getInputProps("attachments")}
          />
          <PlaceholderList />
          <TemplatePreview kind={form.values.kind} texts={form.values} />
        </Stack>
      )}
    </FormDialog>
  );
}
