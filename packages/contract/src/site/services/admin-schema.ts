import { z } from "zod";
import { id, imageAddress, requiredText, slug, text, webAddress } from "../../common/atoms.ts";
import { refuseEmpty } from "../../common/update.ts";
import { faqItem, faqPage, service } from "./schema.ts";

/** Entries of a list; empty ones are removed. */
const lines = z
  .array(text(200))
  .max(30, "En fazla 30 satır yazabilirsiniz")
  .transform((entries) => entries.filter((entry) => entry !== ""));

export const serviceIcon = z.enum(["Gavel", "Calculator", "FileText", "Users"], "Listeden bir simge seçin");
export const serviceColor = z.enum(["blue", "green", "cyan", "orange", "purple", "red"], "Listeden bir renk seçin");
export const serviceStatus = z.enum(["active", "inactive"], "Durum seçin");

/** A service as the administrator enters it. A button without an address is not shown. */
export const createServiceInput = z.strictObject({
  name: requiredText(200, "Hizmet adı gereklidir"),
  shortName: requiredText(120, "Kısa ad gereklidir"),
  slug: slug(120),
  description: requiredText(500, "Kısa açıklama gereklidir"),
  longDescription: text(20_000),
  url: webAddress,
  demoUrl: webAddress,
  category: requiredText(60, "Kategori gereklidir"),
  status: serviceStatus,
  features: lines,
  benefits: lines,
  targetAudience: lines,
  technology: lines,
  icon: serviceIcon,
  color: serviceColor,
  imageUrl: imageAddress,
  seoTitle: text(200),
  seoDescription: text(500),
  seoKeywords: text(500),
  seoOgImage: imageAddress,
});
/** Missing fields stay unchanged. */
export const updateServiceInput = createServiceInput.partial().extend({ id });
const storedLines = z.array(z.string());
export const adminService = createServiceInput.extend({
  id: z.number(),
  icon: z.string(),
  color: z.string(),
  features: storedLines,
  benefits: storedLines,
  targetAudience: storedLines,
  technology: storedLines,
});

/** A service in the administrator's list. */
export const adminServiceRow = service.pick({
  id: true,
  name: true,
  slug: true,
  category: true,
  status: true,
  url: true,
});

export const createQuestionInput = z.strictObject({
  page: faqPage,
  question: requiredText(300, "Soru gereklidir"),
  answer: requiredText(2000, "Yanıt gereklidir"),
});
/** Missing fields stay unchanged. */
export const updateQuestionInput = createQuestionInput
  .omit({ page: true })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createQuestionInput));
export const adminQuestion = faqItem.extend({ id: z.number(), page: faqPage });

export type CreateServiceInput = z.output<typeof createServiceInput>;
export type UpdateServiceInput = z.output<typeof updateServiceInput>;
export type AdminService = z.output<typeof adminService>;
export type AdminServiceRow = z.output<typeof adminServiceRow>;
export type CreateQuestionInput = z.output<typeof createQuestionInput>;
export type UpdateQuestionInput = z.output<typeof updateQuestionInput>;
export type AdminQuestion = z.output<typeof adminQuestion>;
