import { Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { paths } from "@site/contract/paths";
import { settingFields } from "@site/contract/settings/fields";
import { serviceStatuses } from "@site/contract/site/services/labels";
import { SlugFields } from "../../../kit/forms/slug-fields.tsx";
import { ImageInput } from "../../media/image-input.tsx";
import { colorOptions } from "../color-options.ts";
import { getLength } from "../seo/share-preview.tsx";
import type { ServiceValues } from "./service-values.ts";

type Form = UseFormReturnType<ServiceValues>;

const labels = settingFields.service;
const statuses = Object.entries(serviceStatuses).map(([value, label]) => ({ value, label }));
const icons = [
  { value: "Gavel", label: "Tokmak" },
  { value: "Calculator", label: "Hesap makinesi" },
  { value: "FileText", label: "Belge" },
  { value: "Users", label: "Kişiler" },
];
const lists = [
  { name: "features", label: labels.features },
  { name: "benefits", label: labels.benefits },
  { name: "targetAudience", label: labels.targetAudience },
  { name: "technology", label: labels.technology },
] as const;
const optional = "Boşsa düğmesi gösterilmez.";

/** Renders the fields that the card and the menu show: names, addresses, category and icon. */
export function ServiceCardFields({ form, isNew }: { form: Form; isNew: boolean }) {
  return (
    <Stack>
      <TextInput label={labels.name} {...form.getInputProps("name")} />
      <SlugFields
        form={{
          getValues: () => ({ shortName: form.getValues().shortName, slug: form.getValues().slug }),
          setFieldValue: (field, value) => form.setFieldValue(field, value),
          getInputProps: form.getInputProps,
        }}
        source="shortName"
        label={labels.shortName}
        isNew={isNew}
        getAddress={paths.service}
      />
      <Textarea label={labels.description} autosize minRows={2} {...form.getInputProps("description")} />
      <TextInput
        label={labels.url}
        description={`“Hizmeti Kullan” düğmesi bu adresi açar. ${optional}`}
        inputMode="url"
        {...form.getInputProps("url")}
      />
      <TextInput
        label={labels.demoUrl}
        description={`“Demo İzle” düğmesi bu adresi açar. ${optional}`}
        inputMode="url"
        {...form.getInputProps("demoUrl")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={labels.category} {...form.getInputProps("category")} />
        <NativeSelect label={labels.status} data={statuses} {...form.getInputProps("status")} />
        <NativeSelect label={labels.icon} data={icons} {...form.getInputProps("icon")} />
        <NativeSelect label={labels.color} data={colorOptions} {...form.getInputProps("color")} />
      </SimpleGrid>
      <ImageInput label={labels.imageUrl} {...form.getInputProps("imageUrl")} />
    </Stack>
  );
}

/** Renders the fields that only the service's own page shows: text, lists and head tags. */
export function ServicePageFields({ form }: { form: Form }) {
  const { seoTitle, seoDescription } = form.values;
  return (
    <Stack>
      <Textarea
        label={labels.longDescription}
        description="Paragrafları boş satırla ayırın."
        autosize
        minRows={6}
        maxRows={20}
        {...form.getInputProps("longDescription")}
      />
      {lists.map(({ name, label }) => (
        <Textarea
          key={name}
          label={label}
          description="Her satıra bir madde."
          autosize
          minRows={2}
          {...form.getInputProps(name)}
          value={form.values[name].join("\n")}
          onChange={(event) => form.setFieldValue(name, event.currentTarget.value.split("\n"))}
        />
      ))}
      <Fieldset legend="Arama motorları (SEO)">
        <Stack gap="sm">
          <TextInput
            label={labels.seo_title}
            description={getLength(seoTitle, "title")}
            {...form.getInputProps("seoTitle")}
          />
          <Textarea
            label={labels.seo_description}
            description={getLength(seoDescription, "description")}
            autosize
            minRows={2}
            {...form.getInputProps("seoDescription")}
          />
          <TextInput label={labels.seo_keywords} {...form.getInputProps("seoKeywords")} />
          <ImageInput label={labels.seo_og_image} {...form.getInputProps("seoOgImage")} />
        </Stack>
      </Fieldset>
    </Stack>
  );
}
