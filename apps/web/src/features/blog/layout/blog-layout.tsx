import type { ReactNode } from "react";
import styles from "./blog-layout.module.css";

interface Props {
  children: ReactNode;
  sidebar: ReactNode;
}

/** Renders the main column and the sidebar of the blog's pages; phones show the sidebar below. */
export function BlogLayout({ children, sidebar }: Props) {
  return (
    <div className={`page ${styles.layout}`}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.sidebar} aria-label="Yan sütun">
        {sidebar}
      </aside>
    </div>
  );
}
