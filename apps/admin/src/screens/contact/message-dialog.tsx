import { Alert, Blockquote, Button, NativeSelect, Stack, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { getServerError, type ServerError } from "@site/browser/calls/server-error";
import { type ContactMessage, contactReplyForm } from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { mailTexts } from "@site/contract/mail/labels";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { MessageDetails } from "./message-details.tsx";
import { useMarkRead } from "./use-mark-read.ts";

interface Props {
  message: ContactMessage;
  onClose: () => void;
}

/** Shows a message and marks it as read. A message without a reply can be replied to. */
export function MessageDialog({ message, onClose }: Props) {
  useMarkRead(message);
  const [isReplying] = useState(!message.isReplied); // kept, because the form closes the dialog itself
  /** The user's text, if somebody else replied while it was written. */
  const [unsent, setUnsent] = useState<string>();
  if (isReplying && unsent === undefined) return <Reply {...{ message, onClose }} onRefused={setUnsent} />;
  return <Replied {...{ message, onClose, unsent }} />;
}

function Reply({ message, onClose, onRefused }: Props & { onRefused: (unsent: string) => void }) {
  const reply = useAdminMutation(trpc.admin.contactMessages.update, {
    success: adminContactTexts.replySaved,
    failure: (serverError) =>
      isConflict(serverError) ? undefined : (serverError?.message ?? adminContactTexts.replyFailed),
    invalidates: [trpc.useUtils().admin.contactMessages],
  });

  async function send(replyMessage: string): Promise<unknown> {
    try {
      return await reply.mutateAsync({ id: message.id, replyMessage });
    } catch (error) {
      if (isConflict(getServerError(error))) onRefused(replyMessage);
      throw error;
    }
  }

  return (
    <FormDialog
      title={message.subject}
      action="Yanıtla"
      schema={contactReplyForm}
      initialValues={{ replyMessage: "" }}
      draft={`contactReplyDraft:${message.id}`}
      save={({ replyMessage }) => send(replyMessage)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <MessageDetails message={message} />
          <SavedReplies form={form} />
          <Textarea
            label="Yanıt"
            description={`${message.email} adresine e-postayla gönderilir; selamlama ve imza eklenir.`}
            autosize
            minRows={5}
            maxRows={16}
            {...form.getInputProps("replyMessage")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

/** Returns whether an error means that somebody else has replied meanwhile. */
function isConflict(serverError: ServerError | undefined): boolean {
  return serverError?.code === "CONFLICT";
}

/** Renders the menu of saved replies, which appends one to the text; renders nothing if there are none. */
function SavedReplies({ form }: { form: UseFormReturnType<{ replyMessage: string }> }) {
  const { data = [] } = trpc.admin.savedReplies.list.useQuery();
  if (data.length === 0) return null;
  return (
    <NativeSelect
      label="Hazır yanıt ekle"
      data={[{ value: "", label: "Seçin" }, ...data.map(({ id, title }) => ({ value: String(id), label: title }))]}
      value=""
      onChange={(event) => {
        const chosen = data.find(({ id }) => String(id) === event.currentTarget.value);
        const written = form.getValues().replyMessage.trimEnd();
        if (chosen) form.setFieldValue("replyMessage", written ? `${written}\n\n${chosen.body}` : chosen.body);
      }}
    />
  );
}

function Replied({ message, onClose, unsent }: Props & { unsent: string | undefined }) {
  const { contactMessages, emailLogs } = trpc.useUtils().admin;
  const resend = useAdminMutation(trpc.admin.emailLogs.resend, {
    success: ({ message: text }) => text,
    failure: mailTexts.resendFailed,
    invalidates: [contactMessages, emailLogs],
  });
  const { replyMail } = message;
  return (
    <Dialog onClose={onClose} title={message.subject} size="lg">
      <Stack>
        {unsent !== undefined && (
          <Alert color="danger" title={adminContactTexts.alreadyReplied} role="alert">
            <p>Sizin yanıtınız gönderilmedi. İsterseniz buradan kopyalayabilirsiniz:</p>
            <Blockquote p="sm" mt="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {unsent}
            </Blockquote>
          </Alert>
        )}
        {replyMail?.status === "failed" && (
          <Alert color="danger" title="Yanıtınız gönderilemedi" role="status">
            <p>{replyMail.error}</p>
            <Button
              mt="sm"
              variant="default"
              loading={resend.isPending}
              onClick={() => resend.mutate({ id: replyMail.id })}
            >
              Yeniden Gönder
            </Button>
          </Alert>
        )}
        {replyMail?.status === "pending" && (
          <Alert role="status">
            Yanıtınız gönderilmeyi bekliyor.{replyMail.error && ` Son deneme: ${replyMail.error}`}
          </Alert>
        )}
        <MessageDetails message={message} />
      </Stack>
    </Dialog>
  );
}
