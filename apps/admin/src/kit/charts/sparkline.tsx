import { formatNumber } from "@site/contract/common/text";
import styles from "./sparkline.module.css";

interface Props {
  /** Values in order of time. */
  values: readonly number[];
}

/**
 * Renders a small line chart in a row, from zero to the highest value. It is dotted towards the last one, whose time is
 * not over.
 */
export function Sparkline({ values }: Props) {
  const highest = Math.max(1, ...values);
  const points = values.map((value, index) => [
    values.length === 1 ? 50 : (index / (values.length - 1)) * 100,
    20 - (value / highest) * 20,
  ]);
  return (
    <svg
      className={styles.line}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={`En çok ${formatNumber(Math.max(0, ...values))}, son ${formatNumber(values.at(-1) ?? 0)}`}
    >
      <polyline points={points.slice(0, -1).join(" ")} vectorEffect="non-scaling-stroke" />
      <polyline points={points.slice(-2).join(" ")} strokeDasharray="1 3" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
