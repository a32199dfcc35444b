import type { PostCard as Post } from "@site/contract/blog/posts/schema";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
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

/** Shows a post in a list: image, title, category and excerpt. */
export function PostCard({
  post,
  excerptLength,
  highlight = String,
  isFirst = false,
  headingLevel: Heading = "h2",
}: Props) {
  const { slug, category, featuredImage, imageSize } = post;
  const excerpt = highlight(truncateText(post.excerpt, excerptLength));
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
          <a href={paths.post(slug)}>{highlight(post.title)}</a>
        </Heading>
        {excerpt && <p className="soft">{excerpt}</p>}
        <PostMeta post={post} />
      </div>
    </article>
  );
}
