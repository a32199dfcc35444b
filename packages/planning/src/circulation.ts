import { MinCostFlow } from "./min-cost-flow.ts";
import type { PlanModel } from "./model.ts";

/** The best circulation: the largest number of people who move in circles of any length. */
export interface Circulation {
  /** How many people move; no plan moves more. */
  people: number;
  /** The arc that each listing takes, or -1. */
  getArc: Int32Array;
  /**
   * By how many people the result drops at least if an arc is taken, for the listing for which that is least: 0 on
   * every arc of a best circulation (the reduced cost of the flow).
   */
  waste: Float64Array;
}

/**
 * Finds the largest number of people who could move in circles of any length: each listing goes to a node of its wishes
 * or stays, and each node has as many posts as listings. The optimum of this flow is a whole number, so the bound is
 * exact.
 */
export function findCirculation(model: PlanModel): Circulation {
  const { people, nodes, nodeOf, peopleAt, choiceStarts, choiceArc, arcTo } = model;
  const source = people + nodes;
  const from: number[] = [];
  const to: number[] = [];
  const capacity: number[] = [];
  const cost: number[] = [];
  const add = (start: number, end: number, room: number, price: number) => {
    from.push(start);
    to.push(end);
    capacity.push(room);
    cost.push(price);
  };
  for (const arc of choiceArc) add(0, people + (arcTo[arc] ?? 0), 1, 0);
  for (let person = 0; person < people; person++) {
    from.fill(person, choiceStarts[person], choiceStarts[person + 1]);
    add(person, people + (nodeOf[person] ?? 0), 1, 1);
    add(source, person, 1, 0);
  }
  for (const [node, list] of peopleAt.entries()) add(people + node, source + 1, list.length, 0);
  const flow = new MinCostFlow(source + 2, { from, to, capacity, cost });
  flow.run();

  const getArc = new Int32Array(people).fill(-1);
  const waste = new Float64Array(arcTo.length).fill(Number.POSITIVE_INFINITY);
  let moved = 0;
  for (let person = 0; person < people; person++)
    for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++) {
      const arc = choiceArc[choice] ?? 0;
      waste[arc] = Math.min(waste[arc] ?? 0, Math.max(0, flow.reducedCostOf(choice)));
      if (flow.flowOf(choice) === 0) continue;
      getArc[person] = arc;
      moved++;
    }
  return { people: moved, getArc, waste };
}
