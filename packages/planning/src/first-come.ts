import type { PlanModel } from "./model.ts";
import { closeRing } from "./ring-search.ts";
import type { RingRules } from "./rules.ts";

/** Listings of an arc that are tried if rules forbid the first ones. */
const TRIED_LISTINGS = 50;

/**
 * Forms rings as a board without a plan does: listings come one after the other, the longest waiting first, and each
 * takes the first pair, else ring of three, else of four that those before it offer.
 * @param people listings that take part, in their order
 */
export function joinFirstCome(
  model: PlanModel,
  rules: RingRules,
  people: Iterable<number>,
  maxRing: number,
): number[][] {
  const { arcTo, choiceStarts, choiceArc } = model;
  const waiting: number[][] = Array.from(arcTo, () => []);
  const isOpen = new Uint8Array(arcTo.length);
  const isTaken = new Uint8Array(model.people);
  const lengths = Array.from({ length: maxRing - 1 }, (_, index) => index + 2);
  const found: number[][] = [];

  const choose = (members: number[], arcs: number[]): number[] | undefined => {
    const arc = arcs[members.length];
    if (arc === undefined) return rules.allowRing(members) ? members : undefined;
    for (const person of waiting[arc]?.slice(0, TRIED_LISTINGS) ?? []) {
      if (members.some((member) => !rules.allowPair(member, person))) continue;
      const ring = choose([...members, person], arcs);
      if (ring) return ring;
    }
    return undefined;
  };
  const leave = (person: number) => {
    isTaken[person] = 1;
    for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++) {
      const arc = choiceArc[choice] ?? 0;
      const list = waiting[arc] ?? [];
      const at = list.indexOf(person);
      if (at !== -1) list.splice(at, 1);
      if (list.length === 0) isOpen[arc] = 0;
    }
  };

  for (const person of people) {
    const arcs = choiceArc.subarray(choiceStarts[person], choiceStarts[person + 1]);
    for (const length of lengths) {
      for (const arc of arcs) {
        let members: number[] | undefined;
        closeRing(model, isOpen, arc, {
          lengths: [length],
          accept: (ring) => {
            members = choose([person], ring);
            return members !== undefined;
          },
        });
        if (!members) continue;
        found.push(members);
        for (const member of members) leave(member);
        break;
      }
      if (isTaken[person]) break;
    }
    if (isTaken[person]) continue;
    for (const arc of arcs) {
      waiting[arc]?.push(person);
      isOpen[arc] = 1;
    }
  }
  return found;
}
