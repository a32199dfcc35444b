import { z } from "zod";
import { imageSize } from "../../media/schema.ts";

const sectionKeyField = z.string();

export const homepageConfig = z.object({
  sectionKey: z.enum(["hero", "projects", "features"]),
  isEnabled: z.boolean(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  showProjectsCard: z.boolean().optional(),
  maxProjectsDisplay: z.number().optional(),
});
export const homepageProject = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  technology: z.string(),
  projectType: z.string(),
  imageUrl: z.string(),
  githubUrl: z.string(),
  demoUrl: z.string(),
  downloadUrl: z.string(),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
});
/** A project with the size of its image, if that is one of the library. */
export const shownProject = homepageProject.extend({ imageSize: imageSize.nullable() });
export const homepageFeature = z.object({
  iconName: z.string(),
  title: z.string(),
  description: z.string(),
  color: z.string(),
  colorClass: z.string(),
  isActive: z.boolean(),
});
/** The about section; a number of 0 is not shown. */
export const homepageAbout = z.object({
  title: z.string(),
  description: z.string(),
  subtitle: z.string(),
  experienceYears: z.number(),
  projectsCompleted: z.number(),
  technologiesUsed: z.number(),
});
/** A text section: hero, cta. The hero's texts are those of its configuration. */
export const homepageSection = z.object({
  sectionKey: sectionKeyField,
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
