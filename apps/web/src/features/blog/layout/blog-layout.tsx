import type { Sidebar } from "@site/contract/blog/terms/schema";
import type { ReactNode } from "react";
import { CachedFragment } from "../../../framework/browser.ts";
import styles from "./blog-layout.module.css";

interface Props {
  children: ReactNode;
  sidebar: ReactNode;
  /** The content of the sidebar. */
  of: Sidebar;
  /** The page that uses the layout. */
  variant: string;
}

/** Renders the main column and the sidebar of the blog's pages; phones show the sidebar below. */
export function BlogLayout({ children, sidebar, of, variant }: Props) {
  return (
    <div className={`page ${styles.layout}`}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.sidebar} aria-label="Yan sütun">
        <CachedFragment name="sidebar" of={of} variant={variant}>
          {sidebar}
        </CachedFragment>
      </aside>
    </div>
  );
}
