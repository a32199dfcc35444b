import { formatDate } from "@site/browser/format-date";
import type { PostLink } from "@site/contract/blog/posts/schema";
import { termTexts } from "@site/contract/blog/terms/labels";
import type { CategorySummary } from "@site/contract/blog/terms/schema";
import { paths } from "@site/contract/paths";
import styles from "./sidebar.module.css";

/** Shows a short list of posts beside the main content. */
export function PostsBox({ title, posts }: { title: string; posts: PostLink[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <a href={paths.post(post.slug)}>{post.title}</a>
            <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists all categories, including empty ones, and highlights the current one. */
export function CategoriesBox({ categories, current }: { categories: CategorySummary[]; current?: string }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>{termTexts.categories}</h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={paths.category(category.slug)} aria-current={category.slug === current ? "page" : undefined}>
              {category.name}
              <span>
                {category.postCount}
                <span className="visually-hidden"> yazı</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
