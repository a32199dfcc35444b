import { generatedBlog } from "@site/contract/ai/creations/schema";
import { z } from "zod";

/** Stored results of the steps, which later steps read. */
export const linkResult = z.object({ selectedSlug: z.string().nullable() });
export const generateResult = z.object({ blog: generatedBlog, model: z.string() });
export const imageResult = z.object({ content: z.string(), featuredImage: z.string(), imageAlt: z.string() });

export type ImageResult = z.output<typeof imageResult>;
