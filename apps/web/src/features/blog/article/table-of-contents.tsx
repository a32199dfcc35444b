import type { TocEntry } from "@site/contract/blog/schema";
import styles from "./table-of-contents.module.css";

/** Links to the headings of an article that has at least three. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  if (entries.length < 3) return null;
  return (
    <details className={styles.toc} open>
      <summary>İçindekiler</summary>
      <nav aria-label="İçindekiler">
        <ol>
          {entries.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
