/**
 * A place is one number: a province's plate (1 to 81) or the id of a district (plate × 100 + index), which never
 * overlap. A wish is a place; a province means any district of it.
 */
const FIRST_DISTRICT = 100;

/** Returns the province of a place. */
export function provinceOf(place: number): number {
  return place < FIRST_DISTRICT ? place : Math.floor(place / FIRST_DISTRICT);
}

/** Returns the district of a place, or null for a whole province. */
export function districtOf(place: number): number | null {
  return place < FIRST_DISTRICT ? null : place;
}
