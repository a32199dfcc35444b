import { z } from "zod";

/** Settings that a new site needs before it has visitors, in the order of the list. */
export const setupStep = z.enum(["mail", "contact", "social", "botCheck", "backup"]);

export const setupChecklist = z.object({
  steps: z.array(
    z.object({
      step: setupStep,
      isDone: z.boolean(),
    }),
  ),
  /** True if an administrator closed the finished list. */
  isDismissed: z.boolean(),
  /** True if an administrator postponed the rest: the sign-in no longer leads to the list. */
  isPostponed: z.boolean(),
});

export type SetupStep = z.output<typeof setupStep>;
export type SetupChecklist = z.output<typeof setupChecklist>;
