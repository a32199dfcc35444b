import { z } from "zod";
import { slugParam } from "../../../common/atoms.ts";
import { eligibilityNote } from "../../swaps/matching/schema.ts";

/**
 * A landing page of the board by the slugs in its address: an institution, one of its titles, and a province that
 * people leave or seek (`city`) or a direction from one province to another (`city`, `toCity`).
 */
export const landingInput = z.strictObject({
  institution: slugParam,
  position: slugParam.optional(),
  city: slugParam.optional(),
  toCity: slugParam.optional(),
});

/** An entry of a reference list with the slug that stands for it in addresses. */
export const landingEntry = z.object({ name: z.string(), slug: z.string() });

const count = z.number().nullable();

/** An entry with the number of its published listings. */
export const countedEntry = landingEntry.extend({ count });

/** A direction from one province to another. */
export const direction = z.object({
  from: landingEntry,
  to: landingEntry,
});

export const countedDirection = direction.extend({ count });

/** The parts of a landing page beside its listings. Counts below `limits.smallestCellShown` are null, as on the map. */
export const landing = z.object({
  institution: landingEntry,
  position: landingEntry.nullable(),
  city: landingEntry.nullable(),
  toCity: landingEntry.nullable(),
  directions: z.array(countedDirection),
  /** Directions without a listing, although listings in the opposite direction wait for one. */
  missing: z.array(direction),
  positions: z.array(countedEntry),
  cities: z.array(landingEntry),
  rules: z.array(eligibilityNote),
});

/** The landing page of the direction of a listing that has left the board. */
export const endedListing = direction.extend({
  institution: landingEntry,
  position: landingEntry,
});

export type LandingInput = z.output<typeof landingInput>;
export type Landing = z.output<typeof landing>;
export type LandingEntry = z.output<typeof landingEntry>;
export type Direction = z.output<typeof direction>;
export type EndedListing = z.output<typeof endedListing>;
