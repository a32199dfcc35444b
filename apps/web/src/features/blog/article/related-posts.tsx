import type { PostCard as Post } from "@site/contract/blog/schema";
import { limits } from "@site/contract/common/limits";
import { PostCard } from "../card/post-card.tsx";
import styles from "./related-posts.module.css";

/** Shows up to three posts of the same category. */
export function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={`page no-print ${styles.related}`} aria-labelledby="benzer_yazilar">
      <h2 id="benzer_yazilar">Benzer yazılar</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} excerptLength={limits.excerptInRelated} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
