import { Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { settingFields } from "@site/contract/settings/fields";
import { pageSeoTexts } from "@site/contract/site/seo/admin-labels";
import { type AdminPageSeo, updatePageSeoInput } from "@site/contract/site/seo/admin-schema";
import type { ReactNode } from "react";
import { trpc } from "../../../api/trpc.ts";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { ImageInput } from "../../media/image-input.tsx";
import { pathOfPage, robotsOptions, toValues } from "./page-seo-values.ts";
import { CardPreview, getLength, SearchPreview } from "./share-preview.tsx";

const labels = settingFields.pageSeo;
const schema = updatePageSeoInput.omit({ pageKey: true });

/** Renders the form for the head tags of a page, with a preview. Empty fields use the page's own texts. */
export function PageSeoForm({ page, above }: { page: AdminPageSeo; above: ReactNode }) {
  const pageKey = page.pageKey;
  const update = useAdminMutation(trpc.admin.pageSeo.update, {
    success: "SEO ayarları güncellendi.",
    fallback: pageSeoTexts.seoUpdateFailed,
    invalidates: [trpc.useUtils().admin.pageSeo],
  });
  const address = location.origin + pathOfPage(pageKey);
  const known = robotsOptions.some(({ value }) => value === page.robots);
  return (
    <FormScreen
      title={`Sayfa SEO: ${page.pageName}`}
      schema={schema}
      initialValues={toValues(page)}
      draft={`pageSeoDraft:${pageKey}`}
      save={(values) => update.mutateAsync({ ...values, pageKey })}
      above={above}
    >
      {(form) => {
        const { metaTitle, metaDescription, ogTitle, ogDescription, ogImage } = form.values;
        const input = (name: keyof typeof form.values, description?: string) => ({
          description,
          ...form.getInputProps(name),
        });
        return (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
            <Stack>
              <TextInput label={labels.metaTitle} {...input("metaTitle", getLength(metaTitle, "title"))} />
              <Textarea
                label={labels.metaDescription}
                autosize
                minRows={2}
                {...input("metaDescription", getLength(metaDescription, "description"))}
              />
              <Textarea label={labels.metaKeywords} autosize {...input("metaKeywords", "Virgülle ayırın.")} />
              <Fieldset legend="Paylaşım kartı">
                <Stack gap="sm">
                  <TextInput label={labels.ogTitle} {...input("ogTitle", "Boşsa meta başlık kullanılır.")} />
                  <Textarea label={labels.ogDescription} autosize {...input("ogDescription")} />
                  <ImageInput label={labels.ogImage} {...input("ogImage")} />
                </Stack>
              </Fieldset>
              <TextInput label={labels.canonicalUrl} {...input("canonicalUrl", "Boşsa sayfanın kendi adresi.")} />
              <NativeSelect
                label={labels.robots}
                data={known ? robotsOptions : [...robotsOptions, page.robots]}
                {...form.getInputProps("robots")}
              />
            </Stack>
            <div>
              <SearchPreview address={address} title={metaTitle || page.pageName} description={metaDescription} />
              <CardPreview
                address={address}
                title={ogTitle || metaTitle || page.pageName}
                description={ogDescription || metaDescription}
                image={ogImage}
              />
            </div>
          </SimpleGrid>
        );
      }}
    </FormScreen>
  );
}
