import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { LinesProps } from "./lines.tsx";

// @mantine/charts is as large as a whole first screen, so it is loaded only by screens with a chart, after their
// figures.
const Lines = lazy(async () => ({ default: (await import("./lines.tsx")).Lines }));

/** Draws a line chart over days, weeks or months. The pointer or the arrow keys show the values of a step. */
export function LineChart(props: LinesProps) {
  return (
    <Suspense fallback={<Skeleton height="16rem" aria-busy />}>
      <Lines {...props} />
    </Suspense>
  );
}
