import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { securityEvents } from "./labels.ts";

export const memberSession = z.object({
  id: z.number(),
  userAgent: z.string(),
  ipAddress: z.string(),
  lastActivityAt: z.string(),
  isActive: z.boolean(),
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});

export const dashboard = z.object({
  stats: z.object({
    memberSince: z.string(),
    lastLogin: z.string().nullable(),
  }),
  sessions: z.array(memberSession),
});

export const endSessionInput = z.strictObject({ id });

export const endSessionsInput = z.strictObject({
  keepCurrent: z.boolean().default(false),
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
