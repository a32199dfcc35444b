import type { PostCard } from "@site/contract/blog/schema";
import { Calendar, Clock, Eye } from "lucide-react";
import { formatDate, formatNumber } from "../../shared/lib/format.ts";
import styles from "./post-meta.module.css";

/** Date, reading time and views of a post. */
export function PostMeta({ post }: { post: Pick<PostCard, "publishedAt" | "readingTime" | "viewCount"> }) {
  return (
    <ul className={styles.meta}>
      <li>
        <Calendar size={15} aria-hidden />
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
      </li>
      <li>
        <Clock size={15} aria-hidden />
        {post.readingTime} dk<span className="visually-hidden"> okuma süresi</span>
      </li>
      <li>
        <Eye size={15} aria-hidden />
        {formatNumber(post.viewCount)}
        <span className="visually-hidden"> görüntülenme</span>
      </li>
    </ul>
  );
}
