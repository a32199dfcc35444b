import { createRouter, type Site } from "./framework/browser.ts";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { routes } from "./routes.tsx";

/** Finds the entry of a path in the route table. */
export const matchRoute = createRouter(routes);

export const site: Site = { matchRoute, Layout: PublicLayout };
