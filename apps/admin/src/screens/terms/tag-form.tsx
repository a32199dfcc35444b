import { Stack, Textarea } from "@mantine/core";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import { type AdminTag, createTagInput } from "@site/contract/blog/admin-schema";
import { paths } from "@site/contract/paths";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { SlugFields } from "../../kit/forms/slug-fields.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const empty = { name: "", slug: "", description: "" };

/** Renders the dialog that creates or edits a tag. @param tag undefined for a new one */
export function TagForm({ tag, onClose }: { tag: AdminTag | undefined; onClose: () => void }) {
  const { admin, blog } = trpc.useUtils();
  const invalidates = [admin.tags, admin.dashboard, blog];
  const create = useAdminMutation(trpc.admin.tags.create, {
    success: adminBlogTexts.tagCreated,
    fallback: adminBlogTexts.tagCreateFailed,
    invalidates,
  });
  const update = useAdminMutation(trpc.admin.tags.update, {
    success: adminBlogTexts.tagUpdated,
    fallback: adminBlogTexts.tagUpdateFailed,
    invalidates,
  });
  return (
    <FormDialog
      title={tag ? "Etiketi Düzenle" : "Yeni Etiket"}
      schema={createTagInput}
      initialValues={tag ? { name: tag.name, slug: tag.slug, description: tag.description } : empty}
      draft={`tagDraft:${tag?.id ?? "new"}`}
      save={(values) => (tag ? update.mutateAsync({ ...values, id: tag.id }) : create.mutateAsync(values))}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <SlugFields form={form} source="name" label="Ad" isNew={!tag} getAddress={paths.tag} />
          <Textarea label="Açıklama" autosize minRows={2} {...form.getInputProps("description")} />
        </Stack>
      )}
    </FormDialog>
  );
}
