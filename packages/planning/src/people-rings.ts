import type { PlanModel } from "./model.ts";
import type { PlaceRing } from "./pricing.ts";
import type { RingRules } from "./rules.ts";

/**
 * Turns rings of places into rings of listings. Listings with the same arc can replace each other, so a ring that the
 * rules forbid exchanges members with another ring, or with a listing that has no arc.
 * @param getArc the arc of each listing, or -1; updated for listings that are exchanged
 * @returns the legal rings; `failed` counts the listings that found no exchange
 */
export function formRings(model: PlanModel, rules: RingRules, places: PlaceRing[], getArc: Int32Array) {
  const left: number[][] = Array.from(model.arcTo, () => []);
  for (let person = model.people - 1; person >= 0; person--) {
    const arc = getArc[person] ?? -1;
    if (arc !== -1) left[arc]?.push(person);
  }
  const rings = places.map((place) =>
    place.map((arc) => {
      const person = left[arc]?.pop();
      if (person === undefined) throw new Error(`nobody is left for arc ${arc}`);
      return person;
    }),
  );
  const uses = new Map<number, [ring: number, at: number][]>();
  for (const [ring, place] of places.entries())
    for (const [at, arc] of place.entries()) {
      const list = uses.get(arc) ?? [];
      list.push([ring, at]);
      uses.set(arc, list);
    }
  for (const [index, ring] of rings.entries()) {
    if (rules.allowRing(ring)) continue;
    repair(model, rules, places[index] ?? [], ring, getArc, (arc) =>
      (uses.get(arc) ?? []).flatMap(([other, at]) => (other === index ? [] : [{ ring: rings[other] ?? [], at }])),
    );
  }
  const legal = rings.filter((ring) => rules.allowRing(ring));
  return { rings: legal, failed: rings.length - legal.length };
}

function repair(
  { wishers }: PlanModel,
  rules: RingRules,
  place: PlaceRing,
  ring: number[],
  getArc: Int32Array,
  othersWith: (arc: number) => { ring: number[]; at: number }[],
): boolean {
  for (const [at, arc] of place.entries()) {
    const own = ring[at] ?? 0;
    for (const other of othersWith(arc)) {
      const wasLegal = rules.allowRing(other.ring);
      ring[at] = other.ring[other.at] ?? 0;
      other.ring[other.at] = own;
      if (rules.allowRing(ring) && (!wasLegal || rules.allowRing(other.ring))) return true;
      other.ring[other.at] = ring[at] ?? 0;
      ring[at] = own;
    }
    for (const person of wishers[arc] ?? []) {
      if (getArc[person] !== -1) continue;
      ring[at] = person;
      if (rules.allowRing(ring)) {
        getArc[own] = -1;
        getArc[person] = arc;
        return true;
      }
    }
    ring[at] = own;
  }
  return false;
}
