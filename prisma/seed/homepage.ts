import {
  type App,
  createFeature,
  createProject,
  listAdminFeatures,
  listAdminProjects,
  updateAbout,
  updateHomepageConfig,
  updateSection,
} from "@site/api";
import {
  createFeatureInput,
  createProjectInput,
  updateAboutInput,
  updateHomepageConfigInput,
  updateSectionInput,
} from "@site/contract/site/homepage/admin-schema";
import { z } from "zod";
import type { SeedFiles } from "./files.ts";

const homepageFile = z.object({
  config: z.array(updateHomepageConfigInput),
  sections: z.array(updateSectionInput),
  about: updateAboutInput,
  features: z.array(createFeatureInput),
  projects: z.array(createProjectInput),
});

/** Seeds the sections of the home page. */
export async function seedHomepage(app: App, files: SeedFiles): Promise<void> {
  const { config, sections, about, features, projects } = await files.json("content/homepage.json", homepageFile);
  for (const part of config) await updateHomepageConfig(app, part);
  for (const section of sections) await updateSection(app, section);
  await updateAbout(app, about);
  const knownFeatures = (await listAdminFeatures(app)).map((feature) => feature.title);
  for (const feature of features) if (!knownFeatures.includes(feature.title)) await createFeature(app, feature);
  const knownProjects = (await listAdminProjects(app)).map((project) => project.name);
  for (const project of projects) if (!knownProjects.includes(project.name)) await createProject(app, project);
}
