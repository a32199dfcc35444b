import { Stack, Textarea, TextInput } from "@mantine/core";
import { adminTermTexts, termFieldLabels as labels } from "@site/contract/blog/terms/admin-labels";
import { type AdminCategory, createCategoryInput } from "@site/contract/blog/terms/admin-schema";
import { paths } from "@site/contract/paths";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { SlugFields } from "../../kit/forms/slug-fields.tsx";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";

const empty = { name: "", slug: "", description: "", seoTitle: "", seoDescription: "" };

function toValues({ name, slug, description, seoTitle, seoDescription }: AdminCategory) {
  return { name, slug, description, seoTitle, seoDescription };
}

/**
 * Renders the dialog that adds or changes a category.
 * @param category undefined for a new one
 */
export function CategoryForm({ category, onClose }: { category: AdminCategory | undefined; onClose: () => void }) {
  const { admin, blog } = trpc.useUtils();
  const save = useSaveMutation({
    create: trpc.admin.categories.create,
    update: trpc.admin.categories.update,
    texts: {
      create: { success: adminTermTexts.categoryCreated, fallback: adminTermTexts.categoryCreateFailed },
      update: { success: adminTermTexts.categoryUpdated, fallback: adminTermTexts.categoryUpdateFailed },
    },
    invalidates: [admin.categories, admin.dashboard, blog],
  });
  return (
    <FormDialog
      title={category ? "Kategoriyi Düzenle" : "Yeni Kategori"}
      schema={createCategoryInput}
      initialValues={category ? toValues(category) : empty}
      draft={`categoryDraft:${category?.id ?? "new"}`}
      save={(values) => save(values, category?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <SlugFields form={form} source="name" label={labels.name} isNew={!category} getAddress={paths.category} />
          <Textarea label={labels.description} autosize minRows={2} {...form.getInputProps("description")} />
          <TextInput label={labels.seoTitle} {...form.getInputProps("seoTitle")} />
          <Textarea label={labels.seoDescription} autosize minRows={2} {...form.getInputProps("seoDescription")} />
        </Stack>
      )}
    </FormDialog>
  );
}
