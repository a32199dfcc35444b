import { VisuallyHidden } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import styles from "./waiting-count.module.css";

/** Shows the number of records that wait behind a link; renders nothing for zero. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      <VisuallyHidden> bekliyor</VisuallyHidden>
    </span>
  );
}
