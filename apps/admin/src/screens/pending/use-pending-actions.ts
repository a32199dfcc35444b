import type { AdminComment } from "@site/contract/blog/comments/admin-schema";
import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import type { PendingRecord } from "@site/contract/inbox/pending/schema";
import { mailTexts } from "@site/contract/mail/labels";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useDecisions } from "../becayis/listings/use-decisions.ts";
import { useResolveReport } from "../becayis/reports/use-resolve-report.ts";
import { useDocumentDecisions } from "../becayis/staff/use-document-decisions.ts";
import { useCommentActions } from "../comments/use-comment-actions.ts";
import { useRemoveMessages } from "../contact/use-remove-messages.ts";

/** The record that is being replied to. */
export type Answered = { comment: AdminComment } | { message: ContactMessage };

/**
 * Returns the actions on waiting records, with the same confirmations as on the screens of their kinds.
 * @param decide approves or closes without a confirmation
 * @param answer opens the dialog for a reply
 */
export function usePendingActions(
  decide: (records: PendingRecord[]) => Promise<boolean>,
  answer: (answered: Answered) => void,
) {
  const comments = useCommentActions();
  const messages = useRemoveMessages();
  const listings = useDecisions();
  const documents = useDocumentDecisions();
  const resolve = useResolveReport();
  const resend = useAdminMutation(trpc.admin.emailLogs.resend, {
    fallback: mailTexts.resendFailed,
    invalidates: [trpc.useUtils().admin.pending],
  });

  function approve(waiting: PendingRecord): unknown {
    switch (waiting.kind) {
      case "document":
        return documents.askToApprove(waiting.record);
      case "report":
        return resolve(waiting.record, "nothing");
      case "mail":
        return resend.mutate({ id: waiting.record.id });
      default:
        return decide([waiting]);
    }
  }

  function reject(waiting: PendingRecord): unknown {
    switch (waiting.kind) {
      case "comment":
        return comments.remove(waiting.record);
      case "message":
        return messages.askToRemove(waiting.record);
      case "listing":
        return listings.askToReject(waiting.record);
      case "document":
        return documents.askToReject(waiting.record);
      case "report":
        return resolve(waiting.record, waiting.record.kind === "listing" ? "pause" : "delete");
      case "mail":
        return decide([waiting]);
    }
  }

  function reply(waiting: PendingRecord): void {
    if (waiting.kind === "comment") answer({ comment: waiting.record });
    if (waiting.kind === "message") answer({ message: waiting.record });
  }

  return { approve, reject, reply, ban: comments.ban, resolve };
}

/** Returns the reason why a record cannot be approved; undefined if it can. */
export function getApprovalObstacle({ kind, record }: PendingRecord): string | undefined {
  return kind === "mail" && !record.recipientEmail ? mailTexts.private : undefined;
}

/** Returns the reason why a record cannot be replied to; undefined if it can. */
export function getReplyObstacle({ kind }: PendingRecord): string | undefined {
  return kind === "comment" || kind === "message" ? undefined : "Yalnız yorumlar ve mesajlar yanıtlanır.";
}

export type PendingActions = ReturnType<typeof usePendingActions>;
