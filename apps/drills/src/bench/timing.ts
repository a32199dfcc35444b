/**
 * Processes items one after the other.
 * @param warmUp number of first items that are not measured
 * @returns milliseconds of each measured item
 */
export async function timed<Item>(items: Item[], work: (item: Item) => Promise<void>, warmUp = 0): Promise<number[]> {
  for (const item of items.slice(0, warmUp)) await work(item);
  const times: number[] = [];
  for (const item of items.slice(warmUp)) {
    const started = performance.now();
    await work(item);
    times.push(performance.now() - started);
  }
  return times;
}

/** Formats percentiles of the times for one line of output. */
export function spread(times: number[], percents = [50, 95]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (percent: number) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  return percents.map((percent) => `p${percent} ${at(percent).toFixed(1)} ms`).join(", ");
}
