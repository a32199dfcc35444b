import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { periodInput } from "../../statistics/admin-schema.ts";
import { origin } from "./schema.ts";

/** A period, of one institution or of all. */
export const originStatisticsInput = periodInput.safeExtend({ institutionId: id.optional() });

/** How many took each step in the period; a later step may be that of an earlier question. */
const steps = z.object({ question: z.number(), listing: z.number(), approval: z.number(), match: z.number() });

/** The steps by origin, and by institution for all of them; those with most questions first. */
export const originStatistics = z.object({
  origins: z.array(steps.extend({ origin })),
  institutions: z.array(steps.extend({ id: z.number(), name: z.string() })),
});

export type Steps = z.output<typeof steps>;
export type OriginStatisticsInput = z.output<typeof originStatisticsInput>;
export type OriginStatistics = z.output<typeof originStatistics>;
