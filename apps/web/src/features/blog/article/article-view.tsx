import type { PostDetail } from "@site/contract/blog/posts/schema";
import { provenanceTexts } from "@site/contract/blog/provenance/labels";
import { paths } from "@site/contract/paths";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../../../shared/ui/breadcrumb.tsx";
import { ResponsiveImage } from "../../../shared/ui/responsive-image.tsx";
import { PostMeta } from "../card/post-meta.tsx";
import { ArticleBody } from "./article-body.tsx";
import styles from "./article-view.module.css";
import { TableOfContents } from "./table-of-contents.tsx";

/** Returns the breadcrumb of a post. */
export function getCrumbs({ title, category }: Pick<PostDetail, "title" | "category">): Crumb[] {
  return [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Blog", to: paths.blog },
    ...(category ? [{ label: category.name, to: paths.category(category.slug) }] : []),
    { label: title },
  ];
}

interface Props {
  post: PostDetail;
  crumbs: Crumb[];
  /** The share button, shown beside date and reading time. */
  share?: ReactNode;
}

/** Shows a post: breadcrumb, title, facts, image, table of contents and text. */
export function ArticleView({ post, crumbs, share }: Props) {
  return (
    <article className={`page ${styles.article}`}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{post.title}</h1>
        {post.excerpt && <p className={styles.lead}>{post.excerpt}</p>}
        <div className={styles.bar}>
          <PostMeta post={post} />
          {share}
        </div>
      </div>
      {post.featuredImage && (
        <ResponsiveImage
          src={post.featuredImage}
          size={post.imageSize}
          alt={post.imageAlt}
          sizes="(min-width: 1200px) 72rem, 100vw"
          isFirst
          className={styles.image}
        />
      )}
      {post.imageCredit && <ImageCredit credit={post.imageCredit} />}
      <div className={styles.columns} data-toc={post.toc.length >= 3}>
        <div className={styles.toc}>
          <TableOfContents entries={post.toc} />
        </div>
        <div className={styles.text}>
          {post.provenance && (
            <p className={styles.provenance}>
              {post.provenance.isReviewed ? provenanceTexts.labelReviewed : provenanceTexts.label}
            </p>
          )}
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
  );
}

/** Names the photographer of the featured image, as the terms of the stock service require. */
function ImageCredit({ credit }: { credit: NonNullable<PostDetail["imageCredit"]> }) {
  return (
    <p className={styles.credit}>
      Fotoğraf: <a href={credit.photographerUrl}>{credit.photographer}</a> / <a href={credit.sourceUrl}>Unsplash</a>
    </p>
  );
}
