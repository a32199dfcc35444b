/** Adds view $3 with query $4 to list $2 of administrator $1 at its first free place up to $5; no row if all are taken. */
export const INSERT_VIEW = `INSERT INTO saved_views (admin_id, list, place, name, query)
  SELECT $1::int, $2::text, min(free.place), $3::text, $4::text FROM generate_series(1, $5::int) AS free(place)
  WHERE NOT EXISTS (SELECT FROM saved_views v WHERE v.admin_id = $1::int AND v.list = $2::text AND v.place = free.place)
  HAVING count(*) > 0 RETURNING id, name, query`;
