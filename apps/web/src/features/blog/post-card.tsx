import type { PostCard as Post } from "@site/contract/blog/schema";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { CachedFragment } from "../../rendering/cached-fragment.tsx";
import { highlight } from "../../shared/lib/highlight.tsx";
import { ResponsiveImage } from "../../shared/ui/responsive-image.tsx";
import styles from "./post-card.module.css";
import { PostMeta } from "./post-meta.tsx";

interface Props {
  post: Post;
  /** The number of characters of the excerpt to show. */
  excerptLength: number;
  /** Search words to highlight in title and excerpt. */
  query?: string;
  isFirst?: boolean;
  headingLevel?: "h2" | "h3";
}

/**
 * Shows a post. Cards that lists and pages share are rendered once; not those with highlighted words, and not the first
 * one, whose image React preloads from the start of the document.
 */
export function PostCard(props: Props) {
  const { post, excerptLength, query, isFirst = false, headingLevel = "h2" } = props;
  const variant = `${excerptLength} ${headingLevel}`;
  return (
    <CachedFragment name={`card_${post.id}`} of={post} byContent variant={variant} isShared={!query && !isFirst}>
      <Card {...props} />
    </CachedFragment>
  );
}

function Card({ post, excerptLength, query = "", isFirst = false, headingLevel: Heading = "h2" }: Props) {
  return (
    <article className={styles.card}>
      {post.featuredImage && (
        <div className={styles.image}>
          <ResponsiveImage
            src={post.featuredImage}
            alt=""
            sizes="(min-width: 1000px) 24rem, (min-width: 768px) 45vw, 100vw"
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={styles.body}>
        {post.category && (
          <a href={paths.category(post.category.slug)} className={styles.category}>
            {post.category.name}
          </a>
        )}
        <Heading className={styles.title}>
          <a href={paths.post(post.slug)}>{highlight(post.title, query)}</a>
        </Heading>
        {post.excerpt && (
          <p className={styles.excerpt}>{highlight(truncateText(post.excerpt, excerptLength), query)}</p>
        )}
        <PostMeta post={post} />
      </div>
    </article>
  );
}
