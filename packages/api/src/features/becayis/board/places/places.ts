/**
 * A place is one id: a province's (1 to 81) or a district's (plate × 100 + index), which never overlap
 * (becayis/README.md).
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

/** Returns SQL for the province of a place. */
export function provinceSql(place: string): string {
  return `(CASE WHEN ${place} < ${FIRST_DISTRICT} THEN ${place} ELSE ${place} / ${FIRST_DISTRICT} END)`;
}

/** Returns the SQL condition that listing `l` wants a province or one of its districts. */
export function wantsSql(l: string, province: string): string {
  return `${l}.wanted_places && (SELECT ARRAY[${province}::int] || array_agg(d.id) FROM districts d
    WHERE d.province_id = ${province}::int)`;
}
