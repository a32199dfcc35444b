import { Alert, Button, Pagination, Text } from "@mantine/core";
import type { AdminPostRow } from "@site/contract/blog/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { EmptyPosts } from "./empty-posts.tsx";
import { PostCard } from "./post-card.tsx";
import { isNarrow, type PostFilter } from "./post-filter.ts";
import { PostFilterBar } from "./post-filter-bar.tsx";
import styles from "./post-list.module.css";
import { PostSkeletons } from "./post-skeletons.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useRemovePost } from "./use-remove-post.ts";

interface Props {
  filter: PostFilter;
  onFilter: (filter: PostFilter) => void;
}

/** The posts that fit the filter, nine at a time, read anew at each visit. */
export function PostList({ filter, onFilter }: Props) {
  const { status, search, page } = filter;
  const { data, isError, isFetching, refetch } = useQuery(
    useTrpc().admin.posts.page.queryOptions(
      { status, search: search || undefined, page },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  );
  const [asked, setAsked] = useState<AdminPostRow>();
  const count = useRef<HTMLParagraphElement>(null);
  const removePost = useRemovePost();

  useEffect(() => {
    if (data && page > data.pageCount) onFilter({ ...filter, page: data.pageCount }); // the page's last post was deleted
  });

  return (
    <>
      <PostFilterBar
        filter={filter}
        onStatus={(chosen) => onFilter({ ...filter, status: chosen, page: 1 })}
        onSearch={(text) => onFilter({ ...filter, search: text, page: 1 })}
      />
      <Text ref={count} tabIndex={-1} size="sm" c="dimmed" mb="sm" aria-live="polite" className={styles.count}>
        {data ? `${formatNumber(data.total)} yazı` : "Yazılar yükleniyor…"}
      </Text>
      {isError && (
        <Alert color="danger" title="Yazılar yüklenemedi" role="alert" mb="md">
          <p>Bağlantınızı kontrol edip yeniden deneyin.</p>
          <Button mt="sm" variant="default" loading={isFetching} onClick={() => refetch()}>
            Tekrar Dene
          </Button>
        </Alert>
      )}
      {!data && !isError && <PostSkeletons />}
      {data?.total === 0 && (
        <EmptyPosts isNarrow={isNarrow(filter)} onClear={() => onFilter({ status: undefined, search: "", page: 1 })} />
      )}
      {data && data.total > 0 && (
        <ul className={styles.grid} aria-busy={isFetching}>
          {data.posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} onRemove={() => setAsked(post)} />
            </li>
          ))}
        </ul>
      )}
      {data && data.pageCount > 1 && (
        <nav aria-label="Sayfalar" className={styles.pages}>
          <Pagination
            total={data.pageCount}
            value={page}
            onChange={(chosen) => {
              onFilter({ ...filter, page: chosen });
              count.current?.focus();
            }}
            getItemProps={(number) => ({ "aria-label": `Sayfa ${number}` })}
            getControlProps={(control) => ({ "aria-label": control === "previous" ? "Önceki sayfa" : "Sonraki sayfa" })}
          />
        </nav>
      )}
      <RemoveDialog
        post={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={async (post) => {
          await removePost(post.id);
          setAsked(undefined);
          count.current?.focus();
        }}
      />
    </>
  );
}
