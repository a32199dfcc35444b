import {
  NativeSelect,
  NumberInput,
  PasswordInput,
  SimpleGrid,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { imageQualities, searchOrientations, unsplashDefaults } from "@site/contract/ai/images/labels";
import type { UnsplashSettingView } from "@site/contract/ai/images/schema";
import { settingFields } from "@site/contract/settings/fields";

const labels = settingFields.unsplash;

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const emptyUnsplash: Omit<UnsplashSettingView, "id" | "createdAt" | "secretKey"> & { secretKey: string } = {
  name: "",
  accessKey: "",
  secretKey: "",
  searchOrientation: "landscape",
  resultsPerPage: 10,
  imageQuality: "regular",
  fallbackQuery: unsplashDefaults.fallbackQuery,
  imageGenerationPrompt: unsplashDefaults.imageGenerationPrompt,
  isActive: true,
  isDefault: false,
};

interface Props {
  form: UseFormReturnType<typeof emptyUnsplash>;
  /** The stored setting, whose key is kept if the field is empty. */
  stored: UnsplashSettingView | undefined;
}

/** Renders the fields of a stock photo service with its connection test. */
export function UnsplashFields({ form, stored }: Props) {
  const toggle = { "aria-label": "Anahtarı göster veya gizle" };
  return (
    <Stack gap="sm">
      <TextInput label={labels.name} data-autofocus {...form.getInputProps("name")} />
      <PasswordInput
        label={labels.accessKey}
        autoComplete="off"
        placeholder={stored ? `Kayıtlı anahtar korunur (${stored.accessKey})` : undefined}
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps("accessKey")}
      />
      <PasswordInput
        label={labels.secretKey}
        autoComplete="off"
        placeholder={stored?.secretKey ? "Kayıtlı anahtar korunur" : undefined}
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps("secretKey")}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          label={labels.searchOrientation}
          data={toOptions(searchOrientations)}
          {...form.getInputProps("searchOrientation")}
        />
        <NumberInput
          label={labels.resultsPerPage}
          min={1}
          max={30}
          allowDecimal={false}
          {...form.getInputProps("resultsPerPage")}
        />
        <NativeSelect
          label={labels.imageQuality}
          data={toOptions(imageQualities)}
          {...form.getInputProps("imageQuality")}
        />
      </SimpleGrid>
      <TextInput
        label={labels.fallbackQuery}
        description="Aranan terim sonuç vermezse bununla aranır."
        {...form.getInputProps("fallbackQuery")}
      />
      <Textarea
        label={labels.imageGenerationPrompt}
        description="{title} ve {excerpt} yazının başlığı ve özetiyle değişir."
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps("imageGenerationPrompt")}
      />
      <Switch label={labels.isActive} {...form.getInputProps("isActive", { type: "checkbox" })} />
      <Switch label={labels.isDefault} {...form.getInputProps("isDefault", { type: "checkbox" })} />
    </Stack>
  );
}
