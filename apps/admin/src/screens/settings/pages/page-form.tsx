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
          {stored.isPublished && (
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
                  <Switch label={labels.isPublished} {...form.getInputProps("isPublished", { type: "checkbox" })} />
                  <Switch label={labels.showInFooter} {...form.getInputProps("showInFooter", { type: "checkbox" })} />
                </Stack>
              </Fieldset>
              <Fieldset legend="Arama motorları (SEO)">
                <Stack gap="sm">
                  <TextInput
                    label={labels.metaTitle}
                    description={getLength(form.values.metaTitle, "title")}
                    {...form.getInputProps("metaTitle")}
                  />
                  <Textarea
                    label={labels.metaDescription}
                    autosize
                    minRows={2}
                    description={getLength(form.values.metaDescription, "description")}
                    {...form.getInputProps("metaDescription")}
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
