import { z } from "zod";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";

/** A category or tag of a post. */
export const term = z
  .object({ id: fields.id, name: fields.name, slug: fields.slug })
  .register(entities, { id: "Term" });
