import { Blockquote, Stack, Text, Textarea } from "@mantine/core";
import { type AdminComment, replyToCommentInput } from "@site/contract/blog/comments/admin-schema";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { limits } from "@site/contract/common/limits";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { getAuthor } from "./use-comment-actions.ts";

const replyForm = replyToCommentInput.pick({ content: true });

/** Renders the dialog that replies to a comment. Sending publishes the comment and the reply. */
export function ReplyDialog({ comment, onClose }: { comment: AdminComment; onClose: () => void }) {
  const reply = useAdminMutation(trpc.admin.comments.reply, {
    failure: adminCommentTexts.replyFailed,
    invalidates: [trpc.useUtils().admin.comments],
  });
  return (
    <FormDialog
      title={`Yanıtla: ${getAuthor(comment)}`}
      action="Gönder"
      schema={replyForm}
      initialValues={{ content: "" }}
      draft={`commentReplyDraft:${comment.id}`}
      save={({ content }) => reply.mutateAsync({ parentId: comment.id, content })}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Blockquote p="sm" m={0}>
            <Text lineClamp={6} style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {comment.content}
            </Text>
          </Blockquote>
          <Textarea
            label="Yanıt"
            description={
              comment.isApproved ? "Yanıtınız hemen yayınlanır." : "Yanıtınız ve yanıtladığınız yorum hemen yayınlanır."
            }
            autosize
            minRows={4}
            maxRows={12}
            maxLength={limits.commentMaxLength}
            data-autofocus
            {...form.getInputProps("content")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
