import { NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { adminSiteTexts } from "@site/contract/site/admin-labels";
import {
  type AdminFeature,
  createFeatureInput,
  featureColor,
  featureIcon,
} from "@site/contract/site/homepage/admin-schema";
import { settingFields } from "@site/contract/site/settings/fields";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
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

/** Renders the dialog that creates or edits an area of expertise. @param feature undefined for a new one */
export function FeatureForm({ feature, onClose }: { feature: AdminFeature | undefined; onClose: () => void }) {
  const texts = {
    success: feature ? "Uzmanlık alanı güncellendi." : "Uzmanlık alanı eklendi.",
    failure: adminSiteTexts.updateFailed,
    invalidates: [trpc.useUtils().admin.homepage.features],
  };
  const create = useAdminMutation(trpc.admin.homepage.features.create, texts);
  const update = useAdminMutation(trpc.admin.homepage.features.update, texts);

  function save(values: Values): Promise<AdminFeature> {
    const input = {
      ...values,
      icon_name: featureIcon.parse(values.icon_name),
      color_class: featureColor.parse(values.color_class),
    };
    return feature ? update.mutateAsync({ ...input, id: feature.id }) : create.mutateAsync(input);
  }

  return (
    <FormDialog<Values, AdminFeature>
      title={feature ? "Uzmanlık Alanını Düzenle" : "Yeni Uzmanlık Alanı"}
      schema={createFeatureInput}
      initialValues={toValues(feature)}
      draft={`featureDraft:${feature?.id ?? "new"}`}
      save={save}
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

function toValues(feature: AdminFeature | undefined): Values {
  if (!feature) return empty;
  const { id: _, display_order: __, ...values } = feature;
  return values;
}
