import { postTexts } from "@site/contract/blog/posts/labels";
import type { PostCard } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import type { MouseEvent } from "react";
import { trpc } from "../../../framework/browser.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { PostGrid, PostGridSkeleton, type View } from "../layout/post-grid.tsx";
import styles from "./post-list.module.css";
import { useEndlessList } from "./use-endless-list.ts";

interface Props {
  /** The category or tag of the list. */
  filter: { category?: string; tag?: string };
  /** The page that the address names. */
  page: number;
  /** The posts of that page, which the server renders. */
  posts: PostCard[];
  pageCount: number;
  view?: View;
  excerptLength: number;
  /** False if other images come before the list, so that its first image may load late. */
  hasFirst?: boolean;
  /** Returns the address of a numbered page, for readers without JavaScript. */
  pageAddress: (page: number) => string;
}

/**
 * Shows an endless list of posts. The first three pages are added automatically near the end of the list, further ones
 * by a button, so that the footer stays reachable. Without JavaScript the button is a link to the next page.
 */
export function PostList({
  filter,
  page: firstPage,
  posts,
  pageCount,
  view,
  excerptLength,
  hasFirst = true,
  pageAddress,
}: Props) {
  const { lastPage, isAutomatic, showNext, sentinel } = useEndlessList(filter, firstPage, pageCount);
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
  const isAtEnd = lastPage >= pageCount;

  function onMore(event: MouseEvent): void {
    event.preventDefault();
    showNext();
  }

  return (
    <>
      {numbers.map((page) =>
        page === firstPage ? (
          <PostGrid key={page} posts={posts} view={view} excerptLength={excerptLength} hasFirst={hasFirst} />
        ) : (
          <AddedPage key={page} filter={filter} page={page} view={view} excerptLength={excerptLength} />
        ),
      )}
      <div className={styles.end} aria-live="polite">
        {isAtEnd ? (
          <p>{postTexts.allLoaded}</p>
        ) : (
          <a
            ref={sentinel}
            href={pageAddress(lastPage + 1)}
            rel="next"
            className="button"
            data-automatic={isAutomatic}
            onClick={onMore}
          >
            Daha fazla yazı göster
          </a>
        )}
      </div>
    </>
  );
}

function AddedPage({
  filter,
  page,
  view,
  excerptLength,
}: Pick<Props, "filter" | "view" | "excerptLength"> & { page: number }) {
  const { data, isError, refetch } = trpc.blog.posts.page.useQuery({ ...filter, page });
  if (isError) {
    return <ErrorState className={styles.failed} text="Yazılar yüklenirken bir hata oluştu." onRetry={refetch} />;
  }
  return data ? <PostGrid posts={data} view={view} excerptLength={excerptLength} /> : <PostGridSkeleton view={view} />;
}

export const excerptLengths = { grid: limits.excerptInGrid, list: limits.excerptInList } as const;
