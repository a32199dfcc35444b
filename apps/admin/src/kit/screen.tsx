import { Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./screen.module.css";

interface Props {
  title: string;
  /** Buttons for the whole screen, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a screen with its title as first heading, and as title of the document. */
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
