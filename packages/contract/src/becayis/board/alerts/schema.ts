import { z } from "zod";
import { botCheckFields } from "../../../bot-check/schema.ts";
import { emailAddress, id, text } from "../../../common/atoms.ts";
import { followTexts } from "../../../readers/subscribers/subscriptions/labels.ts";
import { alertTexts } from "../../labels.ts";
import { optionalRef } from "../reference/lookup-ref.ts";

export const alertFrequency = z.enum(["instant", "daily", "off"]);

/**
 * An alert for a city pair or a saved search. `fromCity` is where the found listing's owner works, `toCity` where they
 * want to go.
 */
export const searchAlert = z.object({
  id: z.number(),
  fromCity: z.string().nullable(),
  toCity: z.string().nullable(),
  institution: z.string().nullable(),
  position: z.string().nullable(),
  query: z.string(),
  frequency: alertFrequency,
  createdAt: z.string(),
});

/** The listings an alert finds: those that meet each part that is given. */
const alertChoice = z.strictObject({
  fromCity: optionalRef,
  toCity: optionalRef,
  institution: optionalRef,
  position: optionalRef,
  query: text(200).default(""),
});

export const createAlertInput = alertChoice.extend({ frequency: alertFrequency.default("daily") });
export const setAlertFrequencyInput = z.strictObject({ id, frequency: alertFrequency });
export const byAlertIdInput = z.strictObject({ id });
export const stopAlertInput = z.strictObject({
  token: text(400, alertTexts.linkInvalid).min(1, alertTexts.linkInvalid),
});

/** The most alerts of an address without an account, whether confirmed or not. */
export const ALERTS_PER_ADDRESS = 10;

/** The form of an alert without an account. */
export const guestAlertForm = alertChoice.extend({ email: emailAddress(followTexts.emailInvalid) });
export const askAlertInput = guestAlertForm.extend(botCheckFields);
export const confirmAlertInput = z.strictObject({
  token: text(400, alertTexts.confirmInvalid).min(1, alertTexts.confirmInvalid),
});

/** Published listings that leave and seek a province; null for counts too small to show. */
export const provinceFlow = z.object({
  provinceId: z.number(),
  name: z.string(),
  slug: z.string(),
  leaving: z.number().nullable(),
  seeking: z.number().nullable(),
});
export const cityCount = z.object({ city: z.string(), slug: z.string(), count: z.number() });
export const popularCities = z.object({
  offer: z.array(cityCount),
  wanted: z.array(cityCount),
});

export type SearchAlert = z.output<typeof searchAlert>;
export type AlertChoice = z.output<typeof alertChoice>;
export type CreateAlertInput = z.output<typeof createAlertInput>;
export type AskAlertInput = z.output<typeof askAlertInput>;
export type ProvinceFlow = z.output<typeof provinceFlow>;
export type PopularCities = z.output<typeof popularCities>;
