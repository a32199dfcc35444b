import type { ReactNode } from "react";
import styles from "./auth-screen.module.css";

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Where else somebody may want to go from here. */
  links?: ReactNode;
}

/** The calm frame of registration, sign-in and recovery. */
export function AuthScreen({ title, lead, children, links }: Props) {
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children}
      </div>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}
