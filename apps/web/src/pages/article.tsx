import { postTexts } from "@site/contract/blog/posts/labels";
import { paths } from "@site/contract/paths";
import { withCampaign } from "@site/contract/readers/statistics/own-campaigns";
import { useEffect } from "react";
import { type LoaderFunctionArgs, useNavigationType, useParams } from "react-router-dom";
import { ArticleView, getCrumbs } from "../features/blog/article/article-view.tsx";
import { RelatedPosts } from "../features/blog/article/related-posts.tsx";
import { ShareButton } from "../features/blog/article/share-button.tsx";
import { articleJsonLd } from "../features/blog/article/structured-data.ts";
import { LazyComments } from "../features/comments/lazy-comments.tsx";
import { dataContext, findOrThrow, toSlug, trpc, useHead, useShell } from "../framework/browser.ts";
import { FollowSlot } from "../layouts/follow-slot.tsx";
import { breadcrumbJsonLd } from "../shared/ui/breadcrumb.tsx";

export async function loader({ context, params }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await findOrThrow(utils.blog.posts.read.fetch({ slug: toSlug(params.slug) }), {
    title: postTexts.postNotFound,
    text: "Aradığınız yazı kaldırılmış veya adresi değişmiş olabilir.",
    link: { to: paths.blog, label: "Bloga dön" },
  });
}

export function Component() {
  const slug = toSlug(useParams().slug);
  const [{ post, related }] = trpc.blog.posts.read.useSuspenseQuery({ slug });
  const { settings } = useShell();
  const url = settings.site_url + paths.post(post.slug);
  const crumbs = getCrumbs(post);

  useCountView(post.slug);
  useStoreOffline(paths.post(post.slug));
  useHead({
    title: post.seoTitle || `${post.title} | ${settings.site_name}`,
    description: post.seoDescription,
    canonical: paths.post(post.slug),
    type: "article",
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    keywords: post.seoKeywords,
    card: { kind: "posts", slug: post.slug, kicker: post.category?.name ?? "", title: post.title, lead: post.excerpt },
    image: post.featuredImage ? { src: post.featuredImage, alt: post.imageAlt } : undefined,
    jsonLd: [articleJsonLd(post, settings), breadcrumbJsonLd(settings.site_url, crumbs, paths.post(post.slug))],
  });

  return (
    <>
      <ArticleView
        post={post}
        crumbs={crumbs}
        share={<ShareButton title={post.title} url={withCampaign(url, "paylasim")} />}
      />
      <FollowSlot className="page no-print" />
      <LazyComments postId={post.id} />
      <RelatedPosts posts={related} />
    </>
  );
}

/** Counts a view after client-side navigation; the server counts the pages it renders. */
function useCountView(slug: string): void {
  const utils = trpc.useUtils();
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    // A lost count needs no error message.
    if (!isFirstPage) utils.client.blog.posts.countView.mutate({ slug }).catch(() => undefined);
  }, [utils, slug, isFirstPage]);
}

/**
 * Tells the service worker (apps/web/public/sw.js) that this article was read; it stores the last twenty for offline
 * use.
 */
function useStoreOffline(path: string): void {
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ read: path }));
  }, [path]);
}
