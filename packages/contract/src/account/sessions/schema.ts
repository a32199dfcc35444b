import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as accountFields from "../fields.ts";
import { securityEvents } from "./labels.ts";

export const memberSession = z
  .object({
    id: fields.id,
    userAgent: fields.userAgent,
    ipAddress: fields.ipAddress,
    lastActivityAt: fields.lastActivityAt,
    isActive: fields.isActive,
    /** True for the session of this call. */
    isCurrent: accountFields.isCurrent,
  })
  .register(entities, { id: "MemberSession" });

export const dashboard = z
  .object({
    stats: z
      .object({
        memberSince: z.string().describe("Üyelik tarihi · member since"),
        lastLogin: accountFields.lastLoginAt.nullable(),
      })
      .meta(fields.stats),
    sessions: z.array(memberSession).describe("Oturumlar · sessions"),
  })
  .register(entities, { id: "Dashboard" });

export const endSessionInput = z.strictObject({ id });

export const endSessionsInput = z.strictObject({
  keepCurrent: z.boolean().default(false).describe("Bu oturum açık kalsınsa true · true to keep this session"),
});

export const securityEvent = z.object({
  id: z.number(),
  event: getKeys(securityEvents),
  text: z.string(),
  userAgent: z.string(),
  ipAddress: z.string(),
  createdAt: z.string(),
});

export type Dashboard = z.output<typeof dashboard>;
export type SecurityEventName = keyof typeof securityEvents;
