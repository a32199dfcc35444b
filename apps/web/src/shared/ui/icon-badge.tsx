import type { ReactNode } from "react";
import styles from "./icon-badge.module.css";

/**
 * Shows an icon on a tinted background.
 * @param color name of a tint; unknown names give the accent colour
 */
export function IconBadge({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className={styles.badge} data-color={color}>
      {children}
    </span>
  );
}
