import {
  type CreateListingInput,
  createListingInput,
  listingForm,
  type UpdateListingInput,
} from "@site/contract/becayis/board/listings/schema";
import { findRefusedWishes } from "@site/contract/becayis/board/listings/wish-rules";
import { z } from "zod";
import { getField, lockedFields, wishesIn } from "./listing-values.ts";

type Values = Record<string, string>;

/** Parses the form's values to the call that creates a listing. */
export const newListing: z.ZodType<CreateListingInput> = callOf(createListingInput, () => true);

/** Parses the form's values to the changes of a listing; the locked fields are not sent. */
export const changedListing: z.ZodType<Omit<UpdateListingInput, "id">> = callOf(
  listingForm.partial(),
  (field) => !lockedFields.some((locked) => locked === field),
);

/** Sends the wanted places as `wishes`, and shows errors beside the form's fields. */
function callOf<Parsed>(schema: z.ZodType<Parsed>, isSent: (field: string) => boolean) {
  return z.record(z.string(), z.string()).transform((values, context): Parsed => {
    const wishes = wishesIn(values);
    const parsed = schema.safeParse({ ...textsIn(values, isSent), wishes });
    const own = { city: values.offerCity ?? "", district: values.offerDistrict || null };
    const issues = [
      ...(parsed.error?.issues.map(({ path, message }) => ({ field: path.join("."), message })) ?? []),
      ...[...findRefusedWishes(wishes, own)].map(([index, message]) => ({ field: `wishes.${index}`, message })),
    ];
    for (const { field, message } of issues) context.addIssue({ code: "custom", path: [getField(field)], message });
    return parsed.success && issues.length === 0 ? parsed.data : z.NEVER;
  });
}

function textsIn(values: Values, isSent: (field: string) => boolean): Values {
  const isWish = (field: string) => /^(wishCount|wantedCity|wantedDistrict|wish\d)/.test(field);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isWish(field) && isSent(field)));
}
