import type { Homepage, HomepageAbout } from "@site/contract/site/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { HOMEPAGE } from "./queries.ts";

/** The home page's content: active projects and features in their order. Parts switched off are left out by the page. */
export async function getHomepage(app: App): Promise<Homepage> {
  const { rows } = await app.db.pool.query<Homepage>({ name: "homepage", text: HOMEPAGE });
  return rows[0] ?? { config: [], projects: [], features: [], about: null, sections: [] };
}

/** @throws NOT_FOUND where nothing was written yet */
export async function getAbout(app: App): Promise<HomepageAbout> {
  const { about } = await getHomepage(app);
  if (!about) throw new AppError("NOT_FOUND");
  return about;
}
