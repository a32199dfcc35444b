import { Button, Group, Paper, Text } from "@mantine/core";
import { useState } from "react";

interface Props<Row> {
  actions: readonly {
    label: string | ((rows: Row[]) => string);
    run: (rows: Row[]) => Promise<boolean>;
  }[];
  rows: Row[];
  count: (total: number) => string;
  onClear: () => void;
}

/** Shows the number of selected rows and the actions for all of them. */
export function BulkBar<Row>({ actions, rows, count, onClear }: Props<Row>) {
  const [running, setRunning] = useState<number>();
  return (
    <Paper withBorder p="sm" mb="sm" component="section" aria-label="Seçilenler">
      <Group gap="xs">
        <Text role="status" mr="auto">
          {count(rows.length)} seçildi
        </Text>
        {actions.map(({ label, run }, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a list stay in their order
            key={index}
            size="compact-md"
            variant="light"
            loading={running === index}
            onClick={async () => {
              setRunning(index);
              const isDone = await run(rows).catch(() => false); // the mutation has shown the error
              setRunning(undefined);
              if (isDone) onClear();
            }}
          >
            {typeof label === "string" ? label : label(rows)}
          </Button>
        ))}
        <Button size="compact-md" variant="default" onClick={onClear}>
          Seçimi Kaldır
        </Button>
      </Group>
    </Paper>
  );
}
