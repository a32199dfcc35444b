import { Button, SegmentedControl } from "@mantine/core";
import { localStore } from "@site/browser/browser-store";
import { adminPaths } from "@site/contract/admin-paths";
import type { ListedPost } from "@site/contract/blog/posts/admin-schema";
import { postTexts } from "@site/contract/blog/posts/labels";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useCalledDialog } from "../../../kit/dialogs/use-called-dialog.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { MoreActions } from "../../../kit/more-actions.tsx";
import { Screen } from "../../../kit/screen.tsx";
import { useDownload } from "../../../session/use-download.ts";
import { GeneralCheckDialog } from "./general-check.tsx";
import { PostCard } from "./post-card.tsx";
import { PostPreviewDialog } from "./post-preview-dialog.tsx";
import { PostRow } from "./post-row.tsx";
import { useBulkActions } from "./use-bulk-actions.ts";
import { usePostPage } from "./use-post-page.ts";
import { useRemovePost } from "./use-remove-post.ts";

const KEY = "adminPostView";

/** The two views of the list and their number of posts per page. */
const views = [
  { value: "rows", label: "Satırlar", pageSize: 25 },
  { value: "cards", label: "Kartlar", pageSize: limits.blogPageSize },
] as const;

/** Returns the chosen view, which this browser remembers. */
function useView() {
  const find = (value: string | null) => views.find((view) => view.value === value) ?? views[0];
  const [view, setView] = useState(() => find(localStore.get(KEY)));
  return {
    view,
    choose(value: string): void {
      localStore.set(KEY, value);
      setView(find(value));
    },
  };
}

const row = { key: ({ id }: ListedPost) => id, name: ({ title }: ListedPost) => title };
const newPost = (
  <Button component={Link} to={adminPaths.newPost}>
    Yeni Yazı
  </Button>
);
const texts = {
  count: (total: number) => `${formatNumber(total)} yazı`,
  loading: "Yazılar yükleniyor…",
  failed: "Yazılar yüklenemedi",
  empty: { title: postTexts.noPosts, text: "İlk yazınızı şimdi yazabilirsiniz.", action: newPost },
  notFound: { title: postTexts.postNotFound, text: "Aradığınız duruma veya başlığa uyan bir yazı yok." },
};

/** Lists the filtered posts as rows or as cards. Each visit refetches them. */
export function PostListScreen() {
  const check = useCalledDialog("genel-kontrol");
  const { view, choose } = useView();
  const { categories, order, ...page } = usePostPage(view.pageSize);
  const askToRemove = useRemovePost();
  const download = useDownload();
  const [previewed, setPreviewed] = useState<ListedPost>();
  const card = (post: ListedPost, selectBox: ReactNode) => {
    const shared = {
      post,
      order,
      selectBox,
      onPreview: () => setPreviewed(post),
      onRemove: () => void askToRemove(post),
    };
    if (view.value === "cards") return <PostCard {...shared} />;
    return <PostRow {...shared} category={categories?.find(({ id }) => id === post.categoryId)?.name} />;
  };
  return (
    <Screen
      title="Yazılar"
      actions={
        <>
          <SegmentedControl
            aria-label="Görünüm"
            color="accent"
            data={[...views]}
            value={view.value}
            onChange={choose}
          />
          <MoreActions
            actions={[
              { label: "Genel Kontrol", run: () => check.setOpen(true) },
              { label: "Çöp Kutusu", to: `${adminPaths.trash}?tur=post` },
              { label: "Yazıları İndir", run: () => void download("/api/admin/posts-file") },
            ]}
          />
          {newPost}
        </>
      }
    >
      {previewed && <PostPreviewDialog post={previewed} onClose={() => setPreviewed(undefined)} />}
      {check.isOpen && <GeneralCheckDialog onClose={() => check.setOpen(false)} />}
      <ResourceTable
        {...{ ...page, texts, row }}
        layout={view.value === "rows" ? { card, isWide: true, height: 52 } : { card }}
        searchPlaceholder="Başlıkta ara…"
        bulkActions={useBulkActions()}
      />
    </Screen>
  );
}
