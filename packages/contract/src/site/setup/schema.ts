import { z } from "zod";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";

/** Settings that a new site needs before visitors come, in the order of the list. */
export const setupStep = z
  .enum(["mail", "contact", "social", "botCheck", "backup"])
  .register(entities, { id: "SetupStep" });

export const setupChecklist = z
  .object({
    steps: z
      .array(
        z.object({
          step: setupStep.meta(fields.step),
          isDone: z.boolean().describe("Bittiyse true · true if it is done"),
        }),
      )
      .meta(fields.steps),
    /** True if an administrator closed the finished list. */
    isDismissed: z.boolean().describe("Kapatıldıysa true · true if it was closed"),
    /** True if an administrator put the rest off: signing in leads there no more. */
    isPostponed: z.boolean().describe("Sonraya bırakıldıysa true · true if the rest was put off"),
  })
  .register(entities, { id: "SetupChecklist" });

export type SetupStep = z.output<typeof setupStep>;
export type SetupChecklist = z.output<typeof setupChecklist>;
