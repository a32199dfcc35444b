import type { PostCard as Post } from "@site/contract/blog/schema";
import { limits } from "@site/contract/common/limits";
import { PostCard } from "./post-card.tsx";
import styles from "./recent-posts.module.css";

/** The newest posts side by side, below a heading of the page's. */
export function RecentPosts({ posts }: { posts: Post[] }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.id} className="later">
          <PostCard post={post} excerptLength={limits.excerptInGrid} headingLevel="h3" />
        </li>
      ))}
    </ul>
  );
}
