import { formatNumber } from "@site/contract/common/text";
import { getTop, toMark, toPoints } from "./chart-scale.ts";
import styles from "./line-chart.module.css";

export interface Series {
  label: string;
  /** One value for each step of the chart; at most four series have lines of their own look. */
  values: readonly number[];
}

interface Props {
  /** Describes the picture for screen readers; a table beside it has the numbers. */
  label: string;
  series: readonly Series[];
  /** The first and the last step. */
  ends: readonly [string, string];
  /** Events on the way, by the index of their step; drawn as vertical lines, whose meaning stands beside the chart. */
  marks?: readonly number[];
}

/** Draws numbers over time as lines; a legend names each line and its sum. Texts keep their size on phones. */
export function LineChart({ label, series, ends, marks = [] }: Props) {
  const length = series[0]?.values.length ?? 0;
  const top = getTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  return (
    <figure className={styles.chart} role="img" aria-label={label}>
      <div className={styles.picture}>
        <div className={styles.scale} aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value)}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 50, 100].map((y) => (
            <line key={y} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />
          ))}
          {[...new Set(marks)].map((index) => (
            <line key={`mark ${index}`} className={styles.mark} {...toMark(index, length)} y1="0" y2="100" />
          ))}
          {series.map(({ label: name, values }, index) => (
            <polyline key={name} data-series={index} points={toPoints(values, top)} />
          ))}
        </svg>
      </div>
      <div className={styles.ends} aria-hidden>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
      <ul className={styles.legend} aria-hidden>
        {series.map(({ label: name, values }, index) => (
          <li key={name}>
            <svg viewBox="0 0 32 4" aria-hidden="true">
              <line data-series={index} x1="0" x2="32" y1="2" y2="2" />
            </svg>
            {name}: <strong>{formatNumber(getSum(values))}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Returns the sum of a series. */
export function getSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
