import { z } from "zod";
import { entities } from "./field.ts";
import * as fields from "./fields.ts";

/** The result of a call without data. */
export const done = z.object({ message: fields.message }).register(entities, { id: "Done" });

/** The result of a call that created or changed one record. */
export const savedRecord = z
  .object({ id: fields.id, message: fields.message })
  .register(entities, { id: "SavedRecord" });
