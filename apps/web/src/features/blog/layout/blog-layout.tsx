import type { ReactNode } from "react";
import styles from "./blog-layout.module.css";

interface Props {
  children: ReactNode;
  sidebar: ReactNode;
}

/** Lays out the pages of the blog in a main column and a sidebar, which phones show below. */
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
