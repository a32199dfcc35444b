import { SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";

/** A fact about a record: its name and its value. A fact without a value is left out. */
export type Fact = readonly [name: string, value: ReactNode];

/** Lists facts about a record, in two columns where there is room. Line breaks of texts are kept. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <Text component="dt" size="xs" c="dimmed">
              {name}
            </Text>
            <Text component="dd" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {value}
            </Text>
          </div>
        ))}
    </SimpleGrid>
  );
}
