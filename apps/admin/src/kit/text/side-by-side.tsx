import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { textChanges } from "./text-changes.ts";
import styles from "./text-diff.module.css";

/** A text with its name. */
interface Side {
  label: string;
  text: string;
}

/** Shows two texts side by side, on phones one below the other. Words that only one of them contains are marked. */
export function SideBySide({ left, right }: { left: Side; right: Side }) {
  const changes = useMemo(() => textChanges(left.text, right.text), [left.text, right.text]);
  const sides = [
    { ...left, own: "removed" },
    { ...right, own: "added" },
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {sides.map(({ label, text, own }) => (
        <Stack key={label} gap="xs" miw={0} component="section" aria-label={label}>
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          {text === "" && <Text c="dimmed">(boş)</Text>}
          <div className={styles.diff}>
            {changes.map((change, index) => {
              if (change.kind !== "same" && change.kind !== own) return null;
              const Element = change.kind === "same" ? "span" : "mark";
              const key = `${index}`; // the list is rebuilt when a text changes
              return <Element key={key}>{change.text}</Element>;
            })}
          </div>
        </Stack>
      ))}
    </SimpleGrid>
  );
}
