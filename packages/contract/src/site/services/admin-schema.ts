import { z } from "zod";
import { id, imageAddress, requiredText, slug, text, webAddress } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as siteFields from "../fields.ts";
import { faqItem, faqPage, service } from "./schema.ts";

const targetAudienceField = { description: "Kimler için · for whom" };

/** Entries of a list; empty ones are left out. */
const lines = z
  .array(text(200))
  .max(30, "En fazla 30 satır yazabilirsiniz")
  .transform((entries) => entries.filter((entry) => entry !== ""));

export const serviceIcon = z.enum(["Gavel", "Calculator", "FileText", "Users"], "Listeden bir simge seçin");
export const serviceColor = z.enum(["blue", "green", "cyan", "orange", "purple", "red"], "Listeden bir renk seçin");
export const serviceStatus = z.enum(["active", "inactive"], "Durum seçin").register(entities, { id: "ServiceStatus" });

/** A service as the administrator writes it. A button whose address is empty is not shown. */
export const createServiceInput = z.strictObject({
  name: requiredText(200, "Hizmet adı gereklidir").meta({ ...meaningOf(fields.name), example: "Sözleşme Denetimi" }),
  shortName: requiredText(120, "Kısa ad gereklidir").describe("Kısa ad · short name"),
  slug: slug(120).meta({ ...meaningOf(fields.slug), example: "sozlesme-denetimi" }),
  description: requiredText(500, "Kısa açıklama gereklidir").meta(meaningOf(fields.description)),
  longDescription: text(20_000).describe("Uzun açıklama · long description"),
  url: webAddress.meta(meaningOf(fields.url)),
  demoUrl: webAddress.meta(siteFields.demoUrl),
  category: requiredText(60, "Kategori gereklidir").meta(meaningOf(fields.category)),
  status: serviceStatus.meta(fields.status),
  features: lines.meta(siteFields.features),
  benefits: lines.meta(meaningOf(fields.benefits)),
  targetAudience: lines.meta(targetAudienceField),
  technology: lines.meta(siteFields.technology),
  icon: serviceIcon.meta(meaningOf(siteFields.iconName)),
  color: serviceColor.meta(meaningOf(siteFields.colorClass)),
  imageUrl: imageAddress.meta(meaningOf(fields.imageUrl)),
  seoTitle: text(200).meta(meaningOf(fields.seoTitle)),
  seoDescription: text(500).meta(meaningOf(fields.seoDescription)),
  seoKeywords: text(500).meta(meaningOf(fields.seoKeywords)),
  seoOgImage: imageAddress.meta(siteFields.ogImage),
});
/** Missing fields stay unchanged. */
export const updateServiceInput = createServiceInput.partial().extend({ id });
const storedLines = z.array(z.string());
export const adminService = createServiceInput
  .extend({
    id: fields.id,
    icon: siteFields.iconName,
    color: siteFields.colorClass,
    features: storedLines.meta(siteFields.features),
    benefits: storedLines.meta(meaningOf(fields.benefits)),
    targetAudience: storedLines.meta(targetAudienceField),
    technology: storedLines.meta(siteFields.technology),
  })
  .register(entities, { id: "AdminService" });

/** A service in the administrator's list. */
export const adminServiceRow = service
  .pick({
    id: true,
    name: true,
    slug: true,
    category: true,
    status: true,
    url: true,
  })
  .register(entities, { id: "AdminServiceRow" });

export const createQuestionInput = z.strictObject({
  page: faqPage,
  question: requiredText(300, "Soru gereklidir").meta(meaningOf(siteFields.question)),
  answer: requiredText(2000, "Yanıt gereklidir").meta(fields.answer),
});
/** Missing fields stay unchanged. */
export const updateQuestionInput = createQuestionInput
  .omit({ page: true })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createQuestionInput));
export const adminQuestion = faqItem
  .extend({ id: fields.id, page: faqPage })
  .register(entities, { id: "AdminQuestion" });

export type CreateServiceInput = z.output<typeof createServiceInput>;
export type UpdateServiceInput = z.output<typeof updateServiceInput>;
export type AdminService = z.output<typeof adminService>;
export type AdminServiceRow = z.output<typeof adminServiceRow>;
export type CreateQuestionInput = z.output<typeof createQuestionInput>;
export type UpdateQuestionInput = z.output<typeof updateQuestionInput>;
export type AdminQuestion = z.output<typeof adminQuestion>;
