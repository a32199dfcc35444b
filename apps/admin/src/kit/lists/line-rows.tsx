import { UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useId } from "react";
import styles from "./line-rows.module.css";
import type { RowOf } from "./use-selection.ts";

/** A layout of one line per row. The details of a row open beside the lines, in narrow windows below its line. */
export interface LinesLayout<Row> {
  line: (row: Row) => ReactNode;
  details: (row: Row) => ReactNode;
}

interface Props<Row> {
  rows: readonly Row[];
  row: RowOf<Row>;
  layout: LinesLayout<Row>;
  isBusy: boolean;
  /** The row whose details are open. */
  opened: Row | undefined;
  open: (row: Row) => void;
  close: () => void;
  selectBox: (row: Row) => ReactNode;
}

/** Renders the rows of a page as focusable lines. */
export function LineRows<Row>({ rows, row, layout, isBusy, opened, open, close, selectBox }: Props<Row>) {
  const detailsId = useId();
  const isBeside = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const details = opened && (
    <section id={detailsId} className={styles.details} aria-label={`Ayrıntılar: ${row.name(opened)}`}>
      {layout.details(opened)}
    </section>
  );
  return (
    <div className={styles.sides} data-open={opened !== undefined && isBeside}>
      <ul className={styles.lines} aria-busy={isBusy}>
        {rows.map((each) => {
          const isOpened = each === opened;
          return (
            <li key={row.key(each)} data-row={row.key(each)} tabIndex={-1} className={styles.item}>
              <div className={styles.line} data-opened={isOpened}>
                <span className={styles.select}>{selectBox(each)}</span>
                <UnstyledButton
                  className={styles.text}
                  aria-expanded={isOpened}
                  aria-controls={isOpened ? detailsId : undefined}
                  onClick={() => (isOpened ? close() : open(each))}
                >
                  {layout.line(each)}
                </UnstyledButton>
              </div>
              {isOpened && !isBeside && details}
            </li>
          );
        })}
      </ul>
      {isBeside && details}
    </div>
  );
}
