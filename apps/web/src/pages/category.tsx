import { postTexts } from "@site/contract/blog/posts/labels";
import { termTexts } from "@site/contract/blog/terms/labels";
import type { CategoryReading } from "@site/contract/blog/terms/schema";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { BlogLayout } from "../features/blog/layout/blog-layout.tsx";
import { CategoriesBox, PostsBox } from "../features/blog/layout/sidebar.tsx";
import { getPageCount } from "../features/blog/list/page-count.ts";
import { PostList } from "../features/blog/list/post-list.tsx";
import { TermHeader } from "../features/blog/list/term-header.tsx";
import { categoryQuery } from "../features/blog/shared/queries.ts";
import {
  getPageNumber,
  type LoadPage,
  useHead,
  usePageData,
  usePageParams,
  useSearchParams,
  useShell,
  useTrpc,
} from "../framework/browser.ts";
import { FollowSlot } from "../layouts/follow-slot.tsx";
import { getNeighbours } from "../shared/lib/neighbours.ts";
import { breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import { EmptyList } from "../shared/ui/empty-list.tsx";
import { NotFound } from "../shared/ui/not-found.tsx";

export const load: LoadPage = async ({ trpc, queries, params, search }) => {
  const slug = params.categorySlug ?? "";
  if ((await queries.fetchQuery(categoryQuery(trpc, slug))) === null) return;
  await Promise.all([
    queries.fetchQuery(trpc.blog.posts.page.queryOptions({ category: slug, page: getPageNumber(search) })),
    queries.fetchQuery(trpc.blog.sidebar.queryOptions({ limit: limits.sidebarDefaultLimit })),
  ]);
};

export default function CategoryPage() {
  const slug = usePageParams().categorySlug ?? "";
  const category = usePageData(categoryQuery(useTrpc(), slug));
  if (!category)
    return (
      <NotFound
        title={termTexts.categoryNotFound}
        text="Aradığınız kategori kaldırılmış veya adresi değişmiş olabilir."
        link={{ to: paths.blog, label: "Bloga dön" }}
      />
    );
  return <CategoryPosts category={category} />;
}

function CategoryPosts({ category }: { category: CategoryReading }) {
  const trpc = useTrpc();
  const { settings } = useShell();
  const page = getPageNumber(useSearchParams());
  const pageCount = getPageCount(category.postCount);
  const posts = usePageData(trpc.blog.posts.page.queryOptions({ category: category.slug, page }));
  const sidebar = usePageData(trpc.blog.sidebar.queryOptions({ limit: limits.sidebarDefaultLimit }));
  const crumbs: Crumb[] = [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Blog", to: paths.blog },
    { label: category.name },
  ];

  useHead({
    title: category.seoTitle || `${category.name} | ${settings.site_name}`,
    description: category.seoDescription || category.description || `${category.name} kategorisindeki yazılar.`,
    canonical: paths.category(category.slug, page),
    ...getNeighbours({ page, pageCount }, (number) => paths.category(category.slug, number)),
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, paths.category(category.slug))],
  });

  return (
    <BlogLayout
      of={sidebar}
      variant={`category ${category.slug}`}
      sidebar={
        <>
          <PostsBox title={postTexts.recent} posts={sidebar.recent} />
          <CategoriesBox categories={sidebar.categories} current={category.slug} />
        </>
      }
    >
      <TermHeader
        crumbs={crumbs}
        title={category.name}
        description={category.description}
        note={`${category.postCount} yazı`}
      />
      {category.postCount === 0 ? (
        <EmptyList title={termTexts.categoryEmpty} link={{ to: paths.blog, label: "Tüm yazılar" }} />
      ) : (
        <PostList
          key={`${category.slug} ${page}`}
          filter={{ category: category.slug }}
          page={page}
          posts={posts}
          pageCount={pageCount}
          excerptLength={limits.excerptInGrid}
          pageAddress={(number) => paths.category(category.slug, number)}
        />
      )}
      <FollowSlot category={category} />
    </BlogLayout>
  );
}
