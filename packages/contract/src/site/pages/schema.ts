import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";

/** A static page. `content` is sanitised HTML. */
export const staticPage = z
  .object({
    title: fields.title,
    content: fields.content,
    meta_title: siteFields.metaTitle,
    meta_description: siteFields.metaDescription,
    updated_at: fields.updatedAt,
  })
  .register(entities, { id: "StaticPage" });
export const pageLink = z.object({ slug: z.string(), title: z.string() });

export const pageBySlugInput = z.strictObject({ slug: slugParam });

export type StaticPage = z.output<typeof staticPage>;
