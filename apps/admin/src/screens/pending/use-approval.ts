import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { formatNumber } from "@site/contract/common/text";
import { pendingTexts } from "@site/contract/inbox/pending/labels";
import type { PendingRecord } from "@site/contract/inbox/pending/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useAdminCalls } from "../../kit/use-admin-mutation.ts";
import { useTakeBack } from "./use-take-back.ts";

/** Returns the identity of a record in the list of all kinds; one that is sent again is another one. */
export function getKey({ kind, record, since }: PendingRecord): string {
  return `${kind} ${record.id} ${since}`;
}

/** Returns whether a record is approved without a question: a comment, a listing, a message as read. */
export function isApprovable({ kind }: PendingRecord): boolean {
  return kind === "comment" || kind === "listing" || kind === "message";
}

/**
 * Returns the approval of comments, listings and messages, one or many at once, which can be undone, and the records
 * without those decided on: the next one is worked on while the server answers.
 */
export function useApproval() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const utils = trpc.useUtils();
  const { admin } = utils.client;
  const hide = (records: PendingRecord[]) => setDecided((before) => new Set([...before, ...records.map(getKey)]));
  const show = (records: PendingRecord[]) =>
    setDecided((before) => new Set([...before].filter((key) => !records.some((record) => getKey(record) === key))));
  const idsOfComments = (records: PendingRecord[]) =>
    records.flatMap(({ kind, record }) => (kind === "comment" ? [record.id] : []));

  const takeBack = useTakeBack();
  /** Takes decisions back; a message is unread again. */
  async function undo(records: PendingRecord[]): Promise<void> {
    const held = records.flatMap(({ kind, record: { id: recordId } }) =>
      kind === "listing" || kind === "comment" ? [{ kind, recordId }] : [],
    );
    if (held.length > 0) await takeBack.mutateAsync({ actions: held });
    for (const { kind, record } of records)
      if (kind === "message") await admin.contactMessages.update.mutate({ id: record.id, is_read: false });
    show(records);
    await utils.admin.pending.invalidate();
  }
  const approve = useAdminCalls(
    async (records: PendingRecord[]) => {
      const ids = idsOfComments(records);
      if (ids.length > 0) await admin.comments.approveMany.mutate({ ids });
      for (const { kind, record } of records) {
        if (kind === "listing") {
          const { id, submittedAt } = record;
          await admin.becayis.listings.holdApproval.mutate({ id, submittedAt });
        }
        if (kind === "message") await admin.contactMessages.update.mutate({ id: record.id, is_read: true });
      }
    },
    {
      success: (_, records) => successText(records),
      invalidates: [utils.admin.pending.held],
      undo: (_, records) => undo(records),
    },
  );

  /** @returns whether all were approved; the mutation has shown the error otherwise */
  async function decide(records: PendingRecord[]): Promise<boolean> {
    hide(records);
    try {
      await approve.mutateAsync(records);
      return true;
    } catch {
      show(records);
      await utils.admin.pending.invalidate();
      return false;
    }
  }

  return { decide, isDecided: (record: PendingRecord) => decided.has(getKey(record)) };
}

function successText(records: PendingRecord[]): string {
  const [first] = records;
  if (records.length > 1 || !first) return `${formatNumber(records.length)} kayıt onaylandı.`;
  if (first.kind === "listing") return adminBecayisTexts.approvalHeld;
  return first.kind === "comment" ? adminCommentTexts.approved : pendingTexts.messageRead;
}
