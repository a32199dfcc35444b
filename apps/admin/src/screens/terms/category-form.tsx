import { Stack, Textarea, TextInput } from "@mantine/core";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import { type AdminCategory, createCategoryInput } from "@site/contract/blog/admin-schema";
import { paths } from "@site/contract/paths";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { SlugFields } from "../../kit/forms/slug-fields.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const empty = { name: "", slug: "", description: "", seoTitle: "", seoDescription: "" };

function toValues({ name, slug, description, seoTitle, seoDescription }: AdminCategory) {
  return { name, slug, description, seoTitle, seoDescription };
}

/** Renders the dialog that creates or edits a category. @param category undefined for a new one */
export function CategoryForm({ category, onClose }: { category: AdminCategory | undefined; onClose: () => void }) {
  const { admin, blog } = trpc.useUtils();
  const invalidates = [admin.categories, admin.dashboard, blog];
  const create = useAdminMutation(trpc.admin.categories.create, {
    success: adminBlogTexts.categoryCreated,
    fallback: adminBlogTexts.categoryCreateFailed,
    invalidates,
  });
  const update = useAdminMutation(trpc.admin.categories.update, {
    success: adminBlogTexts.categoryUpdated,
    fallback: adminBlogTexts.categoryUpdateFailed,
    invalidates,
  });
  return (
    <FormDialog
      title={category ? "Kategoriyi Düzenle" : "Yeni Kategori"}
      schema={createCategoryInput}
      initialValues={category ? toValues(category) : empty}
      draft={`categoryDraft:${category?.id ?? "new"}`}
      save={(values) => (category ? update.mutateAsync({ ...values, id: category.id }) : create.mutateAsync(values))}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <SlugFields form={form} source="name" label="Ad" isNew={!category} getAddress={paths.category} />
          <Textarea label="Açıklama" autosize minRows={2} {...form.getInputProps("description")} />
          <TextInput label="SEO başlığı" {...form.getInputProps("seoTitle")} />
          <Textarea label="SEO açıklaması" autosize minRows={2} {...form.getInputProps("seoDescription")} />
        </Stack>
      )}
    </FormDialog>
  );
}
