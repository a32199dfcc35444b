import { postTexts } from "@site/contract/blog/posts/labels";
import type { Sidebar } from "@site/contract/blog/terms/schema";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { dataContext, getPageNumber, trpc, useHead, useShell } from "../../../framework/browser.ts";
import { getNeighbours } from "../../../shared/lib/neighbours.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../../../shared/ui/breadcrumb.tsx";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import { BlogLayout } from "../layout/blog-layout.tsx";
import { PostsBox } from "../layout/sidebar.tsx";
import { getPageCount } from "./page-count.ts";
import { PostList } from "./post-list.tsx";
import styles from "./term-header.module.css";

type Filter = { category: string } | { tag: string };

interface Props {
  /** The category or the tag. */
  term: { name: string; description: string; postCount: number };
  filter: Filter;
  title: string;
  description: string;
  /** Returns the address of a page of the list; without a number that of the first one. */
  pageAddress: (page?: number) => string;
  emptyTitle: string;
  excerptLength: number;
  /** Further boxes of the sidebar. */
  boxes?: (sidebar: Sidebar) => ReactNode;
  /** Shown below the posts. */
  children?: ReactNode;
}

/** Loads the posts and the sidebar of the page of a category or tag. */
export async function loadTermPage({ context, request }: LoaderFunctionArgs, filter: Filter): Promise<void> {
  const { utils } = context.get(dataContext);
  const page = getPageNumber(new URL(request.url).searchParams);
  await Promise.all([
    utils.blog.posts.page.fetch({ ...filter, page }),
    utils.blog.sidebar.fetch({ limit: limits.sidebarDefaultLimit }),
  ]);
}

/** Shows the page of a category or tag: head tags, heading, posts and sidebar. */
export function TermPage({
  term,
  filter,
  title,
  description,
  pageAddress,
  emptyTitle,
  excerptLength,
  boxes,
  children,
}: Props) {
  const { settings } = useShell();
  const page = getPageNumber(useSearchParams()[0]);
  const pageCount = getPageCount(term.postCount);
  const [posts] = trpc.blog.posts.page.useSuspenseQuery({ ...filter, page });
  const [sidebar] = trpc.blog.sidebar.useSuspenseQuery({ limit: limits.sidebarDefaultLimit });
  const crumbs: Crumb[] = [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Blog", to: paths.blog },
    { label: term.name },
  ];

  useHead({
    title,
    description,
    canonical: pageAddress(page),
    ...getNeighbours({ page, pageCount }, pageAddress),
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, pageAddress())],
  });

  return (
    <BlogLayout
      sidebar={
        <>
          <PostsBox title={postTexts.recent} posts={sidebar.recent} />
          {boxes?.(sidebar)}
        </>
      }
    >
      <TermHeader crumbs={crumbs} title={term.name} description={term.description} note={`${term.postCount} yazı`} />
      {term.postCount === 0 ? (
        <EmptyList title={emptyTitle} link={{ to: paths.blog, label: "Tüm yazılar" }} />
      ) : (
        <PostList
          key={pageAddress(page)}
          filter={filter}
          page={page}
          posts={posts}
          pageCount={pageCount}
          excerptLength={excerptLength}
          pageAddress={pageAddress}
        />
      )}
      {children}
    </BlogLayout>
  );
}

/** Shows name, description and number of posts of a category or tag. */
function TermHeader({
  crumbs,
  title,
  description,
  note,
}: {
  crumbs: Crumb[];
  title: string;
  description: string;
  note: string;
}) {
  return (
    <div className={styles.header}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      <p className="muted">{note}</p>
    </div>
  );
}
