import { Stack, Textarea } from "@mantine/core";
import { adminTermTexts, termFieldLabels as labels } from "@site/contract/blog/terms/admin-labels";
import { type AdminTag, createTagInput } from "@site/contract/blog/terms/admin-schema";
import { paths } from "@site/contract/paths";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { SlugFields } from "../../kit/forms/slug-fields.tsx";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";

const empty = { name: "", slug: "", description: "" };

/**
 * Renders the dialog that adds or changes a tag.
 * @param tag undefined for a new one
 */
export function TagForm({ tag, onClose }: { tag: AdminTag | undefined; onClose: () => void }) {
  const { admin, blog } = trpc.useUtils();
  const save = useSaveMutation({
    create: trpc.admin.tags.create,
    update: trpc.admin.tags.update,
    texts: {
      create: { success: adminTermTexts.tagCreated, fallback: adminTermTexts.tagCreateFailed },
      update: { success: adminTermTexts.tagUpdated, fallback: adminTermTexts.tagUpdateFailed },
    },
    invalidates: [admin.tags, admin.dashboard, blog],
  });
  return (
    <FormDialog
      title={tag ? "Etiketi Düzenle" : "Yeni Etiket"}
      schema={createTagInput}
      initialValues={tag ? { name: tag.name, slug: tag.slug, description: tag.description } : empty}
      draft={`tagDraft:${tag?.id ?? "new"}`}
      save={(values) => save(values, tag?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <SlugFields form={form} source="name" label={labels.name} isNew={!tag} getAddress={paths.tag} />
          <Textarea label={labels.description} autosize minRows={2} {...form.getInputProps("description")} />
        </Stack>
      )}
    </FormDialog>
  );
}
