import type { Homepage, HomepageAbout, HomepageSection } from "@site/contract/site/homepage/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { HOMEPAGE } from "./queries.ts";

/**
 * Returns the home page's content: active projects and features in display order. The page itself hides disabled parts.
 */
export async function getHomepage(app: App): Promise<Homepage> {
  const { rows } = await app.db.pool.query<Homepage>({ name: "homepage", text: HOMEPAGE });
  return rows[0] ?? { config: [], projects: [], features: [], about: null, sections: [] };
}

/** Returns the about section. @throws NOT_FOUND if there is none */
export async function getAbout(app: App): Promise<HomepageAbout> {
  const { about } = await getHomepage(app);
  if (!about) throw new AppError("NOT_FOUND");
  return about;
}

/** Returns the text sections: the hero's, which is a part of its configuration, and the call to action. */
export async function listSections(app: App): Promise<HomepageSection[]> {
  const { config, sections } = await getHomepage(app);
  return [...config.filter(({ sectionKey }) => sectionKey === "hero"), ...sections];
}
