import { Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { toCsv } from "@site/contract/common/csv";
import { formatNumber } from "@site/contract/common/text";
import type { Key, ReactNode } from "react";
import { RankedBars } from "../../kit/charts/ranked-bars.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { saveFile } from "../../kit/save-file.ts";

export interface CountsQuery<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Title and counts of a part of the screen. */
export interface BoxProps<Row> {
  title: string;
  query: CountsQuery<Row>;
}

/** A column of the table and of the CSV file. */
export interface CountedColumn<Row> {
  header: string;
  value: (row: Row) => string | number;
  /** Content of the cell in place of the value. */
  cell?: (row: Row) => ReactNode;
  /** Set if the column is only in the table or only in the file. */
  only?: "screen" | "file";
  /** True for a column that is hidden where the table is as narrow as a phone. */
  isWide?: boolean;
}

interface Props<Row> extends BoxProps<Row> {
  /** Explanation of the counts. */
  note?: string;
  row: { key: (row: Row) => Key; size: (row: Row) => number };
  /** The columns; the first one names the row. */
  columns: readonly [CountedColumn<Row>, ...CountedColumn<Row>[]];
  actions?: (row: Row) => ReactNode;
  /** Name of the CSV file without its extension. */
  file: string;
}

const show = <Row,>({ cell, value }: CountedColumn<Row>, row: Row) => {
  if (cell) return cell(row);
  const shown = value(row);
  return typeof shown === "number" ? formatNumber(shown) : shown;
};

/** Shows counts as ranked bars, and offers all of them as a CSV file. */
export function CountedBox<Row>({ title, note, query, row, columns, actions, file }: Props<Row>) {
  const { data, isError, isFetching, refetch } = query;
  const [first, ...others] = columns;
  const written = columns.filter(({ only }) => only !== "screen");
  const save = () =>
    saveFile(
      `${file}.csv`,
      toCsv(
        written.map(({ header }) => header),
        (data ?? []).map((each) => written.map(({ value }) => value(each))),
      ),
      "text/csv",
    );
  return (
    <Paper component="section" withBorder p="md" aria-label={title} aria-busy={!data && !isError}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Button
          variant="subtle"
          size="xs"
          flex="none"
          onClick={save}
          disabled={!data?.length}
          aria-label={`CSV İndir: ${title}`}
        >
          CSV İndir
        </Button>
      </Group>
      {note && (
        <Text size="sm" c="dimmed" mb="xs">
          {note}
        </Text>
      )}
      {isError && <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Stack gap="xs">
          {[1, 2, 3, 4].map((number) => (
            <Skeleton key={number} height="1.75rem" />
          ))}
        </Stack>
      )}
      {data && (
        <RankedBars
          label={title}
          header={first.header}
          rows={data}
          row={{ ...row, name: (each) => show(first, each) }}
          columns={others
            .filter(({ only }) => only !== "file")
            .map((column) => ({
              header: column.header,
              cell: (each: Row) => show(column, each),
              ...(column.isWide && { isWide: true }),
            }))}
          {...(actions && { actions })}
        />
      )}
    </Paper>
  );
}
