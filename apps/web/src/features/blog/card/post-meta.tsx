import { formatDate } from "@site/browser/format-date";
import type { PostCard } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import styles from "./post-meta.module.css";

/** Shows date and reading time of a post, and its number of views from `limits.viewsShownFrom` on. */
export function PostMeta({ post }: { post: Pick<PostCard, "publishedAt" | "readingTime" | "viewCount"> }) {
  return (
    <ul className={styles.meta}>
      <li className={styles.date}>
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
      </li>
      <li className={styles.time}>
        {`${post.readingTime} dk`}
        <span className="visually-hidden"> okuma süresi</span>
      </li>
      {post.viewCount >= limits.viewsShownFrom && (
        <li className={styles.views}>
          {formatNumber(post.viewCount)}
          <span className="visually-hidden"> görüntülenme</span>
        </li>
      )}
    </ul>
  );
}
