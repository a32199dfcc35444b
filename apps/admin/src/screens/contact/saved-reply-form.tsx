import { Stack, Textarea, TextInput } from "@mantine/core";
import { type SavedReply, savedReplyForm } from "@site/contract/site/contact/admin-schema";
import { adminContactTexts } from "@site/contract/site/contact/labels";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

interface Props {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  onClose: () => void;
}

/** Renders the dialog that creates or edits a saved reply. */
export function SavedReplyForm({ reply, onClose }: Props) {
  const invalidates = [trpc.useUtils().admin.savedReplies];
  const create = useAdminMutation(trpc.admin.savedReplies.create, {
    success: adminContactTexts.savedReplyCreated,
    fallback: adminContactTexts.savedReplyFailed,
    invalidates,
  });
  const update = useAdminMutation(trpc.admin.savedReplies.update, {
    success: adminContactTexts.savedReplyUpdated,
    fallback: adminContactTexts.savedReplyFailed,
    invalidates,
  });
  return (
    <FormDialog
      title={reply ? "Hazır Yanıtı Düzenle" : "Yeni Hazır Yanıt"}
      schema={savedReplyForm}
      initialValues={{ title: reply?.title ?? "", body: reply?.body ?? "" }}
      draft={`savedReplyDraft:${reply?.id ?? "new"}`}
      save={(values) => (reply ? update.mutateAsync({ ...values, id: reply.id }) : create.mutateAsync(values))}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label="Ad" data-autofocus {...form.getInputProps("title")} />
          <Textarea label="Yanıt" autosize minRows={6} maxRows={16} {...form.getInputProps("body")} />
        </Stack>
      )}
    </FormDialog>
  );
}
