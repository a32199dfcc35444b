import { Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** Texts of an empty list: its purpose, the first step, and the action for it. */
export interface EmptyTexts {
  title: string;
  text: string;
  action?: ReactNode;
}

interface Props extends EmptyTexts {
  /** Level of the heading. */
  order?: 2 | 3;
}

/** Explains a list without any record, and offers to create the first one. */
export function Empty({ title, text, action, order = 2 }: Props) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Stack align="center" gap="sm">
        <Title order={order} size="h4">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {action}
      </Stack>
    </Paper>
  );
}
