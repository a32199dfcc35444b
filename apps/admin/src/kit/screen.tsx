import { Title, VisuallyHidden } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./screen.module.css";

interface Props {
  title: string;
  /** Whether only screen readers get the title, because the content begins with a heading of its own. */
  isTitleHidden?: boolean;
  /** Buttons for the whole screen, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a screen with its title as first heading, and as title of the document. */
export function Screen({ title, isTitleHidden = false, actions, children }: Props) {
  useDocumentTitle(`${title} | Yönetim`);
  return (
    <div className={styles.screen}>
      {isTitleHidden ? (
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <Title order={1} size="h2">
            {title}
          </Title>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
