import { z } from "zod";
import { id, imageAddress, recordKey, requiredText, text, webAddress } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as siteFields from "../fields.ts";
import * as homepageFields from "./fields.ts";
import { homepageAbout, homepageProject, homepageSection } from "./schema.ts";

const displayOrderField = z
  .number()
  .describe("Gösterim sırası; küçük olan önce · order in which it is shown, the smallest first");
const heroField = { description: "Giriş bölümü · the first section" };
const projectsField = { description: "Projeler bölümü · section of projects" };
const ctaField = { description: "Çağrı bölümü · the last section" };

const title = (max: number) => requiredText(max, "Başlık gereklidir");
const order = z
  .int("Geçerli bir sıra girin")
  .min(0, "Geçerli bir sıra girin")
  .max(10_000, "Geçerli bir sıra girin")
  .meta(meaningOf(displayOrderField));
const amount = z
  .int("Geçerli bir sayı girin")
  .min(0, "Sayı 0 veya daha büyük olmalıdır")
  .max(1_000_000, "Geçerli bir sayı girin");
const projectsShown = "Gösterilecek proje sayısı 1-10 arasında olmalıdır";

/** A section of the home page by key (hero, projects, features) or id. Missing fields stay unchanged. */
const configFields = z.strictObject({
  title: title(200).meta(meaningOf(fields.title)),
  subtitle: text(300).meta(meaningOf(fields.subtitle)),
  description: text(2000).meta(meaningOf(fields.description)),
  is_enabled: fields.isEnabled,
  show_projects_card: homepageFields.showProjectsCard,
  max_projects_display: z
    .int(projectsShown)
    .min(1, projectsShown)
    .max(10, projectsShown)
    .meta(meaningOf(homepageFields.maxProjectsDisplay)),
});
export const updateHomepageConfigInput = configFields
  .partial()
  .extend({ id: recordKey })
  .superRefine(refuseEmpty(configFields.pick({ title: true })));

export const sectionKey = z.enum(["hero", "cta"]);
export const sectionByKeyInput = z.strictObject({ id: recordKey });
export const adminSection = homepageSection.extend({ id: fields.id }).register(entities, { id: "AdminSection" });
const sectionFields = z.strictObject({
  title: title(200).meta(meaningOf(fields.title)),
  subtitle: text(300).meta(meaningOf(fields.subtitle)),
  description: text(2000).meta(meaningOf(fields.description)),
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
  title: title(120).meta(meaningOf(fields.title)),
  description: text(1000).meta(meaningOf(fields.description)),
  icon_name: featureIcon.meta(meaningOf(siteFields.iconName)),
  color_class: featureColor.meta(meaningOf(siteFields.colorClass)),
  display_order: order,
  is_active: fields.isActive,
});

/** An area of expertise; last by default. */
export const createFeatureInput = featureFields.partial().extend(featureFields.pick({ title: true }).shape);
export const updateFeatureInput = featureFields.partial().extend({ id });
export const adminFeature = z
  .object({
    id: fields.id,
    title: fields.title,
    description: fields.description,
    icon_name: siteFields.iconName,
    color_class: siteFields.colorClass,
    display_order: displayOrderField,
    is_active: fields.isActive,
  })
  .register(entities, { id: "AdminFeature" });

const projectFields = z.strictObject({
  name: requiredText(120, "Proje adı gereklidir").meta(meaningOf(fields.name)),
  technology: requiredText(300, "Teknoloji gereklidir").meta(siteFields.technology),
  description: requiredText(2000, "Açıklama gereklidir").meta(meaningOf(fields.description)),
  project_type: projectType.meta(meaningOf(homepageFields.projectType)),
  image_url: imageAddress.meta(meaningOf(fields.imageUrl)),
  github_url: webAddress.meta(meaningOf(siteFields.githubUrl)),
  demo_url: webAddress.meta(siteFields.demoUrl),
  download_url: webAddress.meta(meaningOf(homepageFields.downloadUrl)),
  is_featured: homepageFields.isFeatured,
  is_active: fields.isActive,
  display_order: order,
});

/** A project; featured, active and last by default. */
export const createProjectInput = projectFields
  .partial()
  .extend(projectFields.pick({ name: true, technology: true, description: true, project_type: true }).shape);
export const updateProjectInput = projectFields.partial().extend({ id });
export const adminProject = homepageProject
  .extend({ display_order: displayOrderField })
  .register(entities, { id: "AdminProject" });

const aboutFields = z.strictObject({
  title: title(200).meta(meaningOf(fields.title)),
  description: requiredText(5000, "Açıklama gereklidir").meta(meaningOf(fields.description)),
  subtitle: text(300).meta(meaningOf(fields.subtitle)),
  experience_years: amount.meta(meaningOf(fields.experienceYears)),
  projects_completed: amount.meta(meaningOf(homepageFields.projectsCompleted)),
  technologies_used: amount.meta(meaningOf(homepageFields.technologiesUsed)),
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

const switchedPart = sectionFields.extend({ is_enabled: fields.isEnabled });

const ctaPart = sectionFields.extend({
  description: requiredText(2000, "Açıklama gereklidir").meta(meaningOf(fields.description)),
});

/** The form of all texts of the home page. */
export const homepageTextsForm = z.strictObject({
  hero: configFields.meta(heroField),
  projects: switchedPart.meta(projectsField),
  features: switchedPart.meta(siteFields.features),
  about: aboutFields.meta(fields.about),
  cta: ctaPart.meta(ctaField),
});
/** All texts of the home page, which are saved together. Missing parts and fields of a part stay unchanged. */
export const updateHomepageTextsInput = z
  .strictObject({
    hero: configFields.partial().meta(heroField),
    projects: switchedPart.partial().meta(projectsField),
    features: switchedPart.partial().meta(siteFields.features),
    about: aboutFields.partial().meta(fields.about),
    cta: ctaPart.partial().meta(ctaField),
  })
  .partial()
  .superRefine(refuseEmpty(homepageTextsForm));

const storedTexts = z.object({ title: fields.title, subtitle: fields.subtitle, description: fields.description });
const storedPart = storedTexts.extend({ is_enabled: fields.isEnabled });

/** The stored texts of the home page; parts without a row are empty. */
export const homepageTexts = z
  .object({
    hero: storedPart
      .extend({
        show_projects_card: homepageFields.showProjectsCard,
        max_projects_display: homepageFields.maxProjectsDisplay,
      })
      .meta(heroField),
    projects: storedPart.meta(projectsField),
    features: storedPart.meta(siteFields.features),
    about: homepageAbout.meta(fields.about),
    cta: storedTexts.meta(ctaField),
  })
  .register(entities, { id: "HomepageTexts" });
export type HomepageTexts = z.output<typeof homepageTexts>;
export type UpdateHomepageTextsInput = z.output<typeof updateHomepageTextsInput>;
