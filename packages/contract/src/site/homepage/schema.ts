import { z } from "zod";
import { imageSize } from "../../media/schema.ts";

const sectionKeyField = z.string();

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
  section_key: sectionKeyField,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
});

/** The content of the home page. */
export const homepage = z.object({
  config: z.array(homepageConfig),
  projects: z.array(shownProject),
  features: z.array(homepageFeature),
  about: homepageAbout.nullable(),
  sections: z.array(homepageSection),
});

export type HomepageConfig = z.output<typeof homepageConfig>;
export type ShownProject = z.output<typeof shownProject>;
export type HomepageProject = z.output<typeof homepageProject>;
export type HomepageFeature = z.output<typeof homepageFeature>;
export type HomepageAbout = z.output<typeof homepageAbout>;
export type HomepageSection = z.output<typeof homepageSection>;
export type Homepage = z.output<typeof homepage>;
