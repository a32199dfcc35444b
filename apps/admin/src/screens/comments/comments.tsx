import type { AdminComment } from "@site/contract/blog/comments/admin-schema";
import { commentTexts } from "@site/contract/blog/comments/labels";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { HeldActionsOfKind } from "../pending/held-actions.tsx";
import { CommentCard } from "./comment-card.tsx";
import { ReplyDialog } from "./reply-dialog.tsx";
import { getAuthor, useCommentActions } from "./use-comment-actions.ts";

const options = [
  { value: "pending", label: "Bekliyor" },
  { value: "approved", label: "Onaylandı" },
] as const;
const filters = [{ name: "status", label: "Durum", options }] as const;
const row = { key: ({ id }: AdminComment) => id, name: getAuthor };
const texts = {
  count: (total: number) => `${formatNumber(total)} yorum`,
  loading: "Yorumlar yükleniyor…",
  failed: commentTexts.loadFailed,
  empty: { title: "Henüz yorum yok", text: "Okurların yorumları burada görünür." },
  notFound: { title: "Yorum bulunamadı", text: "Aradığınız duruma veya metne uyan bir yorum yok." },
};

/** Lists the comments of all posts, newest first. Each visit refetches them. */
export function CommentsScreen() {
  const [answered, setAnswered] = useState<AdminComment>();
  const list = useListAddress(filters);
  const { approve, remove, ban, bulk } = useCommentActions();
  const query = trpc.admin.comments.list.useQuery(
    {
      page: list.page,
      search: list.search || undefined,
      status: options.find(({ value }) => value === list.chosen("status"))?.value,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const shortcuts = [
    { key: "a", label: "Yorumu onaylar", run: approve },
    { key: "d", label: "Yorumu siler", run: remove },
    { key: "r", label: "Yorumu yanıtlar", run: setAnswered },
  ];
  const card = (comment: AdminComment, selectBox: ReactNode) => (
    <CommentCard
      {...{ comment, selectBox }}
      onApprove={() => void approve(comment)}
      onReply={() => setAnswered(comment)}
      onRemove={() => void remove(comment)}
      onBan={() => void ban(comment)}
    />
  );
  return (
    <Screen title="Yorumlar" actions={<HeldActionsOfKind kind="comment" />}>
      <ResourceTable
        {...{ query, list, texts, row, shortcuts }}
        layout={{ card, isWide: true }}
        searchPlaceholder="Metin, yazar veya yazı ara…"
        bulkActions={bulk}
      />
      {answered && <ReplyDialog key={answered.id} comment={answered} onClose={() => setAnswered(undefined)} />}
    </Screen>
  );
}
