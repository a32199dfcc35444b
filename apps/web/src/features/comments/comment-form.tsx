import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { getServerError } from "@site/browser/calls/server-error";
import { commentTexts } from "@site/contract/blog/comments/labels";
import type { PendingComment } from "@site/contract/blog/comments/schema";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { limits } from "@site/contract/common/limits";
import { useState } from "react";
import { trpc } from "../../framework/browser.ts";
import { Field } from "../../shared/forms/field.tsx";
import formStyles from "../../shared/forms/form.module.css";
import { FormErrors } from "../../shared/forms/form-errors.tsx";
import { type SubmitError, useForm } from "../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../shared/forms/submit-button.tsx";
import { useToast } from "../../shared/ui/toast.tsx";
import { useBotCheck } from "../bot-check/use-bot-check.ts";
import type { Writer } from "./use-writer.ts";

interface Props {
  postId: number;
  /** The comment to reply to. */
  parent: { id: number; authorName: string } | undefined;
  writer: Writer;
  /** @param pending null if the comment was published immediately */
  onSent: (pending: PendingComment | null) => void;
  onCancel?: () => void;
}

const hints = {
  guest: "Yorumlar onaylandıktan sonra yayınlanır.",
  member: "Yorumlar onaylandıktan sonra yayınlanır.",
  admin: "Yönetici olarak yazıyorsunuz; hemen yayınlanır.",
};

function toValues(writer: Writer) {
  return {
    content: "",
    authorName: writer.kind === "member" ? writer.name : "",
    authorEmail: writer.kind === "member" ? writer.email : "",
  };
}

/** Sends a comment or reply. Guests enter name and e-mail; members see their own name. */
export function CommentForm({ postId, parent, writer, onSent, onCancel }: Props) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const isGuest = writer.kind === "guest";
  const isAdmin = writer.kind === "admin";
  const check = useBotCheck("comment", isGuest);
  const [wantsMails, setWantsMails] = useState(false);
  const form = useForm({
    draft: `comment:${writer.kind}:${postId}:${parent?.id ?? ""}`,
    unsent: isGuest ? [] : ["authorName", "authorEmail"],
    initialValues: toValues(writer),
    loadSchema: async () => {
      const { commentForm, guestCommentForm } = await import("@site/contract/blog/comments/schema");
      return isGuest ? guestCommentForm : commentForm;
    },
    failed: commentTexts.sendFailed,
  });

  async function send(comment: { content: string }): Promise<SubmitError> {
    if (check.blocksSubmit) return fail(check.state === "loading" ? botCheckTexts.waiting : botCheckTexts.incomplete);
    try {
      const { message, pending } = await client.comments.create.mutate({
        ...comment,
        ...check.answers(),
        notify: wantsMails,
        blogPostId: postId,
        parentId: parent?.id,
        isAdminReply: isAdmin,
      });
      showToast({ kind: "success", message });
      onSent(pending);
      return undefined;
    } catch (error) {
      return fail(getServerError(error)?.message ?? commentTexts.sendFailed);
    } finally {
      check.renew();
    }
  }

  function fail(message: string): SubmitError {
    showToast({ kind: "error", message });
    return { message };
  }

  return (
    <form {...form.props} onSubmit={form.onSubmit(send)} className={formStyles.form}>
      <h3>{parent ? `${parent.authorName} adlı kişiye yanıt` : "Yorum yazın"}</h3>
      <FormErrors form={form} />
      {!isAdmin && (
        <div className={formStyles.pair}>
          <Field {...form.getInputProps("authorName")} label="Ad" autoComplete="name" isReadOnly={!isGuest} />
          <Field
            {...form.getInputProps("authorEmail")}
            label="E-posta"
            type="email"
            autoComplete="email"
            hint="Yayınlanmaz."
            isReadOnly={!isGuest}
          />
        </div>
      )}
      <Field
        {...form.getInputProps("content")}
        label={parent ? "Yanıt" : "Yorum"}
        rows={4}
        counted={limits.commentMaxLength}
        hint={hints[writer.kind]}
      />
      {!isAdmin && (
        <div>
          <label className={formStyles.choice}>
            <input
              type="checkbox"
              name="notify"
              checked={wantsMails}
              aria-describedby={form.getId("notify")}
              onChange={(event) => setWantsMails(event.target.checked)}
            />
            {commentTexts.notify}
          </label>
          <p id={form.getId("notify")} className={formStyles.notes}>
            {commentTexts.notifyHint}
          </p>
        </div>
      )}
      <BotCheckSlot check={check} />
      <div className="row center">
        <SubmitButton form={form} label="Gönder" busyLabel="Gönderiliyor…" />
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            İptal
          </button>
        )}
      </div>
    </form>
  );
}
