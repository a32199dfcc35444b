import { blogTexts } from "@site/contract/blog/labels";
import type { PostReading } from "@site/contract/blog/schema";
import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { ArticleBody } from "../features/blog/article-body.tsx";
import { PostMeta } from "../features/blog/post-meta.tsx";
import { postQuery } from "../features/blog/queries.ts";
import { RelatedPosts } from "../features/blog/related-posts.tsx";
import { articleJsonLd } from "../features/blog/structured-data.ts";
import { TableOfContents } from "../features/blog/table-of-contents.tsx";
import { useCountView } from "../features/blog/use-count-view.ts";
import { useStoreOffline } from "../features/blog/use-store-offline.ts";
import { CommentsSlot } from "../features/comments/comments-slot.tsx";
import { usePageData } from "../rendering/use-page-data.ts";
import { useShell } from "../shared/hooks/use-shell.tsx";
import { useHead } from "../shared/lib/head.tsx";
import { type LoadPage, usePageParams } from "../shared/lib/page-module.tsx";
import { useTrpc } from "../shared/lib/trpc.tsx";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import { NotFound } from "../shared/ui/not-found.tsx";
import { ResponsiveImage } from "../shared/ui/responsive-image.tsx";
import { ShareButton } from "../shared/ui/share-button.tsx";
import styles from "./article.module.css";

export const load: LoadPage = async ({ trpc, queryClient, params }) => {
  await queryClient.fetchQuery(postQuery(trpc, params.slug ?? ""));
};

export default function ArticlePage() {
  const slug = usePageParams().slug ?? "";
  const reading = usePageData(postQuery(useTrpc(), slug));
  if (!reading)
    return (
      <NotFound
        title={blogTexts.postNotFound}
        text="Aradığınız yazı kaldırılmış veya adresi değişmiş olabilir."
        link={{ to: paths.blog, label: "Bloga dön" }}
      />
    );
  return <Article {...reading} />;
}

function Article({ post, related }: PostReading) {
  const { settings } = useShell();
  const url = settings.site_url + paths.post(post.slug);
  const crumbs: Crumb[] = [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Blog", to: paths.blog },
    ...(post.category ? [{ label: post.category.name, to: paths.category(post.category.slug) }] : []),
    { label: truncateText(post.title, limits.titleInBreadcrumb) },
  ];

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
      <article className={`page ${styles.article}`}>
        <div className={styles.head}>
          <Breadcrumb crumbs={crumbs} />
          <h1>{post.title}</h1>
          {post.excerpt && <p className={styles.lead}>{post.excerpt}</p>}
          <div className={styles.bar}>
            <PostMeta post={post} />
            <ShareButton title={post.title} url={url} />
          </div>
        </div>
        {post.featuredImage && (
          <ResponsiveImage
            src={post.featuredImage}
            alt={post.imageAlt}
            sizes="(min-width: 1200px) 72rem, 100vw"
            isFirst
            className={styles.image}
          />
        )}
        <div className={styles.columns} data-toc={post.toc.length >= 3}>
          <div className={styles.toc}>
            <TableOfContents entries={post.toc} />
          </div>
          <div className={styles.text}>
            <ArticleBody html={post.content} />
            {post.tags.length > 0 && (
              <ul className={styles.tags} aria-label="Etiketler">
                {post.tags.map((tag) => (
                  <li key={tag.id}>
                    <a href={paths.tag(tag.slug)}>#{tag.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </article>
      <CommentsSlot postId={post.id} />
      <RelatedPosts posts={related} />
    </>
  );
}
