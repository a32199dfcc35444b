import type { PostCard as Post } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import { PostCard } from "../card/post-card.tsx";
import styles from "./recent-posts.module.css";

/** Shows the newest posts side by side; the page provides the heading. */
export function RecentPosts({ posts }: { posts: Post[] }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} excerptLength={limits.excerptInGrid} headingLevel="h3" />
        </li>
      ))}
    </ul>
  );
}
