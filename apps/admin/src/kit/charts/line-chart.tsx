import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { LinesProps } from "./lines.tsx";

// @mantine/charts is as large as a whole first screen, so only screens with a chart load it, after their figures.
const Lines = lazy(async () => ({ default: (await import("./lines.tsx")).Lines }));

/** Draws numbers of days, weeks or months as lines; a pointer or the arrow keys show the values of each step. */
export function LineChart(props: LinesProps) {
  return (
    <Suspense fallback={<Skeleton height="16rem" aria-busy />}>
      <Lines {...props} />
    </Suspense>
  );
}
