import { Button, Fieldset, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { getServerError } from "@site/browser/calls/server-error";
import { adminPaths } from "@site/contract/admin-paths";
import { creationTexts } from "@site/contract/ai/creations/labels";
import { creationLimits, startCreationInput } from "@site/contract/ai/creations/schema";
import { Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { readDraft } from "../../kit/drafts/draft.ts";
import { useDraft } from "../../kit/drafts/use-draft.ts";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { aiSettingsAnchors } from "../ai/anchors.ts";
import { ConfigurationRequired } from "./configuration-required.tsx";
import { type CreationChoices, chooseTemplate, useCreationChoices } from "./use-creation-choices.ts";

const DRAFT = "creationDraft:new";
const emptyTask = { topic: "", imageQuery: "" };

/** Renders the form that starts a creation: topic, search term for images, AI configuration and system prompt. */
export function CreationForm({ onStarted }: { onStarted: (id: number) => void }) {
  const choices = useCreationChoices();
  const { failure } = choices;
  if (failure)
    return <LoadFailed title="Yapılandırmalar yüklenemedi" isRetrying={failure.isRetrying} onRetry={failure.retry} />;
  if (choices.isMissing)
    return (
      <ConfigurationRequired
        hasConfiguration={choices.configurations.length > 0}
        hasTemplate={choices.templates.length > 0}
      />
    );
  return <FilledForm choices={choices} onStarted={onStarted} />;
}

function FilledForm({ choices, onStarted }: { choices: CreationChoices; onStarted: (id: number) => void }) {
  const { configurations, templates, isLoading } = choices;
  const form = useForm({ initialValues: readDraft(DRAFT, emptyTask)?.values ?? emptyTask });
  const [started, setStarted] = useState(emptyTask);
  const isDirty = form.values.topic !== started.topic || form.values.imageQuery !== started.imageQuery;
  useDraft({ key: DRAFT, values: form.values, isDirty, unsaved: () => (isDirty ? form.values : undefined) });
  const [configuration, setConfiguration] = useState<string>();
  const [template, setTemplate] = useState<string>();
  const { creations } = trpc.useUtils().admin;
  const start = useAdminMutation(trpc.admin.creations.start, {
    success: creationTexts.started,
    failure: (serverError) =>
      Object.keys(serverError?.fields ?? {}).length > 0
        ? undefined
        : (serverError?.message ?? creationTexts.generateFailed),
    invalidates: [creations],
  });
  const isVisual = form.values.imageQuery.trim() !== "";
  // Until the user chooses, these are the default configuration and the template that fits the form.
  const configurationId =
    configuration ?? getId(configurations.find(({ isDefault }) => isDefault) ?? configurations[0]);
  const templateId = template ?? getId(chooseTemplate(templates, isVisual));

  async function submit(): Promise<void> {
    const input = startCreationInput.safeParse({
      ...form.values,
      configurationId: Number(configurationId) || undefined,
      templateId: Number(templateId) || undefined,
    });
    form.clearErrors();
    for (const { path, message } of input.error?.issues ?? []) form.setFieldError(String(path[0]), message);
    if (!input.success) return;
    try {
      const creation = await start.mutateAsync(input.data);
      creations.get.setData({ id: creation.id }, creation); // marks it as running, so that its end opens the editor
      setStarted(form.values);
      onStarted(creation.id);
    } catch (error) {
      form.setErrors(getServerError(error)?.fields ?? {}); // other errors were shown as a notification
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Fieldset legend="Yeni yazı">
        <Stack>
          <Textarea
            label="Konu"
            description="Yazının neyi anlatmasını istediğinizi birkaç cümleyle yazın."
            autosize
            minRows={3}
            maxLength={creationLimits.topicLength}
            {...form.getInputProps("topic")}
          />
          <TextInput
            label="Görsel arama terimi"
            description="İsteğe bağlı. Yazarsanız metne uygun fotoğraflar eklenir."
            {...form.getInputProps("imageQuery")}
          />
          <Choice
            label="AI yapılandırması"
            add="Yapılandırma Ekle"
            anchor={aiSettingsAnchors.configurations}
            options={configurations}
            value={configurationId}
            error={form.errors.configurationId}
            onChoose={setConfiguration}
          />
          <Choice
            label="Sistem şablonu"
            add="Şablon Ekle"
            anchor={aiSettingsAnchors.prompts}
            options={templates}
            value={templateId}
            error={form.errors.templateId}
            onChoose={setTemplate}
          />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={isLoading || start.isPending}
              leftSection={<Sparkles size={18} aria-hidden />}
            >
              Oluştur
            </Button>
          </Group>
        </Stack>
      </Fieldset>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  /** Label of the link to the screen that adds an option. */
  add: string;
  anchor: string;
  options: { id: number; name: string }[];
  value: string;
  error: ReactNode;
  onChoose: (value: string) => void;
}

function Choice({ label, add, anchor, options, value, error, onChoose }: ChoiceProps) {
  return (
    <Group align="flex-end" wrap="wrap">
      <NativeSelect
        flex="1 1 14rem"
        label={label}
        data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <Button variant="default" component={Link} to={{ pathname: adminPaths.aiSettings, hash: anchor }}>
        {add}
      </Button>
    </Group>
  );
}

function getId(option: { id: number } | undefined): string {
  return option ? String(option.id) : "";
}
