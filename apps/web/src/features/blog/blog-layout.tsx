import type { ReactNode } from "react";
import styles from "./blog-layout.module.css";

/** Main column and sidebar of the blog's pages; on a phone the sidebar stands below. */
export function BlogLayout({ children, sidebar }: { children: ReactNode; sidebar: ReactNode }) {
  return (
    <div className={`page ${styles.layout}`}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.sidebar} aria-label="Yan sütun">
        {sidebar}
      </aside>
    </div>
  );
}
