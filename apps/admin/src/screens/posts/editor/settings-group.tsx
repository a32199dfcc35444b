import { Stack, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./settings-group.module.css";

/** Renders a group of a post's settings under its heading. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <Title order={2} id={id} className={styles.title}>
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </fieldset>
  );
}
