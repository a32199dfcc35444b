import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import { toRecord } from "@site/contract/common/record";
import { expect, it } from "vitest";
import { readWaitingTexts } from "./texts.ts";

const texts = toRecord(listingTextNames, (name) => `Bekleyen metin: ${name}`);

it("reads texts that were stored before a field was added as if it were empty", () => {
  expect(readWaitingTexts(texts)).toEqual(texts);
  const { benefits: _, ...former } = texts;
  expect(readWaitingTexts(former)).toEqual({ ...texts, benefits: "" });
  expect(readWaitingTexts(null)).toBeNull();
});
