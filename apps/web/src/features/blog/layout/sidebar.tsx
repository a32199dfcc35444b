import { formatDate } from "@site/browser/format-date";
import { blogTexts } from "@site/contract/blog/labels";
import type { CategorySummary, PostLink } from "@site/contract/blog/schema";
import { paths } from "@site/contract/paths";
import styles from "./sidebar.module.css";

/** Shows a short list of posts beside the main content. */
export function PostsBox({ title, posts }: { title: string; posts: PostLink[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={`defer-layout ${styles.box}`}>
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
    <section className={`defer-layout ${styles.box}`}>
      <h2>{blogTexts.categories}</h2>
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
