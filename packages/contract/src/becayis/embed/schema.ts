import { z } from "zod";
import { filterText } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";
import { maskedListing } from "../listings/schema.ts";

/** The newest listings that other sites show. */
export const EMBEDDED_LISTINGS = 20;

/** Institution and position by id, name or slug; empty for all. */
export const listEmbeddedInput = z.strictObject({
  institution: filterText.meta(meaningOf(becayisFields.institution)),
  position: filterText.meta(meaningOf(becayisFields.position)),
});

/** A listing as the board shows it to everybody, with its address. */
const embeddedListing = maskedListing
  .extend({ url: z.string().describe("İlanın adresi · address of the listing") })
  .register(entities, { id: "EmbeddedListing" });

export const embeddedList = z
  .object({
    institution: becayisFields.institution.nullable().describe("Kurum; hepsi içinse null · institution; null for all"),
    position: becayisFields.position.nullable().describe("Unvan; hepsi içinse null · post title; null for all"),
    listings: z.array(embeddedListing).meta(meaningOf(fields.listings)),
  })
  .register(entities, { id: "EmbeddedList" });

export type ListEmbeddedInput = z.output<typeof listEmbeddedInput>;
export type EmbeddedList = z.output<typeof embeddedList>;
