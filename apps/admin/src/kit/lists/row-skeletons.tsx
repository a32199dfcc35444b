import { Skeleton } from "@mantine/core";
import styles from "./resource-table.module.css";
import type { Layout } from "./rows.tsx";

/** Number of skeleton rows, which fill a window. */
const TABLE_ROWS = 10;
const CARDS = 6;
/** Height of a row with its border in pixels. */
const ROW_HEIGHT = 49;

/** Shows skeletons of rows or cards while a list loads. */
export function RowSkeletons<Row>({ layout }: { layout: Layout<Row> }) {
  if (!("card" in layout))
    return (
      <div aria-hidden>
        {countUp(TABLE_ROWS).map((number) => (
          <div key={number} className={styles.placeholder} style={{ height: ROW_HEIGHT }}>
            <Skeleton height={14} w="40%" />
            <Skeleton height={14} w="15%" />
          </div>
        ))}
      </div>
    );
  const { isWide, isSmall, height = isWide ? 180 : 320 } = layout;
  return (
    <div className={isWide ? styles.stack : styles.grid} data-small={isSmall} aria-hidden>
      {countUp(CARDS).map((number) => (
        <Skeleton key={number} height={height} />
      ))}
    </div>
  );
}

const countUp = (length: number) => Array.from({ length }, (_, index) => index);
