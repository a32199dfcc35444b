import { z } from "zod";
import { id, requiredText } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import * as accountFields from "../fields.ts";
import { linkPart } from "../links/schema.ts";
import { loginForm } from "../sign-in/schema.ts";
import { factorRecoveryTexts } from "./labels.ts";

/** The form of the request: the password proves that the second factor alone is lost. */
export const requestFactorRecoveryForm = loginForm;
export const requestFactorRecoveryInput = loginForm.extend(botCheckFields);
export const cancelFactorRecoveryInput = z.strictObject({ token: linkPart });

export const factorRecoveryByIdInput = z.strictObject({ id });
export const refuseFactorRecoveryForm = z.strictObject({
  reason: requiredText(500, factorRecoveryTexts.reasonNeeded).meta(fields.reason),
});
export const refuseFactorRecoveryInput = refuseFactorRecoveryForm.extend({ id });

/** A request as owners see it; times are ISO 8601. */
export const factorRecovery = z
  .object({
    id: fields.id,
    memberId: fields.userId,
    member: fields.member,
    email: fields.email,
    state: z.enum(["open", "confirmed", "refused", "cancelled"]).meta(fields.state),
    device: accountFields.device,
    ipAddress: fields.ipAddress,
    createdAt: fields.createdAt,
    /** From then on it can be confirmed. */
    dueAt: fields.dueAt,
    isDue: z.boolean().describe("Zamanı geldiyse true · true if it is due"),
    decidedAt: z.string().nullable().describe("Karar zamanı · time of the decision"),
    /** The administrator who decided; empty where nobody has or the member cancelled it. */
    decidedBy: z.string().describe("Kararı veren · who decided"),
  })
  .register(entities, { id: "FactorRecovery" });

export type RequestFactorRecoveryInput = z.output<typeof requestFactorRecoveryInput>;
export type RefuseFactorRecoveryInput = z.output<typeof refuseFactorRecoveryInput>;
export type FactorRecoveryRow = z.output<typeof factorRecovery>;
