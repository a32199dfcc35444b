import { postTexts } from "@site/contract/blog/posts/labels";
import { termTexts } from "@site/contract/blog/terms/labels";
import type { TagReading } from "@site/contract/blog/terms/schema";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { BlogLayout } from "../features/blog/layout/blog-layout.tsx";
import { PostsBox } from "../features/blog/layout/sidebar.tsx";
import { getPageCount } from "../features/blog/list/page-count.ts";
import { PostList } from "../features/blog/list/post-list.tsx";
import { TermHeader } from "../features/blog/list/term-header.tsx";
import { tagQuery } from "../features/blog/shared/queries.ts";
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
import { getNeighbours } from "../shared/lib/neighbours.ts";
import { breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import { EmptyList } from "../shared/ui/empty-list.tsx";
import { NotFound } from "../shared/ui/not-found.tsx";

export const load: LoadPage = async ({ trpc, queries, params, search }) => {
  const slug = params.tagSlug ?? "";
  if ((await queries.fetchQuery(tagQuery(trpc, slug))) === null) return;
  await Promise.all([
    queries.fetchQuery(trpc.blog.posts.page.queryOptions({ tag: slug, page: getPageNumber(search) })),
    queries.fetchQuery(trpc.blog.sidebar.queryOptions({ limit: limits.sidebarDefaultLimit })),
  ]);
};

export default function TagPage() {
  const slug = usePageParams().tagSlug ?? "";
  const tag = usePageData(tagQuery(useTrpc(), slug));
  if (!tag)
    return (
      <NotFound
        title={termTexts.tagNotFound}
        text="Aradığınız etiket kaldırılmış veya adresi değişmiş olabilir."
        link={{ to: paths.blog, label: "Bloga dön" }}
      />
    );
  return <TagPosts tag={tag} />;
}

function TagPosts({ tag }: { tag: TagReading }) {
  const trpc = useTrpc();
  const { settings } = useShell();
  const page = getPageNumber(useSearchParams());
  const pageCount = getPageCount(tag.postCount);
  const posts = usePageData(trpc.blog.posts.page.queryOptions({ tag: tag.slug, page }));
  const sidebar = usePageData(trpc.blog.sidebar.queryOptions({ limit: limits.sidebarDefaultLimit }));
  const crumbs: Crumb[] = [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Blog", to: paths.blog },
    { label: tag.name },
  ];

  useHead({
    title: `${tag.name} | ${settings.site_name}`,
    description: tag.description || `${tag.name} etiketli yazılar.`,
    canonical: paths.tag(tag.slug, page),
    ...getNeighbours({ page, pageCount }, (number) => paths.tag(tag.slug, number)),
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, paths.tag(tag.slug))],
  });

  return (
    <BlogLayout of={sidebar} variant="tag" sidebar={<PostsBox title={postTexts.recent} posts={sidebar.recent} />}>
      <TermHeader crumbs={crumbs} title={tag.name} description={tag.description} note={`${tag.postCount} yazı`} />
      {tag.postCount === 0 ? (
        <EmptyList title={termTexts.tagEmpty} link={{ to: paths.blog, label: "Tüm yazılar" }} />
      ) : (
        <PostList
          key={`${tag.slug} ${page}`}
          filter={{ tag: tag.slug }}
          page={page}
          posts={posts}
          pageCount={pageCount}
          excerptLength={limits.excerptOnTagPage}
          pageAddress={(number) => paths.tag(tag.slug, number)}
        />
      )}
    </BlogLayout>
  );
}
