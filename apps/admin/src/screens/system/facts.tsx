import { Grid, Paper, Text, Title } from "@mantine/core";
import { Fragment, type ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  facts: readonly { label: string; value: ReactNode }[];
}

/** Shows facts as pairs of label and value below a heading. */
export function Facts({ id, title, facts }: Props) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
      </Title>
      <Grid component="dl" gap="xs">
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <Grid.Col component="dt" span={5}>
              <Text c="dimmed" size="sm">
                {label}
              </Text>
            </Grid.Col>
            <Grid.Col component="dd" span={7} style={{ overflowWrap: "anywhere" }}>
              {value}
            </Grid.Col>
          </Fragment>
        ))}
      </Grid>
    </Paper>
  );
}
