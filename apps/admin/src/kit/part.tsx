import { Paper, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** Renders a part of an overview with its title, as tall as its neighbours in the grid. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder p="md" h="100%" aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
