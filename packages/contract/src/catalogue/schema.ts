import { z } from "zod";
import { slugParam } from "../common/atoms.ts";

/** A service of the catalogue (public-site.md section 3, "Service"). */
export const service = z.object({
  id: z.number(),
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** Paragraphs, an empty line between them. */
  longDescription: z.string(),
  /** Where it is used; empty for none. */
  url: z.string(),
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
  seo: z.object({ title: z.string(), description: z.string(), keywords: z.string(), ogImage: z.string() }),
});

/** What the list of services shows; of the features the first few. */
export const serviceCard = service.pick({
  slug: true,
  name: true,
  description: true,
  url: true,
  category: true,
  icon: true,
  color: true,
  features: true,
});

/** A service in the menus. */
export const serviceLink = service.pick({ slug: true, name: true, shortName: true, description: true, url: true });

export const faqItem = z.object({ question: z.string(), answer: z.string() });
/** Questions with answers: of the home page, of the services page. */
export const faqPage = z.enum(["home", "services"]);

export const serviceBySlugInput = z.object({ slug: slugParam });
export const listFaqItemsInput = z.object({ page: faqPage });

export type Service = z.output<typeof service>;
export type ServiceCard = z.output<typeof serviceCard>;
export type FaqItem = z.output<typeof faqItem>;
export type FaqPage = z.output<typeof faqPage>;
