import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { eligibilityNote } from "../matching/schema.ts";

/**
 * A landing page of the board by the slugs of its address: an institution, one of its titles, and a province that
 * people leave or seek (`city`) or a way from one province to another (`city`, `toCity`).
 */
export const landingInput = z.strictObject({
  institution: slugParam,
  position: slugParam.optional(),
  city: slugParam.optional(),
  toCity: slugParam.optional(),
});

/** An entry of a reference list with the slug that stands for it in addresses. */
export const landingEntry = z
  .object({ name: fields.name, slug: fields.slug })
  .register(entities, { id: "LandingEntry" });

const count = z
  .number()
  .nullable()
  .describe("Yayındaki ilan sayısı; azsa null · number of live listings; null for few");

/** An entry with its live listings. */
export const countedEntry = landingEntry.extend({ count }).register(entities, { id: "CountedLandingEntry" });

/** A way from one province to another. */
export const direction = z
  .object({
    from: landingEntry.describe("Nereden · from"),
    to: landingEntry.describe("Nereye · to"),
  })
  .register(entities, { id: "Direction" });

export const countedDirection = direction.extend({ count }).register(entities, { id: "CountedDirection" });

/** Describes the parts of a landing page beside its listings. Counts below `limits.smallestCellShown` are null, as on the map. */
export const landing = z
  .object({
    institution: landingEntry.describe("Kurum · institution"),
    position: landingEntry.nullable().describe("Unvan; yoksa null · post title; null without one"),
    city: landingEntry.nullable().describe("İl; yoksa null · province; null without one"),
    toCity: landingEntry.nullable().describe("İstenen il; yoksa null · wanted province; null without one"),
    directions: z.array(countedDirection).describe("En çok istenen yönler · directions that most people seek"),
    /** Directions that somebody waits for: nobody goes them, though people go the other way. */
    missing: z.array(direction).describe("Aranan yönler · directions that somebody waits for"),
    positions: z.array(countedEntry).describe("Kurumun ilan verilen unvanları · titles with listings"),
    cities: z.array(landingEntry).describe("İlanlarda en çok geçen iller · provinces that most listings name"),
    rules: z.array(eligibilityNote).describe("Becayiş kuralları · rules of swaps"),
  })
  .register(entities, { id: "Landing" });

/** The landing page of the way that a listing went which has left the board. */
export const endedListing = direction
  .extend({
    institution: landingEntry.describe("Kurum · institution"),
    position: landingEntry.describe("Unvan · post title"),
  })
  .register(entities, { id: "EndedListing" });

export type LandingInput = z.output<typeof landingInput>;
export type Landing = z.output<typeof landing>;
export type LandingEntry = z.output<typeof landingEntry>;
export type Direction = z.output<typeof direction>;
export type EndedListing = z.output<typeof endedListing>;
