import type { Sidebar } from "@site/contract/blog/schema";
import type { ReactNode } from "react";
import { useStaticContent } from "../../shared/hooks/use-static-content.ts";
import { CachedFragment } from "../../shared/lib/cached-fragment.tsx";
import styles from "./blog-layout.module.css";

interface Props {
  children: ReactNode;
  sidebar: ReactNode;
  /** What the sidebar shows. */
  of: Sidebar;
  /** The page that shows it so. */
  variant: string;
}

/** Main column and sidebar of the blog's pages; on a phone the sidebar stands below. */
export function BlogLayout({ children, sidebar, of, variant }: Props) {
  const content = useStaticContent(
    [of, variant],
    <CachedFragment name="sidebar" of={of} variant={variant}>
      {sidebar}
    </CachedFragment>,
  );
  return (
    <div className={`page ${styles.layout}`}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.sidebar} aria-label="Yan sütun" {...content} />
    </div>
  );
}
