export interface Point {
  x: number;
  y: number;
}

const CENTRE: Point = { x: 170, y: 150 };
const RADIUS = 112;
/** The share of the way that an arrow leaves empty at each end, for the names of the cities. */
const GAP = 0.2;

/**
 * Returns a point on a circle around the centre of the drawing, clockwise from the top.
 * @param turn 0 to 1
 */
export function pointOn(turn: number, radius = RADIUS): Point {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y + radius * Math.sin(angle)) };
}

/** Returns the SVG path of the arrow from one city to the next. */
export function getArc(index: number, size: number): string {
  const from = pointOn((index + GAP) / size);
  const to = pointOn((index + 1 - GAP) / size);
  return `M${from.x} ${from.y} A${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
