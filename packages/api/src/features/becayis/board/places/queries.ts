import { provinceSql } from "../../../published/listings.ts";

/** Returns the SQL condition that listing `l` wants a province or one of its districts. */
export function wantsSql(l: string, province: string): string {
  return `${l}.wanted_places && (SELECT ARRAY[${province}::int] || array_agg(d.id) FROM districts d
    WHERE d.province_id = ${province}::int)`;
}

/** Returns SQL that reads the names of an array of places: province `wp`, district `wd` (null for none), `w.rank`. */
export function namesSql(places: string): string {
  return `unnest(${places}) WITH ORDINALITY AS w(place, rank)
    JOIN provinces wp ON wp.id = ${provinceSql("w.place")} LEFT JOIN districts wd ON wd.id = w.place`;
}

/** Returns SQL that reads the named wishes of listing `l` in their order, as JSON. */
export function wishesSql(l: string): string {
  return `(SELECT json_agg(json_build_object('city', wp.name, 'district', wd.name) ORDER BY w.rank)
    FROM ${namesSql(`${l}.wanted_places`)})`;
}

/** Reads the names of the places $1 in their order, without those that do not exist. */
export const NAME_PLACES = `SELECT wp.name AS city, wd.name AS district FROM ${namesSql("$1::int[]")}
  WHERE w.place IN (wp.id, wd.id) ORDER BY w.rank`;
