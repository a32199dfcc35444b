import { expect, it } from "vitest";
import { createDomainInput } from "./admin-schema.ts";
import { verifiedBadge } from "./labels.ts";
import { confirmStaffCodeInput } from "./schema.ts";

const domainOf = (domain: string) =>
  createDomainInput.safeParse({
    institutionId: 1,
    domain,
    source: "https://www.adalet.gov.tr/",
    checkedOn: "2026-11-26",
  }).data?.domain;

it.each([
  ["adalet.gov.tr", "adalet.gov.tr"],
  [" @Adalet.GOV.tr. ", "adalet.gov.tr"],
  ["ankara.adalet.gov.tr", "ankara.adalet.gov.tr"],
])("takes the domain “%s” as %s", (given, domain) => {
  expect(domainOf(given)).toBe(domain);
});

it.each(["gov.tr", "EDU.TR", "localhost", "a..gov.tr", "-a.gov.tr", "https://adalet.gov.tr", "şehir.gov.tr", ""])(
  "refuses the domain “%s”",
  (given) => {
    expect(domainOf(given)).toBeUndefined();
  },
);

it("reads a code with spaces, and nothing else than six digits", () => {
  expect(confirmStaffCodeInput.parse({ code: "٠٤٢١٣٧" }).code).toBe("042137");
  expect(confirmStaffCodeInput.parse({ code: " 042 137 " }).code).toBe("042137");
  for (const code of ["42137", "0421377", "04213a", ""])
    expect(confirmStaffCodeInput.safeParse({ code }).success).toBe(false);
});

it("names the month on the badge", () => {
  expect(verifiedBadge("2026-11")).toBe("Kurumu doğrulandı · Kasım 2026");
});
