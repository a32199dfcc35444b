import { Stack, Textarea, TextInput } from "@mantine/core";
import { type SavedReply, savedReplyForm } from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { settingFields } from "@site/contract/settings/fields";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";

const labels = settingFields.savedReply;

interface Props {
  /** The reply to edit; undefined for a new one. */
  reply: SavedReply | undefined;
  onClose: () => void;
}

/** Renders the dialog that creates or edits a saved reply. */
export function SavedReplyForm({ reply, onClose }: Props) {
  const fallback = adminContactTexts.savedReplyFailed;
  const save = useSaveMutation({
    create: trpc.admin.savedReplies.create,
    update: trpc.admin.savedReplies.update,
    texts: {
      create: { success: adminContactTexts.savedReplyCreated, fallback },
      update: { success: adminContactTexts.savedReplyUpdated, fallback },
    },
    invalidates: [trpc.useUtils().admin.savedReplies],
  });
  return (
    <FormDialog
      title={reply ? "Hazır Yanıtı Düzenle" : "Yeni Hazır Yanıt"}
      schema={savedReplyForm}
      initialValues={{ title: reply?.title ?? "", body: reply?.body ?? "" }}
      draft={`savedReplyDraft:${reply?.id ?? "new"}`}
      save={(values) => save(values, reply?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label={labels.title} data-autofocus {...form.getInputProps("title")} />
          <Textarea label={labels.body} autosize minRows={6} maxRows={16} {...form.getInputProps("body")} />
        </Stack>
      )}
    </FormDialog>
  );
}
