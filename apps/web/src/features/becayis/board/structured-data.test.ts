import { limits } from "@site/contract/common/limits";
import { expect, it } from "vitest";
import { makeListing } from "../testing/samples.ts";
import { boardJsonLd } from "./structured-data.ts";

it("continues the numbering of listings on later pages", () => {
  const listings = [makeListing(), makeListing({ id: 8, slug: "bursadan-izmire" })];
  const position = limits.listingsPerPage * 2 + 1;
  expect(boardJsonLd(listings, "https://example.org", 3)).toMatchObject([
    {
      itemListElement: [
        { position },
        { position: position + 1, url: "https://example.org/becayis/ilan/bursadan-izmire" },
      ],
    },
  ]);
});
