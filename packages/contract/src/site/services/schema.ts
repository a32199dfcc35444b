import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";
import { imageSize } from "../../media/schema.ts";

/** A service that the site presents. */
export const service = z.object({
  id: z.number(),
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** Paragraphs separated by empty lines. */
  longDescription: z.string(),
  /** The service's own address; may be empty. */
  url: z.string(),
  /** The address of a demonstration; may be empty. */
  demoUrl: z.string(),
  slug: z.string(),
  category: z.string(),
  status: z.string(),
  features: z.array(z.string()),
  benefits: z.array(z.string()),
  targetAudience: z.array(z.string()),
  technology: z.array(z.string()),
  icon: z.string(),
  color: z.string(),
  gradient: z.string(),
  imageUrl: z.string(),
  /** Size of an image of the library; null for other images. */
  imageSize: imageSize.nullable(),
  seo: z.object({ title: z.string(), description: z.string(), keywords: z.string(), ogImage: z.string() }),
});

/** A service in the list, with its first features. */
export const serviceCard = service.pick({
  slug: true,
  name: true,
  description: true,
  url: true,
  demoUrl: true,
  category: true,
  icon: true,
  color: true,
  features: true,
});

/** A service in the menus. */
export const serviceLink = service.pick({ slug: true, name: true, shortName: true, description: true, url: true });

export const faqItem = z.object({ question: z.string(), answer: z.string() });
/** Pages that have questions: the home page and the services page. */
export const faqPage = z.enum(["home", "services"]);

export const serviceBySlugInput = z.strictObject({ slug: slugParam });
export const listFaqItemsInput = z.strictObject({ page: faqPage });

export type Service = z.output<typeof service>;
export type ServiceCard = z.output<typeof serviceCard>;
export type FaqItem = z.output<typeof faqItem>;
export type FaqPage = z.output<typeof faqPage>;
