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
const empty = { title: "", description: "", icon_name: "Bot", color_class: "blue", is_active: true };
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
            <NativeSelect label={labels.icon_name} data={icons} {...form.getInputProps("icon_name")} />
            <NativeSelect label={labels.color_class} data={colorOptions} {...form.getInputProps("color_class")} />
          </SimpleGrid>
          <Switch label={labels.is_active} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      )}
    </FormDialog>
  );
}

function toInput(values: Values): CreateFeatureInput {
  const { icon_name, color_class } = values;
  return { ...values, icon_name: featureIcon.parse(icon_name), color_class: featureColor.parse(color_class) };
}

function toValues(feature: AdminFeature | undefined): Values {
  if (!feature) return empty;
  const { id: _, display_order: __, ...values } = feature;
  return values;
}
