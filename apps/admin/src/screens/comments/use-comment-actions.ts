import type { AdminComment } from "@site/contract/blog/comments/admin-schema";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useDecide } from "../pending/use-decide.ts";
import { useRestore } from "../trash/use-restore.ts";

/** Returns the author's full name. */
export function getAuthor({ authorName, authorSurname }: AdminComment): string {
  return `${authorName} ${authorSurname}`.trim();
}

/** Returns the actions on comments. A deletion can be undone. */
export function useCommentActions() {
  const { decide, remove, removeMany, ban } = useCommentMutations();
  const toDecision = (id: number) => ({ kind: "comment" as const, recordId: id });
  const getIds = (rows: AdminComment[]) => rows.map(({ id }) => id);
  return {
    approve: ({ id, isApproved }: AdminComment) =>
      isApproved ? undefined : decide.mutate({ records: [toDecision(id)] }),
    remove: (comment: AdminComment) =>
      confirm({
        title: "Yorumu Sil",
        question: adminCommentTexts.removeQuestion,
        subject: truncateText(comment.content, limits.excerptInRelated),
        consequence: `(${getAuthor(comment)}) yanıtlarıyla birlikte silinecek.`,
        action: "Sil",
        isDangerous: true,
        run: () => remove.mutateAsync({ id: comment.id }),
      }),
    ban: (comment: AdminComment) =>
      confirm({
        title: "Yazarı Yasakla",
        subject: `${getAuthor(comment)} (${comment.authorEmail})`,
        consequence: "bundan sonra yorum yazarsa yorumu doğrudan çöp kutusuna gider; kendisine haber verilmez.",
        action: "Yasakla",
        isDangerous: true,
        run: () => ban.mutateAsync({ commentId: comment.id }),
      }),
    bulk: [
      {
        label: "Onayla",
        run: async (rows: AdminComment[]) => {
          await decide.mutateAsync({ records: getIds(rows).map(toDecision) });
          return true;
        },
      },
      {
        label: "Sil",
        run: (rows: AdminComment[]) =>
          confirm({
            title: "Yorumları Sil",
            consequence: `${rows.length} yorum yanıtlarıyla birlikte silinecek.`,
            action: "Sil",
            isDangerous: true,
            run: () => removeMany.mutateAsync({ ids: getIds(rows) }),
          }),
      },
    ],
  };
}

/** Returns the mutations of the actions, which can be undone. */
function useCommentMutations() {
  const { comments, trash } = trpc.useUtils().admin;
  const invalidates = [comments, trash];
  const restore = useRestore("comment", [comments]);
  const decide = useDecide(adminCommentTexts.approveFailed);
  const remove = useAdminMutation(trpc.admin.comments.remove, {
    failure: adminCommentTexts.removeFailed,
    invalidates,
    undo: (_, { id }) => restore(id),
  });
  const removeMany = useAdminMutation(trpc.admin.comments.removeMany, {
    failure: adminCommentTexts.removeFailed,
    invalidates,
    async undo({ ids }) {
      for (const id of ids) await restore(id);
    },
  });
  const ban = useAdminMutation(trpc.admin.comments.ban, {
    fallback: adminCommentTexts.banFailed,
    invalidates,
  });
  return { decide, remove, removeMany, ban };
}
