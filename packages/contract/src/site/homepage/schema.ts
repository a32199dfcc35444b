import { z } from "zod";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { imageSize } from "../../media/schema.ts";
import * as siteFields from "../fields.ts";
import * as homepageFields from "./fields.ts";

const sectionKeyField = z.string().describe("Bölümün adı · name of the section");

export const homepageConfig = z
  .object({
    section_key: z.enum(["hero", "projects", "features"]).meta(meaningOf(sectionKeyField)),
    is_enabled: fields.isEnabled,
    title: fields.title,
    subtitle: fields.subtitle,
    description: fields.description,
    show_projects_card: homepageFields.showProjectsCard.optional(),
    max_projects_display: homepageFields.maxProjectsDisplay.optional(),
  })
  .register(entities, { id: "HomepageConfig" });
export const homepageProject = z.object({
  id: fields.id,
  name: fields.name,
  description: fields.description,
  technology: z.string().meta(siteFields.technology),
  project_type: homepageFields.projectType,
  image_url: fields.imageUrl,
  github_url: siteFields.githubUrl,
  demo_url: z.string().meta(siteFields.demoUrl),
  download_url: homepageFields.downloadUrl,
  is_featured: homepageFields.isFeatured,
  is_active: fields.isActive,
});
/** A project with the size of its image, if that is one of the library. */
export const shownProject = homepageProject
  .extend({ image_size: imageSize.nullable().meta(fields.imageSize) })
  .register(entities, { id: "ShownProject" });
export const homepageFeature = z
  .object({
    icon_name: siteFields.iconName,
    title: fields.title,
    description: fields.description,
    color: siteFields.colorClass,
    color_class: siteFields.colorClass,
    is_active: fields.isActive,
  })
  .register(entities, { id: "HomepageFeature" });
/** The about section; a number of 0 is not shown. */
export const homepageAbout = z
  .object({
    title: fields.title,
    description: fields.description,
    subtitle: fields.subtitle,
    experience_years: fields.experienceYears,
    projects_completed: homepageFields.projectsCompleted,
    technologies_used: homepageFields.technologiesUsed,
  })
  .register(entities, { id: "HomepageAbout" });
/** A text section: hero, cta. The hero's texts are those of its configuration. */
export const homepageSection = z
  .object({
    section_key: sectionKeyField,
    title: fields.title,
    subtitle: fields.subtitle,
    description: fields.description,
  })
  .register(entities, { id: "HomepageSection" });

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
