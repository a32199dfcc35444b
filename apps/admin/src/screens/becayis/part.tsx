import { Paper, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** Renders a titled part of the dashboard. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder p="lg" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
