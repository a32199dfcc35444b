import { z } from "zod";
import { id, requiredText } from "../../common/atoms.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { linkPart } from "../links/schema.ts";
import { loginForm } from "../sign-in/schema.ts";
import { factorRecoveryTexts } from "./labels.ts";

/** The form of the request: the password proves that the second factor alone is lost. */
export const requestFactorRecoveryForm = loginForm;
export const requestFactorRecoveryInput = loginForm.extend(botCheckFields);
export const cancelFactorRecoveryInput = z.strictObject({ token: linkPart });

export const factorRecoveryByIdInput = z.strictObject({ id });
export const refuseFactorRecoveryForm = z.strictObject({
  reason: requiredText(500, factorRecoveryTexts.reasonNeeded),
});
export const refuseFactorRecoveryInput = refuseFactorRecoveryForm.extend({ id });

/** A request as owners see it; times are ISO 8601. */
export const factorRecovery = z.object({
  id: z.number(),
  memberId: z.number(),
  member: z.string(),
  email: z.string(),
  state: z.enum(["open", "confirmed", "refused", "cancelled"]),
  device: z.string(),
  ipAddress: z.string(),
  createdAt: z.string(),
  /** From then on it can be confirmed. */
  dueAt: z.string(),
  isDue: z.boolean(),
  decidedAt: z.string().nullable(),
  /** The administrator who decided; empty where nobody has or the member cancelled it. */
  decidedBy: z.string(),
});

export type RequestFactorRecoveryInput = z.output<typeof requestFactorRecoveryInput>;
export type RefuseFactorRecoveryInput = z.output<typeof refuseFactorRecoveryInput>;
export type FactorRecoveryRow = z.output<typeof factorRecovery>;
