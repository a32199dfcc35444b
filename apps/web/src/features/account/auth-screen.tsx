import type { ReactNode } from "react";
import styles from "./auth-screen.module.css";

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links to the related screens. */
  links?: ReactNode;
}

/** Renders the frame of the registration, sign-in and recovery screens. */
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
