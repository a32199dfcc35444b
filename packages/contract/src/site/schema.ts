import { z } from "zod";
import { slugParam } from "../common/atoms.ts";
import { imageSize } from "../media/schema.ts";
import { serviceLink } from "./services/schema.ts";

/** Public settings of the site; all values are strings. */
export const siteSettings = z.object({
  site_name: z.string(),
  site_description: z.string(),
  site_url: z.string(),
  contact_email: z.string(),
  social_github: z.string(),
  social_instagram: z.string(),
  social_youtube: z.string(),
  default_meta_title: z.string(),
  default_meta_description: z.string(),
  default_meta_keywords: z.string(),
  google_analytics_id: z.string(),
  /** AdSense client (ca-pub-…) and ad unit. No ad code is loaded without a client. */
  ads_client_id: z.string(),
  ads_slot_id: z.string(),
  profile_image_url: z.string(),
  turnstile_id: z.string(),
  turnstile_enabled: z.enum(["true", "false"]),
  turnstile_site_key: z.string(),
});

const switchText = z.enum(["true", "false"]);

/** Settings of the blog's slider; all values are strings. */
export const sliderSettings = z.object({
  slide_count: z.string(),
  auto_play_interval: z.string(),
  auto_play_enabled: switchText,
  show_view_count: switchText,
  show_navigation_arrows: switchText,
  show_indicators: switchText,
});

export const homepageConfig = z.object({
  section_key: z.enum(["hero", "projects", "features"]),
  is_enabled: z.boolean(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  show_projects_card: z.boolean().optional(),
  max_projects_display: z.number().optional(),
});
export const homepageProject = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  technology: z.string(),
  project_type: z.string(),
  image_url: z.string(),
  github_url: z.string(),
  demo_url: z.string(),
  download_url: z.string(),
  is_featured: z.boolean(),
  is_active: z.boolean(),
});
/** A project with the size of its image, if that is one of the library. */
export const shownProject = homepageProject.extend({ image_size: imageSize.nullable() });
export const homepageFeature = z.object({
  icon_name: z.string(),
  title: z.string(),
  description: z.string(),
  color: z.string(),
  color_class: z.string(),
  is_active: z.boolean(),
});
/** The about section; a number of 0 is not shown. */
export const homepageAbout = z.object({
  title: z.string(),
  description: z.string(),
  subtitle: z.string(),
  experience_years: z.number(),
  projects_completed: z.number(),
  technologies_used: z.number(),
});
/** A text section: hero, cta. The hero's texts are those of its configuration. */
export const homepageSection = z.object({
  section_key: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
});

/** A static page. `content` is sanitised HTML. */
export const staticPage = z.object({
  title: z.string(),
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  updated_at: z.string(),
});
export const pageLink = z.object({ slug: z.string(), title: z.string() });

/** The bot check as visitors see it. */
export const publicSecuritySetting = z.object({ name: z.string(), is_enabled: z.boolean(), site_key: z.string() });
/** The bot check as the administrator sees it; the secret is masked. */
export const adminSecuritySetting = publicSecuritySetting.extend({
  id: z.number(),
  secret_key: z.string(),
  description: z.string(),
});

/** Head tags that the administrator set for a page; empty ones use the page's defaults. */
export const pageSeo = z.object({
  page_key: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_image: z.string(),
  canonical_url: z.string(),
  robots: z.string(),
});

/** Head tags for visitors: only those that are set and differ from the defaults. */
export const shownPageSeo = pageSeo.omit({ page_key: true }).partial();

/** Content of every public page: settings, footer links and services. */
export const siteShell = z.object({
  settings: siteSettings,
  pages: z.array(pageLink),
  services: z.array(serviceLink),
});

/** The content of the home page. */
export const homepage = z.object({
  config: z.array(homepageConfig),
  projects: z.array(shownProject),
  features: z.array(homepageFeature),
  about: homepageAbout.nullable(),
  sections: z.array(homepageSection),
});

export const pageSeoInput = z.strictObject({ pageKey: slugParam });
export const pageBySlugInput = z.strictObject({ slug: slugParam });

export type SiteSettings = z.output<typeof siteSettings>;
export type SliderSettings = z.output<typeof sliderSettings>;
export type HomepageConfig = z.output<typeof homepageConfig>;
export type ShownProject = z.output<typeof shownProject>;
export type HomepageProject = z.output<typeof homepageProject>;
export type HomepageFeature = z.output<typeof homepageFeature>;
export type HomepageAbout = z.output<typeof homepageAbout>;
export type HomepageSection = z.output<typeof homepageSection>;
export type StaticPage = z.output<typeof staticPage>;
export type PageSeo = z.output<typeof pageSeo>;
export type ShownPageSeo = z.output<typeof shownPageSeo>;
export type SiteShell = z.output<typeof siteShell>;
export type PublicSecuritySetting = z.output<typeof publicSecuritySetting>;
export type AdminSecuritySetting = z.output<typeof adminSecuritySetting>;
export type Homepage = z.output<typeof homepage>;
