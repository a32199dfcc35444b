import { Button } from "@mantine/core";
import { adminBlogTexts, postStatusLabels } from "@site/contract/blog/admin-labels";
import { type AdminPostRow, postStatus } from "@site/contract/blog/admin-schema";
import { blogTexts } from "@site/contract/blog/labels";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../frame/screen.tsx";
import { confirm } from "../../kit/confirm.tsx";
import { ResourceTable } from "../../kit/resource-table.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useListAddress } from "../../kit/use-list-address.ts";
import { PostCard } from "./post-card.tsx";
import { usePostLists } from "./use-post-lists.ts";

const statusOptions = postStatus.options.map((value) => ({ value, label: postStatusLabels[value] }));
const filters = [{ name: "durum", label: "Durum", options: statusOptions }];
const row = { key: ({ id }: AdminPostRow) => id, name: ({ title }: AdminPostRow) => title };
const newPost = (
  <Button component={Link} to={paths.admin.newPost}>
    Yeni Yazı
  </Button>
);
const texts = {
  count: (total: number) => `${formatNumber(total)} yazı`,
  loading: "Yazılar yükleniyor…",
  failed: "Yazılar yüklenemedi",
  empty: { title: blogTexts.noPosts, text: "İlk yazınızı şimdi yazabilirsiniz.", action: newPost },
  notFound: { title: blogTexts.postNotFound, text: "Aradığınız duruma veya başlığa uyan bir yazı yok." },
};

/** Shows the filtered posts, nine per page; refetched at each visit. */
export function PostListScreen() {
  const list = useListAddress(filters);
  const query = trpc.admin.posts.page.useQuery(
    { status: postStatus.safeParse(list.chosen("durum")).data, search: list.search || undefined, page: list.page },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      select: ({ posts, total, pageCount }) => ({ rows: posts, total, pageCount }),
    },
  );
  const invalidates = usePostLists();
  const restore = useAdminMutation(trpc.admin.posts.restore, {
    success: "Yazı taslak olarak geri getirildi.",
    failure: (fault) => fault?.message ?? "Yazı geri getirilirken bir hata oluştu.",
    invalidates,
  });
  const remove = useAdminMutation(trpc.admin.posts.remove, {
    success: "Blog yazısı silindi.",
    failure: adminBlogTexts.deleteFailed,
    invalidates,
    undo: (_, { id }) => restore.mutateAsync({ id }),
  });
  const askToRemove = ({ id, title }: AdminPostRow) =>
    confirm({
      title: "Yazıyı Sil",
      subject: title,
      consequence:
        "başlıklı yazı silinecek ve yayındaysa okurlar ona ulaşamayacak. " +
        "Silinen yazı 30 gün boyunca geri getirilebilir.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const card = (post: AdminPostRow) => <PostCard post={post} onRemove={() => void askToRemove(post)} />;
  return (
    <Screen title="Yazılar" actions={newPost}>
      <ResourceTable
        query={query}
        list={list}
        texts={texts}
        row={row}
        layout={{ card }}
        searchPlaceholder="Başlıkta ara…"
      />
    </Screen>
  );
}
