import { expect, it } from "vitest";
import { domainsOf, findDocumentType } from "./policy.ts";

it("finds the domains above an address", () => {
  expect(domainsOf("a@Ankara.adalet.gov.tr")).toEqual(["ankara.adalet.gov.tr", "adalet.gov.tr", "gov.tr"]);
  expect(domainsOf("a@localhost")).toEqual([]);
});

it.each([
  ["a PDF", Buffer.from("%PDF-1.7\n…\n%%EOF\n"), "application/pdf"],
  ["a PDF that was cut off", Buffer.from("%PDF-1.7\n…"), undefined],
  ["a JPEG", Buffer.from("\xff\xd8\xff\xe0", "latin1"), "image/jpeg"],
  ["a PNG", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "image/png"],
  ["a GIF", Buffer.from("GIF89a"), undefined],
  ["HTML that names itself a PDF", Buffer.from("<html>%PDF-1.7 %%EOF"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("recognises %s by its content", (_, bytes, type) => {
  expect(findDocumentType(bytes)).toBe(type);
});
