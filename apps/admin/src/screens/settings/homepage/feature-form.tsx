import { NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { settingTexts } from "@site/contract/settings/admin-labels";
import { settingFields } from "@site/contract/settings/fields";
import {
  type AdminFeature,
  type CreateFeatureInput,
  createFeatureInput,
  featureColor,
  featureIcon,
} from "@site/contract/site/homepage/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { colorOptions } from "../color-options.ts";

const labels = settingFields.feature;
const icons = [
  { value: "Bot", label: "Robot" },
  { value: "TrendingUp", label: "Yükselen çizgi" },
  { value: "Plug", label: "Fiş" },
  { value: "Cloud", label: "Bulut" },
  { value: "Share2", label: "Paylaşım" },
  { value: "Worm", label: "Solucan" },
];
const empty = { title: "", description: "", iconName: "Bot", colorClass: "blue", isActive: true };
type Values = typeof empty;

/**
 * Renders the dialog that adds or changes an area of expertise.
 * @param feature undefined for a new one
 */
export function FeatureForm({ feature, onClose }: { feature: AdminFeature | undefined; onClose: () => void }) {
  const save = useSaveMutation({
    create: trpc.admin.homepage.features.create,
    update: trpc.admin.homepage.features.update,
    texts: {
      success: feature ? "Uzmanlık alanı güncellendi." : "Uzmanlık alanı eklendi.",
      failure: settingTexts.updateFailed,
    },
    invalidates: [trpc.useUtils().admin.homepage.features],
  });
  return (
    <FormDialog<Values, AdminFeature>
      title={feature ? "Uzmanlık Alanını Düzenle" : "Yeni Uzmanlık Alanı"}
      schema={createFeatureInput}
      initialValues={toValues(feature)}
      draft={`featureDraft:${feature?.id ?? "new"}`}
      save={(values) => save(toInput(values), feature?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label={labels.title} data-autofocus {...form.getInputProps("title")} />
          <Textarea label={labels.description} autosize minRows={2} {...form.getInputProps("description")} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect label={labels.iconName} data={icons} {...form.getInputProps("iconName")} />
            <NativeSelect label={labels.colorClass} data={colorOptions} {...form.getInputProps("colorClass")} />
          </SimpleGrid>
          <Switch label={labels.isActive} {...form.getInputProps("isActive", { type: "checkbox" })} />
        </Stack>
      )}
    </FormDialog>
  );
}

function toInput(values: Values): CreateFeatureInput {
  const { iconName, colorClass } = values;
  return { ...values, iconName: featureIcon.parse(iconName), colorClass: featureColor.parse(colorClass) };
}

function toValues(feature: AdminFeature | undefined): Values {
  if (!feature) return empty;
  const { id: _, displayOrder: __, ...values } = feature;
  return values;
}
