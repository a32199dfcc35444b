import "@mantine/charts/styles.css";
import { ChartTooltip, LineChart as MantineLineChart } from "@mantine/charts";
import { formatDate, formatShortDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { getSum } from "./get-sum.ts";
import styles from "./lines.module.css";

export interface LinesProps {
  /** Name of the chart for screen readers; a table beside it contains the numbers. */
  label: string;
  /** The first day of each step, as in "2026-11-26". */
  days: readonly string[];
  /** Name of the last step, which is not over ("Bugün"): the lines are dotted towards it, and the legend says why. */
  unfinished: string;
  /** At most four series. */
  series: readonly Series[];
  /** Events on the days of steps: drawn as vertical lines, and named in the tooltip of their step. */
  marks?: readonly { day: string; title: string }[];
}

interface Series {
  label: string;
  /** One value for each of `days`. */
  values: readonly number[];
}

interface Look {
  color: string;
  strokeDasharray?: string;
}

/** Styles of the lines; the dashes distinguish them without colour. */
const LOOKS: readonly Look[] = [
  { color: "var(--tint-blue)" },
  { color: "var(--accent)", strokeDasharray: "8 3" },
  { color: "var(--tint-purple)", strokeDasharray: "2 3" },
  { color: "var(--success)", strokeDasharray: "12 2 2 2" },
];

/** Dots of the lines towards the unfinished step. */
const DOTS = "1 4";
/** Suffix of the names of these lines. */
const OPEN = "open";

/** Renders the part of `LineChart` that needs the chart library. It has no animation. */
export function Lines({ label, days, unfinished, series, marks = [] }: LinesProps) {
  const lines = series.map((each, index) => ({ color: "var(--ink)", ...LOOKS[index], ...each, name: `line${index}` }));
  // An attribute that Recharts' types lack. Its own `title` would cover the tooltip.
  const picture = {
    "aria-label": label,
    desc: "Sol ve sağ ok tuşları değerleri sırayla gösterir.",
    margin: { top: 8, right: 8, left: 12 },
  };
  const last = days.length - 1;
  // Each line ends at the last finished step; a second one leads from there to the unfinished step.
  const data = days.map((day, step) => ({
    day,
    ...Object.fromEntries(
      lines.flatMap(({ name, values }) => [
        [name, step === last && last > 0 ? null : (values[step] ?? 0)],
        [name + OPEN, step >= last - 1 && last > 0 ? (values[step] ?? 0) : null],
      ]),
    ),
  }));
  const drawn = lines.flatMap(({ values, ...line }) => [
    line,
    { ...line, name: line.name + OPEN, strokeDasharray: DOTS },
  ]);
  return (
    <figure className={styles.chart}>
      <MantineLineChart
        h="14rem"
        data={data}
        dataKey="day"
        series={drawn}
        referenceLines={[...new Set(marks.map(({ day }) => day))].map((day) => ({
          x: day,
          stroke: "var(--muted)",
          strokeDasharray: "1 2",
        }))}
        curveType="linear"
        withDots={days.length === 1}
        gridColor="var(--line)"
        textColor="var(--muted)"
        valueFormatter={formatNumber}
        xAxisProps={{
          tickFormatter: (day: string) => formatShortDate(day),
          padding: { left: 16, right: 16 },
          minTickGap: 16,
        }}
        yAxisProps={{ allowDecimals: false, width: "auto" }}
        tooltipProps={{
          content: ({ active, label: day, payload }) => (
            <div role="status">
              {active && (
                <ChartTooltip
                  classNames={{ tooltip: styles.values ?? "" }}
                  label={[
                    formatDate(String(day)),
                    ...(day === days[last] ? [`${unfinished} henüz bitmedi`] : []),
                    ...marks.flatMap((mark) => (mark.day === day ? mark.title : [])),
                  ].map((text) => <div key={text}>{text}</div>)}
                  payload={payload.filter(
                    ({ name }) => String(name).endsWith(OPEN) === (day === days[last] && last > 0),
                  )}
                  series={drawn}
                  valueFormatter={formatNumber}
                />
              )}
            </div>
          ),
        }}
        lineChartProps={picture}
      />
      <ul className={styles.legend} aria-hidden>
        {lines.map(({ name, label: text, values, color, strokeDasharray }) => (
          <li key={name}>
            <svg viewBox="0 0 32 4" aria-hidden="true">
              <line x1="0" x2="32" y1="2" y2="2" stroke={color} strokeDasharray={strokeDasharray} />
            </svg>
            <span>
              {text}: <strong>{formatNumber(getSum(values))}</strong>
            </span>
          </li>
        ))}
        <li>
          <svg viewBox="0 0 32 4" aria-hidden="true">
            <line x1="0" x2="32" y1="2" y2="2" stroke="var(--muted)" strokeDasharray={DOTS} />
          </svg>
          {unfinished} henüz bitmedi
        </li>
      </ul>
    </figure>
  );
}
