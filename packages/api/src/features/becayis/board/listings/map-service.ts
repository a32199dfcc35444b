import type { PopularCities, ProvinceFlow } from "@site/contract/becayis/board/alerts/schema";
import { limits } from "@site/contract/common/limits";
import { slugify } from "@site/contract/common/text";
import type { App } from "../../../../core/app.ts";
import { COUNTS, type CountRow } from "./queries.ts";

/**
 * Returns how many published listings leave and seek each of the 81 provinces; small counts are hidden, because they
 * could identify a person.
 */
export async function listProvinceFlows(app: App): Promise<ProvinceFlow[]> {
  const { rows } = await app.db.pool.query<CountRow>({ name: "becayis-flows", text: COUNTS });
  const shown = (count: number) => (count >= limits.smallestCellShown ? count : null);
  return rows.map(({ id, name, leaving, seeking }) => ({
    provinceId: id,
    name,
    slug: slugify(name),
    leaving: shown(leaving),
    seeking: shown(seeking),
  }));
}

/** Returns the ten most offered and most wanted provinces, without small counts. */
export async function listPopularCities(app: App): Promise<PopularCities> {
  const { rows } = await app.db.pool.query<CountRow>({ name: "becayis-flows", text: COUNTS });
  const top = (side: "leaving" | "seeking") =>
    rows
      .filter((row) => row[side] >= limits.smallestCellShown)
      .sort((a, b) => b[side] - a[side] || a.id - b.id)
      .slice(0, limits.topCities)
      .map((row) => ({ city: row.name, slug: slugify(row.name), count: row[side] }));
  return { offer: top("leaving"), wanted: top("seeking") };
}
