import type { PostCard as Post } from "@site/contract/blog/schema";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { ReactNode } from "react";
import { CachedFragment } from "../../../framework/browser.ts";
import type { Highlight } from "../../../shared/highlight/highlight.tsx";
import { ResponsiveImage } from "../../../shared/ui/responsive-image.tsx";
import styles from "./post-card.module.css";
import { PostMeta } from "./post-meta.tsx";

interface Props {
  post: Post;
  /** The number of characters of the excerpt to show. */
  excerptLength: number;
  /** Marks search words in title and excerpt. */
  highlight?: Highlight;
  isFirst?: boolean;
  headingLevel?: "h2" | "h3";
}

/**
 * Shows a post. Cards that lists and pages share are rendered once; not those with marked words, and not the first one,
 * whose image React preloads from the start of the document.
 */
export function PostCard({ post, excerptLength, highlight = String, isFirst = false, headingLevel = "h2" }: Props) {
  const title = highlight(post.title);
  const excerpt = highlight(truncateText(post.excerpt, excerptLength));
  const isMarked = typeof title !== "string" || typeof excerpt !== "string";
  const variant = `${excerptLength} ${headingLevel}`;
  return (
    <CachedFragment name={`card_${post.id}`} of={post} variant={variant} isShared={!isMarked && !isFirst}>
      <Card post={post} title={title} excerpt={excerpt} isFirst={isFirst} headingLevel={headingLevel} />
    </CachedFragment>
  );
}

interface CardProps {
  post: Post;
  title: ReactNode;
  excerpt: ReactNode;
  isFirst: boolean;
  headingLevel: "h2" | "h3";
}

function Card({ post, title, excerpt, isFirst, headingLevel: Heading }: CardProps) {
  const { slug, category, featuredImage, imageSize } = post;
  return (
    <article className={styles.card}>
      {featuredImage && (
        <div className={styles.image}>
          <ResponsiveImage
            src={featuredImage}
            size={imageSize}
            alt=""
            sizes="(min-width: 1000px) 24rem, (min-width: 768px) 45vw, 100vw"
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={styles.body}>
        {category && (
          <a href={paths.category(category.slug)} className={styles.category}>
            {category.name}
          </a>
        )}
        <Heading className={styles.title}>
          <a href={paths.post(slug)}>{title}</a>
        </Heading>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <PostMeta post={post} />
      </div>
    </article>
  );
}
