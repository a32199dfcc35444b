import type { PostCard as Post } from "@site/contract/blog/schema";
import { limits } from "@site/contract/common/limits";
import { useStaticContent } from "../../../framework/browser.ts";
import { PostCard } from "../card/post-card.tsx";
import styles from "./recent-posts.module.css";

/** Shows the newest posts side by side; the page provides the heading. */
export function RecentPosts({ posts }: { posts: Post[] }) {
  const content = useStaticContent(
    [posts],
    posts.map((post) => (
      <li key={post.id} className="defer-layout">
        <PostCard post={post} excerptLength={limits.excerptInGrid} headingLevel="h3" />
      </li>
    )),
  );
  return <ul className={styles.cards} {...content} />;
}
