import { Paper, SimpleGrid, Skeleton, Text } from "@mantine/core";

interface Props<Stats> {
  /** Undefined while they load. */
  stats: Stats | undefined;
  cards: readonly { label: string; findText: (stats: Stats) => string }[];
}

/** Shows numbers with their labels. */
export function StatCards<Stats>({ stats, cards }: Props<Stats>) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: cards.length }} aria-busy={!stats}>
      {cards.map(({ label, findText }) => (
        <Paper key={label} withBorder p="lg">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fz="1.9rem" fw={600} ff="var(--serif)">
            {stats ? findText(stats) : <Skeleton height="2.4rem" width="4rem" />}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
