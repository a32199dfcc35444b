import type { ReactNode } from "react";
import styles from "./icon-badge.module.css";

/** An icon on a quiet ground. @param color the name of a tint; an unknown one gets the accent's */
export function IconBadge({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className={styles.badge} data-color={color}>
      {children}
    </span>
  );
}
