import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

/** Shows a component in one state under its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ marginBottom: "var(--space-6)" }}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {name}
      </Title>
      {children}
    </section>
  );
}
