import { Box, Button, Checkbox, Group, Menu, Table } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LineRows, type LinesLayout } from "./line-rows.tsx";
import styles from "./resource-table.module.css";
import type { RowOpening } from "./use-row-shortcuts.ts";
import type { RowKey, RowOf, Selection } from "./use-selection.ts";

/** Tables with more columns than this stack the cells of a row on tablets too. */
const MANY_COLUMNS = 5;
/** More actions than this become a menu. */
const MAX_BUTTONS = 3;

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Keeps the value on one line, for dates. */
  isShort?: boolean;
  /** Aligns a number to the right, on one line. */
  isNumber?: boolean;
  /** True for the first line of a stacked row; by default it is the first column without `isState`. */
  isTitle?: boolean;
  /** True for a badge, which comes first among the facts of a stacked row. */
  isState?: boolean;
  /** True if the value needs no header in a stacked row. */
  isPlain?: boolean;
}

interface RowAction {
  label: string;
  isDangerous?: boolean;
  run: () => unknown;
}

interface TableLayout<Row> {
  columns: readonly Column<Row>[];
  actions?: (row: Row) => readonly RowAction[];
  /** Content below a row, opened by "Ayrıntılar". */
  details?: (row: Row) => ReactNode;
}

/** The columns of a table with the actions of a row, the cards of a grid, or lines. */
export type Layout<Row> =
  | TableLayout<Row>
  | LinesLayout<Row>
  | {
      /** @param selectBox checkbox of the card, if rows can be selected */
      card: (row: Row, selectBox: ReactNode) => ReactNode;
      isWide?: boolean;
      /** True for small cards, of which phones show two side by side. */
      isSmall?: boolean;
      /** Usual height of a card in pixels, for the skeletons. */
      height?: number;
    };

interface Props<Row> {
  rows: readonly Row[];
  row: RowOf<Row>;
  layout: Layout<Row>;
  isBusy: boolean;
  /** The selection; undefined if rows cannot be selected. */
  selection: Selection<Row> | undefined;
  /** True if cards can be focused, so that shortcuts act on one of them. */
  isFocusable: boolean;
  /** The line whose details are open. */
  opening: RowOpening<Row>;
}

/** Renders the rows of a page as a table, cards or lines. */
export function Rows<Row>(props: Props<Row>) {
  const { rows, row, layout, isBusy, selection, isFocusable, opening } = props;
  if ("columns" in layout) return <RowTable {...props} {...layout} />;
  const selectBox = (each: Row) =>
    selection?.isSelectable(each) && <SelectBox row={each} name={row.name(each)} selection={selection} />;
  if ("line" in layout) return <LineRows {...{ rows, row, layout, isBusy, selectBox }} {...opening} />;
  return (
    <ul className={layout.isWide ? styles.stack : styles.grid} data-small={layout.isSmall} aria-busy={isBusy}>
      {rows.map((each) => (
        <li key={row.key(each)} data-row={row.key(each)} tabIndex={isFocusable ? -1 : undefined}>
          {layout.card(each, selectBox(each))}
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
  details,
  isBusy,
  selection,
}: Omit<Props<Row>, "layout" | "isFocusable" | "opening"> & TableLayout<Row>) {
  const width = columns.length + [selection, actions, details].filter(Boolean).length;
  const isStacked = useMediaQuery(`(max-width: ${width > MANY_COLUMNS ? 63.99 : 35.99}em)`, undefined, {
    getInitialValueInEffect: false,
  });
  const hasControls =
    selection !== undefined || details !== undefined || rows.some((each) => (actions?.(each).length ?? 0) > 0);
  return (
    <Table.ScrollContainer
      minWidth={0}
      // A table without controls is focusable itself, so that the keyboard can scroll it.
      scrollAreaProps={hasControls ? {} : { viewportProps: { tabIndex: 0 } }}
    >
      <Table
        aria-busy={isBusy}
        verticalSpacing="sm"
        className={styles.table}
        data-stacked={isStacked}
        __vars={{ "--columns": String(width) }}
      >
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th>
                <Checkbox
                  size="md"
                  {...(isStacked ? { label: "Tümünü seç" } : { "aria-label": "Sayfadakilerin tümünü seç" })}
                  checked={selection.isAll}
                  indeterminate={!selection.isAll && selection.rows.length > 0}
                  onChange={selection.toggleAll}
                />
              </Table.Th>
            )}
            {details && <Table.Th>Ayrıntı</Table.Th>}
            {columns.map(({ header, isNumber }) => (
              <Table.Th key={header} data-number={isNumber}>
                {header}
              </Table.Th>
            ))}
            {actions && <Table.Th className={styles.actions}>İşlem</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((each) => (
            <TableRow
              key={row.key(each)}
              rowKey={row.key(each)}
              {...{ each, columns, width, actions, details, selection, isStacked }}
              name={row.name(each)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface TableRowProps<Row> extends TableLayout<Row> {
  each: Row;
  rowKey: RowKey;
  name: string;
  /** The number of all columns. */
  width: number;
  selection: Selection<Row> | undefined;
  isStacked: boolean;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { each, rowKey, name, columns, width, actions, details, selection, isStacked } = props;
  const [isOpen, setOpen] = useState(false);
  const title = columns.find(({ isTitle }) => isTitle) ?? columns.find(({ isState }) => !isState);
  return (
    <>
      <Table.Tr data-row={rowKey}>
        {selection && (
          <Table.Td>
            {selection.isSelectable(each) && <SelectBox row={each} name={name} selection={selection} />}
          </Table.Td>
        )}
        {details && (
          <Table.Td className={styles.details}>
            <Button
              size="compact-md"
              fz="sm"
              variant="default"
              aria-expanded={isOpen}
              aria-label={`Ayrıntılar: ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              Ayrıntılar
            </Button>
          </Table.Td>
        )}
        {columns.map((column) => (
          <Table.Td
            key={column.header}
            data-part={column === title ? "title" : column.isState ? "state" : "fact"}
            data-label={column.isPlain ? undefined : column.header}
            data-number={column.isNumber}
            className={column.isShort ? styles.short : undefined}
          >
            {column.cell(each)}
          </Table.Td>
        ))}
        {actions && (
          <Table.Td className={styles.actions}>
            <RowActions name={name} actions={actions(each)} isStacked={isStacked} />
          </Table.Td>
        )}
      </Table.Tr>
      {details && isOpen && (
        <Table.Tr>
          <Table.Td colSpan={width}>
            <Box maw="calc(100vw - 4rem)">{details(each)}</Box>
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

interface RowActionsProps {
  name: string;
  actions: readonly RowAction[];
  /** True for a stacked row, which has room for one button beside its title. */
  isStacked: boolean;
}

function RowActions({ name, actions, isStacked }: RowActionsProps) {
  if (actions.length > (isStacked ? 1 : MAX_BUTTONS)) return <ActionMenu {...{ name, actions, isStacked }} />;
  return (
    <Group gap="xs" wrap="nowrap" className={styles.buttons}>
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

function ActionMenu({ name, actions, isStacked }: RowActionsProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="compact-md" fz="sm" variant="light" aria-label={`İşlemler: ${name}`}>
          {isStacked ? <Ellipsis size={18} aria-hidden /> : "İşlemler"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, isDangerous, run }) => (
          <Menu.Item key={label} {...(isDangerous && { color: "danger" })} onClick={() => void run()}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function SelectBox<Row>({ row, name, selection }: { row: Row; name: string; selection: Selection<Row> }) {
  return (
    <Checkbox
      size="md"
      aria-label={`${name} seç`}
      checked={selection.has(row)}
      onChange={() => selection.toggle(row)}
    />
  );
}
