import type { ReactNode } from "react";
import styles from "./fields.module.css";

/** Lays out the fields or groups of a form, two in a row where there is room. Long texts take the whole width. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
