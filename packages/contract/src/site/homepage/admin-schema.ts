import { z } from "zod";
import { id, imageAddress, recordKey, requiredText, text, webAddress } from "../../common/atoms.ts";
import { refuseEmpty } from "../../common/update.ts";
import { homepageAbout, homepageProject, homepageSection } from "./schema.ts";

const displayOrderField = z.number();

const title = (max: number) => requiredText(max, "Başlık gereklidir");
const order = z.int("Geçerli bir sıra girin").min(0, "Geçerli bir sıra girin").max(10_000, "Geçerli bir sıra girin");
const amount = z
  .int("Geçerli bir sayı girin")
  .min(0, "Sayı 0 veya daha büyük olmalıdır")
  .max(1_000_000, "Geçerli bir sayı girin");
const projectsShown = "Gösterilecek proje sayısı 1-10 arasında olmalıdır";

/** A section of the home page by key (hero, projects, features) or id. Missing fields stay unchanged. */
const configFields = z.strictObject({
  title: title(200),
  subtitle: text(300),
  description: text(2000),
  isEnabled: z.boolean(),
  showProjectsCard: z.boolean(),
  maxProjectsDisplay: z.int(projectsShown).min(1, projectsShown).max(10, projectsShown),
});
export const updateHomepageConfigInput = configFields
  .partial()
  .extend({ id: recordKey })
  .superRefine(refuseEmpty(configFields.pick({ title: true })));

export const sectionKey = z.enum(["hero", "cta"]);
export const sectionByKeyInput = z.strictObject({ id: recordKey });
export const adminSection = homepageSection.extend({ id: z.number() });
const sectionFields = z.strictObject({
  title: title(200),
  subtitle: text(300),
  description: text(2000),
});
/** A text section by key (hero, cta) or id; cta needs a description. Missing fields stay unchanged. */
export const updateSectionInput = sectionFields
  .partial()
  .extend({ id: recordKey })
  .superRefine(refuseEmpty(sectionFields.pick({ title: true })));

export const featureIcon = z.enum(["Bot", "TrendingUp", "Plug", "Cloud", "Share2", "Worm"], "Listeden bir simge seçin");
export const featureColor = z.enum(["blue", "green", "cyan", "orange", "purple", "red"], "Listeden bir renk seçin");
export const projectType = z.enum(["web", "desktop", "mobile", "api", "automation", "other"], "Proje türü gereklidir");

const featureFields = z.strictObject({
  title: title(120),
  description: text(1000),
  iconName: featureIcon,
  colorClass: featureColor,
  displayOrder: order,
  isActive: z.boolean(),
});

/** An area of expertise; last by default. */
export const createFeatureInput = featureFields.partial().extend(featureFields.pick({ title: true }).shape);
export const updateFeatureInput = featureFields.partial().extend({ id });
export const adminFeature = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  iconName: z.string(),
  colorClass: z.string(),
  displayOrder: displayOrderField,
  isActive: z.boolean(),
});

const projectFields = z.strictObject({
  name: requiredText(120, "Proje adı gereklidir"),
  technology: requiredText(300, "Teknoloji gereklidir"),
  description: requiredText(2000, "Açıklama gereklidir"),
  projectType,
  imageUrl: imageAddress,
  githubUrl: webAddress,
  demoUrl: webAddress,
  downloadUrl: webAddress,
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  displayOrder: order,
});

/** A project; featured, active and last by default. */
export const createProjectInput = projectFields
  .partial()
  .extend(projectFields.pick({ name: true, technology: true, description: true, projectType: true }).shape);
export const updateProjectInput = projectFields.partial().extend({ id });
export const adminProject = homepageProject.extend({ displayOrder: displayOrderField });

const aboutFields = z.strictObject({
  title: title(200),
  description: requiredText(5000, "Açıklama gereklidir"),
  subtitle: text(300),
  experienceYears: amount,
  projectsCompleted: amount,
  technologiesUsed: amount,
});
/** Missing fields stay unchanged. */
export const updateAboutInput = aboutFields
  .partial()
  .superRefine(refuseEmpty(aboutFields.pick({ title: true, description: true })));

export type UpdateHomepageConfigInput = z.output<typeof updateHomepageConfigInput>;
export type AdminSection = z.output<typeof adminSection>;
export type UpdateSectionInput = z.output<typeof updateSectionInput>;
export type CreateFeatureInput = z.output<typeof createFeatureInput>;
export type UpdateFeatureInput = z.output<typeof updateFeatureInput>;
export type AdminFeature = z.output<typeof adminFeature>;
export type CreateProjectInput = z.output<typeof createProjectInput>;
export type UpdateProjectInput = z.output<typeof updateProjectInput>;
export type AdminProject = z.output<typeof adminProject>;
export type UpdateAboutInput = z.output<typeof updateAboutInput>;

const switchedPart = sectionFields.extend({ isEnabled: z.boolean() });

const ctaPart = sectionFields.extend({
  description: requiredText(2000, "Açıklama gereklidir"),
});

/** The form of all texts of the home page. */
export const homepageTextsForm = z.strictObject({
  hero: configFields,
  projects: switchedPart,
  features: switchedPart,
  about: aboutFields,
  cta: ctaPart,
});
/** All texts of the home page, which are saved together. Missing parts and fields of a part stay unchanged. */
export const updateHomepageTextsInput = z
  .strictObject({
    hero: configFields.partial(),
    projects: switchedPart.partial(),
    features: switchedPart.partial(),
    about: aboutFields.partial(),
    cta: ctaPart.partial(),
  })
  .partial()
  .superRefine(refuseEmpty(homepageTextsForm));

const storedTexts = z.object({ title: z.string(), subtitle: z.string(), description: z.string() });
const storedPart = storedTexts.extend({ isEnabled: z.boolean() });

/** The stored texts of the home page; parts without a row are empty. */
export const homepageTexts = z.object({
  hero: storedPart.extend({
    showProjectsCard: z.boolean(),
    maxProjectsDisplay: z.number(),
  }),
  projects: storedPart,
  features: storedPart,
  about: homepageAbout,
  cta: storedTexts,
});
export type HomepageTexts = z.output<typeof homepageTexts>;
export type UpdateHomepageTextsInput = z.output<typeof updateHomepageTextsInput>;
