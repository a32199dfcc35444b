import { Anchor, Box, Button, Checkbox, Group, Menu, Table } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { LineRows, type LinesLayout } from "./line-rows.tsx";
import styles from "./resource-table.module.css";
import { RowMenu } from "./row-menu.tsx";
import type { RowOpening } from "./use-row-shortcuts.ts";
import type { RowKey, RowOf, Selection } from "./use-selection.ts";

/** Tables with more columns than this stack the cells of a row on tablets too. */
const MANY_COLUMNS = 5;

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** A line below the value; in the title column it is not part of the link or button. */
  note?: (row: Row) => ReactNode;
  /** Keeps the value on one line, for dates. */
  isShort?: boolean;
  /** Aligns a number to the right, on one line. */
  isNumber?: boolean;
  /**
   * True for the name of a row, which opens it and is the first line of a stacked row; by default it is the first column
   * without `isState`.
   */
  isTitle?: boolean;
  /** True for a badge, which comes first among the facts of a stacked row. */
  isState?: boolean;
  /** True if the value needs no header in a stacked row. */
  isPlain?: boolean;
}

/** A further action of a row. None is red: the confirmation of a dangerous one is. */
interface RowAction {
  label: string;
  /** True for a one-click action so frequent that it stands beside the menu, where there is room. */
  isFrequent?: boolean;
  run: () => unknown;
}

/** A row opens by its name, in one of three ways; its further actions are in a menu. */
interface TableLayout<Row> {
  columns: readonly Column<Row>[];
  /** Returns the address that the name leads to; undefined for a row without one. */
  to?: (row: Row) => string | undefined;
  /** Opens a dialog. */
  open?: (row: Row) => unknown;
  /** Content below the row. */
  details?: (row: Row) => ReactNode;
  actions?: (row: Row) => readonly RowAction[];
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
  isBusy,
  selection,
  ...layout
}: Omit<Props<Row>, "layout" | "isFocusable" | "opening"> & TableLayout<Row>) {
  const { to, open, details, actions } = layout;
  const width = columns.length + [selection, actions].filter(Boolean).length;
  const isStacked = useMediaQuery(`(max-width: ${width > MANY_COLUMNS ? 63.99 : 35.99}em)`, undefined, {
    getInitialValueInEffect: false,
  });
  const hasControls =
    [selection, to, open, details].some((each) => each !== undefined) ||
    rows.some((each) => (actions?.(each).length ?? 0) > 0);
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
              {...{ each, columns, width, selection, isStacked }}
              {...layout}
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
  const { each, rowKey, name, columns, width, to, open, details, actions, selection, isStacked } = props;
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
        {columns.map((column) => (
          <Table.Td
            key={column.header}
            data-part={column === title ? "title" : column.isState ? "state" : "fact"}
            data-label={column.isPlain ? undefined : column.header}
            data-number={column.isNumber}
            className={column.isShort ? styles.short : undefined}
          >
            {column === title ? (
              <RowName
                address={to?.(each)}
                isOpen={details && isOpen}
                onOpen={details ? () => setOpen(!isOpen) : open && (() => void open(each))}
              >
                {column.cell(each)}
              </RowName>
            ) : (
              column.cell(each)
            )}
            {column.note?.(each)}
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

interface RowNameProps {
  address: string | undefined;
  /** Whether the content below the row is shown; undefined if the row has none. */
  isOpen: boolean | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** Renders the name of a row as the link or button that opens the row. */
function RowName({ address, isOpen, onOpen, children }: RowNameProps) {
  const look = { inherit: true, fw: 600, c: "var(--ink)", ta: "start" } as const;
  if (address !== undefined)
    return (
      <Anchor component={Link} to={address} {...look}>
        {children}
      </Anchor>
    );
  if (!onOpen) return children;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Anchor component="button" type="button" aria-expanded={isOpen} onClick={onOpen} {...look}>
      {isOpen !== undefined && <Chevron size={16} className={styles.chevron} aria-hidden />}
      {children}
    </Anchor>
  );
}

interface RowActionsProps {
  name: string;
  actions: readonly RowAction[];
  /** True for a stacked row, which has room for the menu alone. */
  isStacked: boolean;
}

function RowActions({ name, actions, isStacked }: RowActionsProps) {
  const shown = isStacked ? [] : actions.filter(({ isFrequent }) => isFrequent);
  const others = actions.filter((each) => !shown.includes(each));
  return (
    <Group gap="xs" my={-4} wrap="nowrap" justify="end">
      {shown.map(({ label, run }) => (
        <Button
          key={label}
          size="compact-md"
          fz="sm"
          variant="subtle"
          aria-label={`${label}: ${name}`}
          onClick={() => void run()}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <RowMenu name={name}>
          {others.map(({ label, run }) => (
            <Menu.Item key={label} onClick={() => void run()}>
              {label}
            </Menu.Item>
          ))}
        </RowMenu>
      )}
    </Group>
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
