import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useHead } from "../../shared/lib/head.tsx";
import styles from "./screen.module.css";

interface Props {
  title: string;
  /** What may be done on the whole screen, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One screen of the admin area: its name in the tab and as the one h1, then its content. */
export function Screen({ title, actions, children }: Props) {
  useHead({ title: `${title} | Yönetim`, description: "", noIndex: true });
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
