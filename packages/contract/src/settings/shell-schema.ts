import { z } from "zod";
import { pageLink } from "../site/pages/schema.ts";
import { serviceLink } from "../site/services/schema.ts";
import { siteSettings } from "./schema.ts";

/** Content of every public page: settings, footer links and services. */
export const siteShell = z.object({
  settings: siteSettings,
  pages: z.array(pageLink),
  services: z.array(serviceLink),
});

export type SiteShell = z.output<typeof siteShell>;
