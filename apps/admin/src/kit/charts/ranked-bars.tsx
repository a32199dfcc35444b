import { Box, Button, VisuallyHidden } from "@mantine/core";
import { type Key, type ReactNode, useId, useState } from "react";
import styles from "./ranked-bars.module.css";

const ROWS_AT_FIRST = 10;

export interface RankedColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** True for a column that is hidden where the table is as narrow as a phone. */
  isWide?: boolean;
}

interface Props<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** Header of the column with the rows' names. */
  header: string;
  /** In the order of display. */
  rows: readonly Row[];
  row: {
    key: (row: Row) => Key;
    name: (row: Row) => ReactNode;
    /** Number that the bar's length shows, zero or more. */
    size: (row: Row) => number;
  };
  columns: readonly RankedColumn<Row>[];
  /** Links and buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
}

/** Renders a table with a bar behind the name of each row. The first rows are shown at once, the others on request. */
export function RankedBars<Row>({ label, header, rows, row, columns, actions }: Props<Row>) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const largest = Math.max(1, ...rows.map(row.size));
  const lookOf = ({ isWide }: RankedColumn<Row>) => (isWide ? styles.wide : undefined);
  return (
    <div className={styles.bars}>
      <table id={id} className={styles.table}>
        <VisuallyHidden component="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {header}
            </th>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={lookOf(column)}>
                {column.header}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <VisuallyHidden>İşlem</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, ROWS_AT_FIRST)).map((each) => (
            <tr key={row.key(each)}>
              <Box
                component="th"
                scope="row"
                className={styles.name}
                __vars={{ "--share": `${Math.round((row.size(each) / largest) * 100)}%` }}
              >
                {row.name(each)}
              </Box>
              {columns.map((column) => (
                <td key={column.header} className={lookOf(column)}>
                  {column.cell(each)}
                </td>
              ))}
              {actions && <td>{actions(each)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ROWS_AT_FIRST && (
        <Button
          variant="subtle"
          size="compact-md"
          fz="sm"
          mt="xs"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Daha az göster" : `Tümünü göster (${rows.length})`}
        </Button>
      )}
    </div>
  );
}
