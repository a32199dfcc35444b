import type { ReactNode } from "react";
import styles from "./auth-screen.module.css";

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links to the related screens, such as the registration below the sign-in. */
  links?: ReactNode;
}

/** Lays out the registration, sign-in and recovery screens: title, one sentence, the form, links below. */
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
