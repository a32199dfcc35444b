import { Flex, Group, Paper, SimpleGrid, Skeleton, Text } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";

interface Props<Stats> {
  /** The numbers; undefined while they load. */
  stats: Stats | undefined;
  cards: readonly { label: string; findText: (stats: Stats) => string }[];
  /** Shows the numbers small in a wrapping line, as phones always do. */
  isCompact?: boolean;
}

/** Shows numbers with labels as cards. Phones show them small in a wrapping line. */
export function StatCards<Stats>({ stats, cards, isCompact = false }: Props<Stats>) {
  const isPhone = useIsPhone();
  if (isPhone || isCompact)
    return (
      <Flex component="dl" wrap="wrap" columnGap="md" rowGap={0} aria-busy={!stats}>
        {cards.map(({ label, findText }) => (
          <Group key={label} gap="0.4rem" wrap="nowrap">
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" size="sm" fw={600}>
              {stats ? findText(stats) : <Skeleton height="1lh" width="1.5rem" />}
            </Text>
          </Group>
        ))}
      </Flex>
    );
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: cards.length }} aria-busy={!stats}>
      {cards.map(({ label, findText }) => (
        <Paper key={label} withBorder p="lg">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fz="1.9rem" fw={600} ff="var(--serif)">
            {stats ? findText(stats) : <Skeleton height="1lh" width="4rem" />}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
