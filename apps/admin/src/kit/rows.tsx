import { Button, Checkbox, Group, Skeleton, Table } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./resource-table.module.css";
import type { Selection } from "./use-selection.ts";

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

interface RowAction {
  label: string;
  isDangerous?: boolean;
  run: () => unknown;
}

/** Table columns with the actions of a row, or a grid with a card for each row. */
export type Layout<Row> =
  | { columns: readonly Column<Row>[]; actions?: (row: Row) => readonly RowAction[] }
  | { card: (row: Row) => ReactNode; isWide?: boolean };

interface Props<Row> {
  rows: readonly Row[];
  row: { key: (row: Row) => number; name: (row: Row) => string };
  layout: Layout<Row>;
  isBusy: boolean;
  /** Undefined if rows cannot be selected. */
  selection: Selection<Row> | undefined;
}

/** Renders the rows of a page as a table or as cards. */
export function Rows<Row>(props: Props<Row>) {
  const { rows, row, layout, isBusy, selection } = props;
  if ("columns" in layout) return <RowTable {...props} columns={layout.columns} actions={layout.actions} />;
  return (
    <ul className={layout.isWide ? styles.stack : styles.grid} aria-busy={isBusy}>
      {rows.map((each) => (
        <li key={row.key(each)}>
          {selection && <SelectBox row={each} name={row.name(each)} selection={selection} />}
          {layout.card(each)}
        </li>
      ))}
    </ul>
  );
}

function RowTable<Row>({
  rows,
  row,
  columns,
  actions,
  isBusy,
  selection,
}: Omit<Props<Row>, "layout"> & {
  columns: readonly Column<Row>[];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
}) {
  return (
    <Table.ScrollContainer minWidth={500}>
      <Table aria-busy={isBusy} verticalSpacing="sm" className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th>
                <Checkbox
                  aria-label="Sayfadakilerin tümünü seç"
                  checked={selection.isAll}
                  indeterminate={!selection.isAll && selection.rows.length > 0}
                  onChange={selection.toggleAll}
                />
              </Table.Th>
            )}
            {columns.map(({ header }) => (
              <Table.Th key={header}>{header}</Table.Th>
            ))}
            {actions && <Table.Th>İşlem</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((each) => (
            <Table.Tr key={row.key(each)}>
              {selection && (
                <Table.Td>
                  <SelectBox row={each} name={row.name(each)} selection={selection} />
                </Table.Td>
              )}
              {columns.map(({ header, cell }) => (
                <Table.Td key={header}>{cell(each)}</Table.Td>
              ))}
              {actions && (
                <Table.Td>
                  <RowActions name={row.name(each)} actions={actions(each)} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Group gap="xs" wrap="nowrap">
      {actions.map(({ label, isDangerous, run }) => (
        <Button
          key={label}
          size="compact-md"
          fz="sm"
          variant={isDangerous ? "subtle" : "light"}
          {...(isDangerous && { color: "danger" })}
          aria-label={`${label}: ${name}`}
          onClick={() => void run()}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

function SelectBox<Row>({ row, name, selection }: { row: Row; name: string; selection: Selection<Row> }) {
  return (
    <Checkbox aria-label={`${name} seç`} checked={selection.has(row)} onChange={() => selection.toggle(row)} mb="xs" />
  );
}

/** Renders the skeleton of a loading list. */
export function RowSkeletons<Row>({ layout }: { layout: Layout<Row> }) {
  const isTable = "columns" in layout;
  return (
    <div className={isTable || layout.isWide ? styles.stack : styles.grid} aria-hidden>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height={isTable ? 40 : layout.isWide ? 180 : 320} />
      ))}
    </div>
  );
}
