import { postTexts } from "@site/contract/blog/posts/labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { keepPreviousData } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { BlogLayout } from "../features/blog/layout/blog-layout.tsx";
import { PostGrid, PostGridSkeleton, type View } from "../features/blog/layout/post-grid.tsx";
import { CategoriesBox, PostsBox } from "../features/blog/layout/sidebar.tsx";
import { getPageCount } from "../features/blog/list/page-count.ts";
import { excerptLengths, PostList } from "../features/blog/list/post-list.tsx";
import { SearchBox } from "../features/blog/list/search-box.tsx";
import { Slider } from "../features/blog/list/slider.tsx";
import { useView, ViewToggle } from "../features/blog/list/view-toggle.tsx";
import { awaitOnServer, dataContext, getPageNumber, type Head, trpc, useHead, useShell } from "../framework/browser.ts";
import { getNeighbours } from "../shared/lib/neighbours.ts";
import { addressText } from "../shared/text/address-text.ts";
import { breadcrumbJsonLd } from "../shared/ui/breadcrumb.tsx";
import { EmptyList } from "../shared/ui/empty-list.tsx";
import { ErrorState } from "../shared/ui/error-state.tsx";
import styles from "./blog-list.module.css";

const getSearch = (search: URLSearchParams) => addressText(search, "ara");

export async function loader({ context, request }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  const search = new URL(request.url).searchParams;
  const query = getSearch(search);
  const settings = await utils.site.slider.get.fetch();
  await Promise.all([
    query
      ? awaitOnServer(utils.blog.searchCards.fetch({ q: query, limit: limits.searchScreenLimit }))
      : utils.blog.posts.page.fetch({ page: getPageNumber(search) }),
    utils.blog.sidebar.fetch({ limit: limits.sidebarShownOnBlog }),
    utils.blog.slider.fetch({ limit: slideCount(settings.slide_count) }),
  ]);
}

function slideCount(setting: string): number {
  return Number(setting) || limits.sidebarDefaultLimit;
}

export function Component() {
  const [search] = useSearchParams();
  const page = getPageNumber(search);
  const query = getSearch(search);
  const [view, setView] = useView();
  const [slider] = trpc.site.slider.get.useSuspenseQuery();
  const [slides] = trpc.blog.slider.useSuspenseQuery({ limit: slideCount(slider.slide_count) });
  const hasSlider = !query && page === 1 && slides.length > 0;
  const [sidebar] = trpc.blog.sidebar.useSuspenseQuery({ limit: limits.sidebarShownOnBlog });

  return (
    <>
      {hasSlider && <Slider slides={slides} settings={slider} />}
      <BlogLayout
        sidebar={
          <>
            <PostsBox title={postTexts.recent} posts={sidebar.recent} />
            <PostsBox title={postTexts.popular} posts={sidebar.popular} />
            <CategoriesBox categories={sidebar.categories} />
          </>
        }
      >
        <h1 className={styles.title}>Blog</h1>
        <div className={styles.tools}>
          <SearchBox query={query} />
          <ViewToggle view={view} onChange={setView} />
        </div>
        {query ? (
          <SearchResults query={query} view={view} />
        ) : (
          <AllPosts page={page} total={sidebar.postCount} view={view} hasFirst={!hasSlider} />
        )}
      </BlogLayout>
    </>
  );
}

function useBlogHead(title: string, head: Partial<Head>): void {
  const { settings } = useShell();
  useHead({
    title: `${title} | ${settings.site_name}`,
    description: "Hukuk teknolojileri, yapay zekâ, bilirkişilik, yazılım geliştirme ve kamu personeli üzerine yazılar.",
    hasFeeds: true,
    jsonLd: [
      breadcrumbJsonLd(settings.site_url, [{ label: "Ana Sayfa", to: paths.home }, { label: "Blog" }], paths.blog),
    ],
    ...head,
  });
}

interface AllPostsProps {
  page: number;
  total: number;
  view: View;
  hasFirst: boolean;
}

function AllPosts({ page, total, view, hasFirst }: AllPostsProps) {
  const pageCount = getPageCount(total);
  const [posts] = trpc.blog.posts.page.useSuspenseQuery({ page });
  useBlogHead(page > 1 ? `Blog, sayfa ${page}` : "Blog", {
    canonical: paths.blogPage(page),
    ...getNeighbours({ page, pageCount }, paths.blogPage),
  });
  if (total === 0)
    return <EmptyList title={postTexts.noPosts} text="Yeni yazılar yayınlandığında burada göreceksiniz." />;
  return (
    <PostList
      key={page}
      filter={{}}
      page={page}
      posts={posts}
      pageCount={pageCount}
      view={view}
      excerptLength={excerptLengths[view]}
      hasFirst={hasFirst}
      pageAddress={paths.blogPage}
    />
  );
}

function SearchResults({ query, view }: { query: string; view: View }) {
  useBlogHead(`“${query}” araması`, { canonical: paths.blogPage(1), noIndex: true });
  const { data, isError, refetch } = trpc.blog.searchCards.useQuery(
    { q: query, limit: limits.searchScreenLimit },
    {
      placeholderData: keepPreviousData,
    },
  );
  if (isError) {
    return <ErrorState text="Arama sırasında bir hata oluştu." onRetry={refetch} />;
  }
  if (!data) return <PostGridSkeleton view={view} />;
  if (data.length === 0)
    return (
      <div data-no-hits>
        <EmptyList
          title="Arama sonucu bulunamadı"
          text={`“${query}” için bir yazı bulunamadı. Daha kısa veya başka bir sözcük deneyebilirsiniz.`}
          link={{ to: paths.blog, label: "Aramayı temizle" }}
        />
      </div>
    );
  return (
    <>
      <p className={styles.hits} role="status">
        {data.length === limits.searchScreenLimit
          ? `İlk ${data.length} sonuç gösteriliyor`
          : `${data.length} sonuç bulundu`}
      </p>
      <PostGrid posts={data} view={view} excerptLength={excerptLengths[view]} query={query} />
    </>
  );
}
