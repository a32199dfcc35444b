import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";

/** A static page. `content` is sanitised HTML. */
export const staticPage = z.object({
  title: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: z.string(),
});
export const pageLink = z.object({ slug: z.string(), title: z.string() });

export const pageBySlugInput = z.strictObject({ slug: slugParam });

export type StaticPage = z.output<typeof staticPage>;
