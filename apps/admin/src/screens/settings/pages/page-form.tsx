import { Anchor, Fieldset, Grid, Group, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { settingsTabPath } from "@site/contract/admin-paths";
import { paths } from "@site/contract/paths";
import { settingTexts } from "@site/contract/settings/admin-labels";
import { settingFields } from "@site/contract/settings/fields";
import { type AdminPage, createPageInput } from "@site/contract/site/pages/admin-schema";
import { Link } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { ContentField } from "../../posts/editor/content-field.tsx";
import { getLength } from "../seo/share-preview.tsx";

const labels = settingFields.page;
type Values = Omit<AdminPage, "id">;

/** Renders the form of a static page: title, text and head tags. A draft is stored in the browser. */
export function PageForm({ page: { id, ...stored } }: { page: AdminPage }) {
  const update = useAdminMutation(trpc.admin.pages.update, {
    success: "Sayfa güncellendi.",
    fallback: settingTexts.updateFailed,
    invalidates: [],
  });
  return (
    <FormScreen<Values, unknown>
      title="Sayfayı Düzenle"
      schema={createPageInput}
      initialValues={stored}
      draft={`pageDraft:${id}`}
      draftPlace="browser"
      save={(values) => update.mutateAsync({ ...values, id: String(id) })}
      above={
        <Group gap="lg" mb="md">
          <Anchor component={Link} to={settingsTabPath("pages")} inherit>
            Sayfalara dön
          </Anchor>
          {stored.is_published && (
            <Anchor href={paths.staticPage(stored.slug)} target="_blank" rel="noopener" inherit>
              Sitede gör
            </Anchor>
          )}
        </Group>
      }
    >
      {(form, fieldsKey) => (
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack>
              <TextInput label={labels.title} {...form.getInputProps("title")} />
              <TextInput
                label={labels.slug}
                spellCheck={false}
                autoCapitalize="none"
                description={`Adresi: ${paths.staticPage(form.values.slug)}. Değişirse eskisi yönlendirilir.`}
                {...form.getInputProps("slug")}
              />
              <Fieldset legend={labels.content}>
                <ContentField key={fieldsKey} form={form} />
              </Fieldset>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack>
              <Fieldset legend="Yayın">
                <Stack gap="sm">
                  <Switch label={labels.is_published} {...form.getInputProps("is_published", { type: "checkbox" })} />
                  <Switch
                    label={labels.show_in_footer}
                    {...form.getInputProps("show_in_footer", { type: "checkbox" })}
                  />
                </Stack>
              </Fieldset>
              <Fieldset legend="Arama motorları (SEO)">
                <Stack gap="sm">
                  <TextInput
                    label={labels.meta_title}
                    description={getLength(form.values.meta_title, "title")}
                    {...form.getInputProps("meta_title")}
                  />
                  <Textarea
                    label={labels.meta_description}
                    autosize
                    minRows={2}
                    description={getLength(form.values.meta_description, "description")}
                    {...form.getInputProps("meta_description")}
                  />
                </Stack>
              </Fieldset>
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </FormScreen>
  );
}
