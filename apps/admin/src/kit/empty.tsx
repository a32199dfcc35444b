import { Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** Says what an empty place is for and what to do first, with the action that does it. */
export interface EmptyTexts {
  title: string;
  text: string;
  action?: ReactNode;
}

interface Props extends EmptyTexts {
  /** Level of its heading. */
  order?: 2 | 3;
}

/** Takes the place of records that do not exist yet. */
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
