import { Alert, Button, Text } from "@mantine/core";
import { aiConfigurationTexts, aiProviders } from "@site/contract/ai/configurations/labels";
import {
  type AiConfiguration,
  createAiConfigurationInput,
  storedAiConfigurationForm,
} from "@site/contract/ai/configurations/schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { FormCard } from "../../kit/forms/form-card.tsx";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";
import { aiSettingsAnchors } from "./anchors.ts";
import { ConfigurationFields, emptyConfiguration } from "./configuration-fields.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useConnectionTest } from "./use-connection-test.ts";

const storedSchema = storedAiConfigurationForm;

/** Lists the AI configurations. If the provider has withdrawn a model, one click replaces it by its successor. */
export function Configurations() {
  const query = trpc.admin.aiConfigurations.list.useQuery();
  const invalidates = [trpc.useUtils().admin.aiConfigurations, trpc.useUtils().admin.ai];
  const save = useSaveMutation({
    create: trpc.admin.aiConfigurations.create,
    update: trpc.admin.aiConfigurations.update,
    texts: {
      create: { success: aiConfigurationTexts.created, fallback: aiConfigurationTexts.createFailed },
      update: { success: aiConfigurationTexts.updated, fallback: aiConfigurationTexts.updateFailed },
    },
    invalidates,
  });
  const remove = useAdminMutation(trpc.admin.aiConfigurations.remove, {
    fallback: aiConfigurationTexts.removeFailed,
    invalidates,
  });
  const test = useConnectionTest(trpc.admin.ai.testConnection.useMutation(), aiConfigurationTexts.testFailed);
  const makeDefault = (row: AiConfiguration) => void save({ ...row, isDefault: true }, row.id).catch(() => undefined);
  const askToRemove = ({ id, name }: AiConfiguration) =>
    confirm({
      title: "AI Yapılandırmasını Sil",
      subject: name,
      consequence: "adlı yapılandırma, kayıtlı API anahtarıyla birlikte silinecek.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  return (
    <SettingSection
      anchor={aiSettingsAnchors.configurations}
      title="AI Yapılandırmaları"
      hint="Yazı ve görsel önerilerinin alındığı servis ve model. Anahtarlar şifreli saklanır."
      empty={{
        title: "Henüz yapılandırma yok",
        text: "Google AI Studio'dan aldığınız bir API anahtarıyla başlayabilirsiniz.",
      }}
      add="Yapılandırma Ekle"
      query={query}
      details={(row) => (
        <>
          <Text size="sm" c="dimmed">
            {aiProviders[row.provider]} · {row.model} · {row.apiKey}
          </Text>
          <RetiredModel row={row} onReplace={(model) => save({ ...row, model }, row.id)} />
        </>
      )}
      actions={(row) => [
        {
          label: "Bağlantıyı Dene",
          isRunning: test.isRunning(row.id),
          run: () => void test.run({ id: row.id, apiKey: row.apiKey, model: row.model }),
        },
        ...(row.isDefault ? [] : [{ label: "Varsayılan Yap", run: () => makeDefault(row) }]),
        { label: "Sil", run: () => void askToRemove(row) },
      ]}
      renderEditor={({ id, ...row }, close) => (
        <FormCard<typeof emptyConfiguration, AiConfiguration>
          title={`Düzenle: ${row.name}`}
          schema={storedSchema}
          initialValues={{ ...row, apiKey: "" }}
          draft={`aiConfigurationDraft:${id}`}
          secrets={["apiKey"]}
          save={(values) => save(values, id)}
          onClose={close}
        >
          {(form) => <ConfigurationFields form={form} stored={{ ...row, id }} />}
        </FormCard>
      )}
      renderCreator={(close) => (
        <FormDialog<typeof emptyConfiguration, AiConfiguration>
          title="Yeni AI Yapılandırması"
          schema={createAiConfigurationInput}
          initialValues={emptyConfiguration}
          draft="aiConfigurationDraft:new"
          secrets={["apiKey"]}
          save={(values) => save(values)}
          onClose={close}
        >
          {(form) => <ConfigurationFields form={form} stored={undefined} />}
        </FormDialog>
      )}
    />
  );
}

/** Warns that the provider no longer offers the model, and suggests a successor. */
function RetiredModel({ row, onReplace }: { row: AiConfiguration; onReplace: (model: string) => Promise<unknown> }) {
  const { data } = trpc.admin.ai.availableModels.useQuery(
    { id: row.id },
    { enabled: row.isActive, staleTime: 300_000 },
  );
  if (!data?.isLive || data.text.includes(row.model)) return null;
  const successor = data.text.find((name) => /-flash$/.test(name)) ?? data.text[0];
  return (
    <Alert color="warning" role="status" mt="sm" title={aiConfigurationTexts.modelRetired(row.model)}>
      {successor && (
        <Button size="sm" variant="default" onClick={() => void onReplace(successor).catch(() => undefined)}>
          {aiConfigurationTexts.replaceModel(successor)}
        </Button>
      )}
    </Alert>
  );
}
