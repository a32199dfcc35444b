import { live } from "../matching/vertices.ts";

/** SQL: path, time of the last change and rank of what anybody may read of the board; of city pairs those alone that a listing joins. */
export const BOARD_ADDRESSES = `SELECT '/becayis', max(l.updated_at), 1 FROM listings l WHERE ${live("l")}
  UNION ALL SELECT '/becayis/harita', max(l.updated_at), 2 FROM listings l WHERE ${live("l")}
  UNION ALL SELECT '/becayis/' || fold_text(o.name) || '-' || fold_text(w.name), max(l.updated_at), 6
    FROM listings l JOIN provinces o ON o.id = l.offer_city_id JOIN provinces w ON w.id = l.wanted_city_id WHERE ${live("l")} GROUP BY o.name, w.name
  UNION ALL SELECT '/becayis/ilan/' || l.slug, l.updated_at, 7 FROM listings l WHERE ${live("l")}`;
