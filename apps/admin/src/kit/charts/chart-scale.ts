/** Ends of a scale per power of ten, so that its half is a round number too. */
const TOPS = [2, 4, 6, 10];

/** Returns the end of a scale from 0 that holds `max`: 2, 4, 6, 10, 20, 40, … */
export function getTop(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)));
  const top = TOPS.find((each) => each * power >= max) ?? 10;
  return top * power;
}

/** Returns the points of a polyline in a box of 100 by 100, whose bottom is 0 and whose top is `top`. */
export function toPoints(values: readonly number[], top: number): string {
  const width = Math.max(1, values.length - 1);
  return values.map((value, index) => `${round((index / width) * 100)},${round(100 - (value / top) * 100)}`).join(" ");
}

/** Returns where a vertical line at a step stands in this box. @param length number of steps */
export function toMark(index: number, length: number): { x1: number; x2: number } {
  const x = round((index / Math.max(1, length - 1)) * 100);
  return { x1: x, x2: x };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
