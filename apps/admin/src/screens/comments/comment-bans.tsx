import { formatDate } from "@site/browser/format-date";
import type { CommentBan } from "@site/contract/blog/comments/admin-schema";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const row = { key: ({ id }: CommentBan) => id, name: ({ authorName }: CommentBan) => authorName };
const columns = [
  { header: "Yazar", cell: ({ authorName }: CommentBan) => authorName },
  { header: "E-posta", cell: ({ email }: CommentBan) => email },
  { header: "Kim", cell: ({ isMember }: CommentBan) => (isMember ? "Üye" : "Ziyaretçi") },
  { header: "Yasaklanma", cell: ({ createdAt }: CommentBan) => formatDate(createdAt), isShort: true },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} yasaklı yazar`,
  loading: "Yasaklı yazarlar yükleniyor…",
  failed: "Yasaklı yazarlar yüklenemedi",
  empty: {
    title: "Yasaklı yazar yok",
    text: "Bir yorumun altındaki “Yazarı Yasakla” düğmesiyle yazarını yasaklayabilirsiniz. Yasak bir yıl sürer.",
  },
};

/** Lists banned authors of comments, and lifts their bans. */
export function CommentBansScreen() {
  const list = useListAddress();
  const query = trpc.admin.comments.bans.useQuery(
    { page: list.page },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const lift = useAdminMutation(trpc.admin.comments.liftBan, {
    fallback: adminCommentTexts.liftFailed,
    invalidates: [trpc.useUtils().admin.comments],
  });
  const askToLift = ({ id, authorName, email }: CommentBan) =>
    confirm({
      title: "Yasağı Kaldır",
      subject: `${authorName} (${email})`,
      consequence: "yeniden yorum yazabilecek; yorumları onayınıza gelecek.",
      action: "Kaldır",
      run: () => lift.mutateAsync({ id }),
    });
  const actions = (ban: CommentBan) => [{ label: "Yasağı Kaldır", run: () => askToLift(ban) }];
  return (
    <Screen title="Yasaklı Yazarlar">
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} />
    </Screen>
  );
}
