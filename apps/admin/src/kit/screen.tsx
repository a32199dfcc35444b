import { Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./screen.module.css";

interface Props {
  title: string;
  /** Actions for the whole screen, shown beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a screen with its title as h1 and as document title. */
export function Screen({ title, actions, children }: Props) {
  useDocumentTitle(`${title} | Yönetim`);
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
