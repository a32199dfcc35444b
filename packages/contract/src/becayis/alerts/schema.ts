import { z } from "zod";
import { emailAddress, id, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { followTexts } from "../../subscribers/subscriptions/labels.ts";
import * as becayisFields from "../fields.ts";
import { alertTexts, becayisTexts } from "../labels.ts";
import * as listingsFields from "../listings/fields.ts";
import { optionalRef, requiredRef } from "../reference/lookup-ref.ts";

export const alertFrequency = z
  .enum(["instant", "daily", "off"])
  .meta(fields.frequency)
  .register(entities, { id: "AlertFrequency" });

/**
 * An alert for a city pair or a saved search. `fromCity` is where the found listing's owner works, `toCity` where they
 * want to go.
 */
export const searchAlert = z
  .object({
    id: fields.id,
    fromCity: fields.fromCity.nullable(),
    toCity: fields.toCity.nullable(),
    institution: becayisFields.institution.nullable(),
    position: becayisFields.position.nullable(),
    query: z.string().meta(fields.query),
    frequency: alertFrequency,
    created_at: fields.createdAt,
  })
  .register(entities, { id: "SearchAlert" });

export const createAlertInput = z.strictObject({
  fromCity: optionalRef.meta(meaningOf(fields.fromCity)),
  toCity: optionalRef.meta(meaningOf(fields.toCity)),
  institution: optionalRef.meta(meaningOf(becayisFields.institution)),
  position: optionalRef.meta(meaningOf(becayisFields.position)),
  query: text(200).default("").meta(fields.query),
  frequency: alertFrequency.default("daily"),
});
export const setAlertFrequencyInput = z.strictObject({ id, frequency: alertFrequency });
export const byAlertIdInput = z.strictObject({ id });
export const stopAlertInput = z.strictObject({
  token: text(400, alertTexts.linkInvalid).min(1, alertTexts.linkInvalid).meta(meaningOf(fields.token)),
});

/** The most alerts of an address without an account, whether confirmed or not. */
export const ALERTS_PER_ADDRESS = 10;

/** The form of an alert without an account, without what depends on the page. */
export const guestAlertForm = z.strictObject({
  email: emailAddress(followTexts.emailInvalid).meta(meaningOf(fields.email)),
});
export const askAlertInput = guestAlertForm.extend({
  fromCity: requiredRef(becayisTexts.offerCityRequired).meta(meaningOf(fields.fromCity)),
  toCity: requiredRef(becayisTexts.wantedCityRequired).meta(meaningOf(fields.toCity)),
  institution: optionalRef.meta(meaningOf(becayisFields.institution)),
  position: optionalRef.meta(meaningOf(becayisFields.position)),
  ...botCheckFields,
});
export const confirmAlertInput = z.strictObject({
  token: text(400, alertTexts.confirmInvalid).min(1, alertTexts.confirmInvalid).meta(meaningOf(fields.token)),
});

/** Published listings that leave and seek a province; null for counts too small to show. */
export const provinceFlow = z
  .object({
    provinceId: becayisFields.provinceId,
    name: fields.name,
    slug: fields.slug,
    leaving: becayisFields.leaving.nullable(),
    seeking: becayisFields.seeking.nullable(),
  })
  .register(entities, { id: "ProvinceFlow" });
export const cityCount = z
  .object({ city: becayisFields.city, slug: fields.slug, count: fields.count })
  .register(entities, { id: "CityCount" });
export const popularCities = z
  .object({
    offer: z.array(cityCount).meta(listingsFields.offer),
    wanted: z.array(cityCount).meta(listingsFields.wanted),
  })
  .register(entities, { id: "PopularCities" });

export type SearchAlert = z.output<typeof searchAlert>;
export type CreateAlertInput = z.output<typeof createAlertInput>;
export type AskAlertInput = z.output<typeof askAlertInput>;
export type ProvinceFlow = z.output<typeof provinceFlow>;
export type PopularCities = z.output<typeof popularCities>;
