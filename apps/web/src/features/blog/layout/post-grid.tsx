import type { PostCard as Post } from "@site/contract/blog/posts/schema";
import { createHighlighter } from "../../../shared/highlight/highlight.tsx";
import { PostCard } from "../card/post-card.tsx";
import styles from "./post-grid.module.css";

export type View = "grid" | "list";

interface Props {
  posts: Post[];
  view?: View;
  excerptLength: number;
  /** Search words to highlight in titles and excerpts. */
  query?: string;
  /** True if the first card's image is at the top of the page and must load early. */
  hasFirst?: boolean;
}

export function PostGrid({ posts, view = "grid", excerptLength, query = "", hasFirst = false }: Props) {
  const highlight = createHighlighter(query);
  return (
    <ul className={styles.posts} data-view={view}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} excerptLength={excerptLength} highlight={highlight} isFirst={hasFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Shows a placeholder while the cards load. */
export function PostGridSkeleton({ view = "grid" }: { view?: View }) {
  return (
    <ul className={styles.posts} data-view={view} aria-hidden>
      {[1, 2, 3].map((n) => (
        <li key={n} className={`skeleton ${styles.skeleton}`} />
      ))}
    </ul>
  );
}
