import {
  Alert,
  Autocomplete,
  Button,
  Group,
  NumberInput,
  PasswordInput,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { getServerError } from "@site/browser/calls/server-error";
import { aiConfigurationTexts, fallbackModels } from "@site/contract/ai/configurations/labels";
import type { AiConfiguration } from "@site/contract/ai/configurations/schema";
import { settingFields } from "@site/contract/settings/fields";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";

const labels = settingFields.aiConfiguration;

export const emptyConfiguration: Omit<AiConfiguration, "id"> = {
  name: "",
  provider: "gemini",
  apiKey: "",
  model: "gemini-1.5-flash",
  maxTokens: 8192,
  temperature: 0.7,
  isActive: true,
  isDefault: false,
};

interface Props {
  form: UseFormReturnType<typeof emptyConfiguration>;
  /** The stored configuration, whose key is kept if the field is empty. */
  stored: AiConfiguration | undefined;
}

/** Renders the fields of an AI configuration. The key loads the provider's models, and the connection can be tested. */
export function ConfigurationFields({ form, stored }: Props) {
  const [models, setModels] = useState<string[]>(fallbackModels);
  const [result, setResult] = useState<{ isGood: boolean; text: string }>();
  const list = trpc.admin.ai.models.useMutation();
  const test = trpc.admin.ai.testConnection.useMutation();
  const { apiKey, model } = form.values;
  const key = { apiKey: apiKey || (stored?.apiKey ?? ""), id: stored?.id };

  async function loadModels(): Promise<void> {
    if (!key.apiKey) return setResult({ isGood: false, text: aiConfigurationTexts.keyFirst });
    setResult(undefined);
    try {
      const found = await list.mutateAsync(key);
      setModels(found);
      const [first] = found;
      if (first && !found.includes(model)) form.setFieldValue("model", first);
      setResult({ isGood: true, text: `${found.length} model bulundu.` });
    } catch (error) {
      setModels(fallbackModels);
      const reason = getServerError(error)?.message ?? "";
      setResult({ isGood: false, text: `${aiConfigurationTexts.modelsNotLoaded} ${reason}` });
    }
  }

  async function testConnection(): Promise<void> {
    if (!key.apiKey) return setResult({ isGood: false, text: aiConfigurationTexts.keyFirst });
    setResult(undefined);
    const { connected, message } = await test.mutateAsync({ ...key, model }).catch((error: unknown) => ({
      connected: false,
      message: `${aiConfigurationTexts.testFailed} ${getServerError(error)?.message ?? ""}`,
    }));
    setResult({ isGood: connected, text: message });
  }

  return (
    <Stack gap="sm">
      <TextInput label={labels.name} data-autofocus {...form.getInputProps("name")} />
      <PasswordInput
        label={labels.apiKey}
        autoComplete="off"
        placeholder={stored ? `Kayıtlı anahtar korunur (${stored.apiKey})` : undefined}
        visibilityToggleButtonProps={{ "aria-label": "Anahtarı göster veya gizle" }}
        {...form.getInputProps("apiKey")}
      />
      <Autocomplete
        label={labels.model}
        description="Listeden seçin veya model adını yazın"
        spellCheck={false}
        data={models}
        filter={({ options }) => options}
        {...form.getInputProps("model")}
      />
      <Group gap="xs">
        <Button size="sm" variant="default" loading={list.isPending} onClick={() => void loadModels()}>
          Modelleri Yenile
        </Button>
        <Button size="sm" variant="default" loading={test.isPending} onClick={() => void testConnection()}>
          Bağlantıyı Dene
        </Button>
      </Group>
      {result && (
        <Alert color={result.isGood ? "success" : "danger"} role={result.isGood ? "status" : "alert"}>
          <Text size="sm">{result.text}</Text>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={labels.maxTokens}
          min={1}
          max={32_768}
          allowDecimal={false}
          {...form.getInputProps("maxTokens")}
        />
        <NumberInput
          label={labels.temperature}
          min={0}
          max={2}
          step={0.1}
          decimalScale={1}
          decimalSeparator=","
          {...form.getInputProps("temperature")}
        />
      </SimpleGrid>
      <Switch label={labels.isActive} {...form.getInputProps("isActive", { type: "checkbox" })} />
      <Switch label={labels.isDefault} {...form.getInputProps("isDefault", { type: "checkbox" })} />
    </Stack>
  );
}
