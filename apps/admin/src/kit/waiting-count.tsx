import { VisuallyHidden } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import styles from "./waiting-count.module.css";

/** Shows how many records wait behind a link; renders nothing for none. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      <VisuallyHidden> bekliyor</VisuallyHidden>
    </span>
  );
}
