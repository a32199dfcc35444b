import { Button, Group, NativeSelect, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { defaultPrompts, promptCategories, promptTemplateTexts } from "@site/contract/ai/prompts/labels";
import { createPromptTemplateInput, type PromptTemplate } from "@site/contract/ai/prompts/schema";
import { settingFields } from "@site/contract/settings/fields";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { FormCard } from "../../kit/forms/form-card.tsx";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";
import { aiSettingsAnchors } from "./anchors.ts";
import { SettingSection } from "./setting-section.tsx";

const labels = settingFields.prompt;

const categories = Object.entries(promptCategories).map(([value, label]) => ({ value, label }));
const standardPrompts: Partial<Record<PromptTemplate["category"], string>> = defaultPrompts;
/** Starting texts offered in categories without a text of their own, with the labels of their buttons. */
const allPrompts = [
  ["Hazır metin: Blog", defaultPrompts.blog],
  ["Hazır metin: Teknik", defaultPrompts.technical],
  ["Hazır metin: Pazarlama", defaultPrompts.marketing],
] as const;
const emptyTemplate: Omit<PromptTemplate, "id" | "usageCount" | "createdAt"> = {
  name: "",
  description: "",
  systemPrompt: "",
  category: "general",
  isActive: true,
  isDefault: false,
};

/** Lists the system prompts for creations; one of them is the default. */
export function Prompts() {
  const query = trpc.admin.promptTemplates.list.useQuery();
  const invalidates = [trpc.useUtils().admin.promptTemplates];
  const save = useSaveMutation({
    create: trpc.admin.promptTemplates.create,
    update: trpc.admin.promptTemplates.update,
    texts: {
      create: { success: promptTemplateTexts.created, fallback: promptTemplateTexts.createFailed },
      update: { success: promptTemplateTexts.updated, fallback: promptTemplateTexts.updateFailed },
    },
    invalidates,
  });
  const remove = useAdminMutation(trpc.admin.promptTemplates.remove, {
    fallback: promptTemplateTexts.removeFailed,
    invalidates,
  });
  const makeDefault = (row: Omit<PromptTemplate, "usageCount" | "createdAt">) =>
    void save({ ...row, isDefault: true }, row.id).catch(() => undefined);
  const askToRemove = ({ id, name }: Pick<PromptTemplate, "id" | "name">) =>
    confirm({
      title: "Sistem Şablonunu Sil",
      subject: name,
      consequence: "adlı şablon silinecek. Bu şablonla oluşturulmuş yazılar değişmez.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  return (
    <SettingSection
      anchor={aiSettingsAnchors.prompts}
      title="Sistem Şablonları"
      hint="AI ile yazı oluştururken modele verilen yönergeler."
      empty={{ title: "Henüz şablon yok", text: "Hazır bir metinle başlayıp kendinize göre düzenleyebilirsiniz." }}
      add="Şablon Ekle"
      query={query}
      details={({ category, description, usageCount, systemPrompt }) => (
        <>
          <Text size="sm" c="dimmed">
            {promptCategories[category]} · {usageCount} kez kullanıldı
          </Text>
          <Text size="sm" lineClamp={2}>
            {description || systemPrompt}
          </Text>
        </>
      )}
      actions={({ usageCount: _, createdAt: __, ...row }) => [
        ...(row.isDefault ? [] : [{ label: "Varsayılan Yap", run: () => makeDefault(row) }]),
        { label: "Sil", run: () => void askToRemove(row) },
      ]}
      renderEditor={({ id, usageCount: _, createdAt: __, ...row }, close) => (
        <FormCard<typeof emptyTemplate, PromptTemplate>
          title={`Düzenle: ${row.name}`}
          schema={createPromptTemplateInput}
          initialValues={row}
          draft={`promptTemplateDraft:${id}`}
          save={(values) => save(values, id)}
          onClose={close}
        >
          {(form) => <PromptFields form={form} />}
        </FormCard>
      )}
      renderCreator={(close) => (
        <FormDialog<typeof emptyTemplate, PromptTemplate>
          title="Yeni Sistem Şablonu"
          schema={createPromptTemplateInput}
          initialValues={emptyTemplate}
          draft="promptTemplateDraft:new"
          save={(values) => save(values)}
          onClose={close}
        >
          {(form) => <PromptFields form={form} />}
        </FormDialog>
      )}
    />
  );
}

function PromptFields({ form }: { form: UseFormReturnType<typeof emptyTemplate> }) {
  const standard = standardPrompts[form.values.category];
  const offered = standard ? [["Hazır metinle başla", standard] as const] : allPrompts;
  return (
    <Stack gap="sm">
      <TextInput label={labels.name} data-autofocus {...form.getInputProps("name")} />
      <TextInput label={labels.description} {...form.getInputProps("description")} />
      <NativeSelect label={labels.category} data={categories} {...form.getInputProps("category")} />
      <Textarea label={labels.systemPrompt} autosize minRows={6} maxRows={20} {...form.getInputProps("systemPrompt")} />
      {form.values.systemPrompt === "" && (
        <Group gap="xs">
          {offered.map(([name, text]) => (
            <Button key={name} size="sm" variant="default" onClick={() => form.setFieldValue("systemPrompt", text)}>
              {name}
            </Button>
          ))}
        </Group>
      )}
      <Switch label={labels.isActive} {...form.getInputProps("isActive", { type: "checkbox" })} />
      <Switch label={labels.isDefault} {...form.getInputProps("isDefault", { type: "checkbox" })} />
    </Stack>
  );
}
