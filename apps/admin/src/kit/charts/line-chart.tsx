import { Skeleton } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";

// @mantine/charts is as large as a whole first screen, so it is loaded only by screens with a chart, after their
// figures.
/** Draws a line chart over days, weeks or months. The pointer or the arrow keys show the values of a step. */
export const LineChart = lazyComponent(async () => ({ default: (await import("./lines.tsx")).Lines }), {
  waiting: <Skeleton height="16rem" aria-busy />,
});
