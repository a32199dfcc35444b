import { Box, Code, NativeSelect, Paper, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
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
  petitionTexts,
} from "@site/contract/becayis/papers/petitions/labels";
import { fillTemplate, getSampleValues, placeholders } from "@site/contract/becayis/papers/petitions/placeholders";
import { type PetitionKind, type PetitionTexts, petitionKind } from "@site/contract/becayis/papers/petitions/schema";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";

const kinds = Object.entries(petitionKindLabels).map(([value, label]) => ({ value, label }));
const empty: CreatePetitionTemplateInput = { institutionId: null, kind: "match", ...defaultTemplates.match };

/** Renders the dialog that adds or changes a petition template, with a preview of sample data. */
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

/** Lists the placeholders of petition templates with their meaning. */
function PlaceholderList() {
  return (
    <Box component="details">
      <summary>Yer tutucular</summary>
      <Box component="ul" mt="xs" pl="md">
        {Object.entries(placeholders).map(([name, { meaning }]) => (
          <li key={name}>
            <Code>{`{{${name}}}`}</Code>{" "}
            <Text span size="sm">
              {meaning}
            </Text>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Shows a template filled in with sample data. */
function TemplatePreview({ kind, texts }: { kind: PetitionKind; texts: PetitionTexts }) {
  const fill = (text: string) => fillTemplate(text, getSampleValues(kind));
  return (
    <Paper component="section" withBorder p="md" aria-label="Önizleme">
      <Title order={3} size="h5" mb="sm">
        Önizleme (örnek verilerle)
      </Title>
      <Text ta="center" fw={600} ff="var(--serif)" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {fill(texts.addressee)}
      </Text>
      <Text my="sm" ff="var(--serif)">
        <strong>{petitionTexts.subject}:</strong> {fill(texts.subject)}
      </Text>
      <Text ff="var(--serif)" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {fill(texts.body)}
      </Text>
      <Text mt="sm" ff="var(--serif)" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        <strong>{petitionTexts.attachments}:</strong>
        {`\n${fill(texts.attachments)}`}
      </Text>
    </Paper>
  );
}
