import { provinceCentres } from "./province-centres.ts";

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Returns the plate number of the nearest province in the direction of an arrow key; undefined if there is none or if
 * the key is no arrow.
 */
export function nearestTowards(from: number, key: string): number | undefined {
  const direction = directions[key];
  const start = provinceCentres[from];
  if (!direction || !start) return undefined;
  const [dx, dy] = direction;
  const reachable = Object.entries(provinceCentres).flatMap(([plate, [x, y]]) => {
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    return ahead > aside ? [{ plate: Number(plate), cost: ahead + 2 * aside }] : [];
  });
  return reachable.sort((a, b) => a.cost - b.cost)[0]?.plate;
}
