import { listingTexts } from "@site/contract/becayis/board/listings/schema";
import { findRefusedWishes } from "@site/contract/becayis/board/listings/wish-rules";
import { becayisTexts } from "@site/contract/becayis/labels";
import { z } from "zod";

const chosenPlace = z
  .object({ cityId: z.int(becayisTexts.wantedCityRequired), districtId: z.int().nullable() })
  .transform(({ cityId, districtId }) => districtId ?? cityId);

/**
 * Returns the schema that converts the form's values to the call's input, and refuses invalid wishes.
 * @param own id of the place of the offered post
 */
export function getListingSchema(own: number) {
  return listingTexts.extend({
    wantedPlaces: z.array(chosenPlace).superRefine((places, context) => {
      for (const [index, message] of findRefusedWishes(places, own))
        context.addIssue({ code: "custom", path: [index, "districtId"], message });
    }),
  });
}
