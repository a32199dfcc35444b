import { z } from "zod";

export const lookup = z.object({
  id: z.number(),
  name: z.string(),
});

/** An entry that has pages of its own; its slug is part of their addresses. */
export const listEntry = lookup.extend({
  slug: z.string(),
  /** Former slugs, its own and those of entries that were merged into it. */
  formerSlugs: z.array(z.string()).optional(),
});

/** A province's id is its plate number, 1 to 81. */
export const districtsInput = z.strictObject({
  provinceId: z.int("İl gereklidir").min(1, "Geçerli bir il seçin").max(81, "Geçerli bir il seçin"),
});

export const institutionKind = z.enum(["ministry", "affiliate", "university", "municipality", "other"]);
/** The service classes of Law 657, article 36. */
export const serviceClass = z.enum(["GİH", "SH", "EÖH", "TH", "AH", "DH", "EH", "YH", "MİAH"]);
/** 4/A civil servants, 4/B contract staff. */
export const employmentStatus = z.enum(["4a", "4b"]);
export const verdict = z.enum(["ok", "warn", "stop"]);

/** An eligibility rule with its source and date. */
export const eligibilityRule = z.object({
  employmentStatus: employmentStatus.or(z.literal("any")),
  rule: z.string(),
  verdict,
  text: z.string(),
  /** The page for members; petitions never name it. */
  source: z.string(),
  sourceDate: z.iso.date(),
  /** Law and article as petitions cite them, and the official gazette; empty if there is none. */
  legalBasis: z.string(),
  legalReference: z.string(),
});

/** The lookup lists and the eligibility rules. */
export const referenceData = z.object({
  provinces: z.array(lookup),
  districts: z.array(lookup.extend({ provinceId: z.number() })),
  institutions: z.array(z.object({ name: z.string(), kind: institutionKind })),
  positions: z.array(z.object({ name: z.string(), serviceClass })),
  rules: z.array(eligibilityRule),
});

export type ReferenceData = z.output<typeof referenceData>;
export type ListEntry = z.output<typeof listEntry>;
export type Lookup = z.output<typeof lookup>;
