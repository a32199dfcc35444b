import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { toCsv } from "@site/contract/common/csv";
import { formatNumber } from "@site/contract/common/text";
import type { ReactNode } from "react";
import { getPage } from "../../kit/lists/get-page.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { saveFile } from "../../kit/save-file.ts";

const ROWS_PER_PAGE = 10;

/** A column, as it is shown and as it is written into a file. */
export interface CountedColumn<Row> {
  header: string;
  value: (row: Row) => string | number;
  /** Shown instead of the value. */
  cell?: (row: Row) => ReactNode;
}

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface Props<Row> {
  title: string;
  /** Explains what is counted. */
  note?: string;
  query: Query<readonly Row[]>;
  columns: readonly CountedColumn<Row>[];
  /** Names a row for screen readers. */
  name: (row: Row) => string;
  empty: string;
  /** Name of the CSV file, without its ending. */
  file: string;
  actions?: (row: Row) => { label: string; run: () => void }[];
}

const toText = (value: string | number) => (typeof value === "number" ? formatNumber(value) : value);

/** Shows counts as a table of a few rows a page, and offers all of them as CSV. */
export function CountedTable<Row>({ title, note, query, columns, name, empty, file, actions }: Props<Row>) {
  const list = useListState();
  const rows = query.data?.map((value, index) => ({ value, index }));
  const texts = {
    count: (total: number) => `${formatNumber(total)} satır`,
    loading: "Yükleniyor…",
    failed: "Sayılar yüklenemedi",
    empty: { title: "Bu dönemde kayıt yok", text: empty },
  };
  const save = () =>
    saveFile(
      `${file}.csv`,
      toCsv(
        columns.map(({ header }) => header),
        (query.data ?? []).map((row) => columns.map(({ value }) => value(row))),
      ),
      "text/csv",
    );
  type Indexed = NonNullable<typeof rows>[number];
  return (
    <Paper component="section" withBorder p="lg" aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Button variant="default" size="xs" onClick={save} disabled={!rows?.length} aria-label={`CSV İndir: ${title}`}>
          CSV İndir
        </Button>
      </Group>
      {note && (
        <Text size="sm" c="dimmed" mb="xs">
          {note}
        </Text>
      )}
      <ResourceTable<Indexed>
        query={{ ...query, data: rows && getPage(rows, list, ROWS_PER_PAGE, () => []) }}
        list={list}
        texts={texts}
        row={{ key: ({ index }) => index, name: ({ value }) => name(value) }}
        layout={{
          columns: columns.map(({ header, value, cell }) => ({
            header,
            cell: (row: Indexed) => cell?.(row.value) ?? toText(value(row.value)),
          })),
          ...(actions && { actions: (row: Indexed) => actions(row.value) }),
        }}
      />
    </Paper>
  );
}
