import { describe, expect, it } from "vitest";
import { createPetitionTemplateInput } from "./admin-schema.ts";
import { defaultTemplates } from "./default-templates.ts";
import { petitionTemplateTexts, petitionTexts } from "./labels.ts";
import { holdsNationalNumber } from "./national-number.ts";
import { fillTemplate, findUnknownPlaceholders, getSampleValues, sampleValues } from "./placeholders.ts";
import { petitionFields, petitionKinds } from "./schema.ts";
import { toSheet, toTurkishDay } from "./sheet.ts";

describe("national numbers", () => {
  it.each([
    "10000000146",
    "Numaram 10000000146.",
    "100 000 001 46",
    "100-0000-0146",
    "１００００００0146",
    "No:10000000146",
  ])("are found in %s", (text) => expect(holdsNationalNumber(text)).toBe(true));
  it.each([
    "10000000147",
    "00000000146",
    "05321112233",
    "+90 532 111 22 33",
    "100000001461",
    "910000000146",
    "E-2025-09-11-1145918",
    "",
  ])("are not seen in %s", (text) => expect(holdsNationalNumber(text)).toBe(false));

  it("are refused in every part of a petition, beside the field", () => {
    const texts = { addressee: "Makam", subject: "", body: "Metin", attachments: "" };
    expect(petitionFields.safeParse(texts).success).toBe(true);
    for (const field of Object.keys(texts)) {
      const refused = petitionFields.safeParse({ ...texts, [field]: "Kimlik: 100 000 001 46" });
      expect(refused.error?.issues).toMatchObject([{ path: [field], message: petitionTexts.holdsNationalNumber }]);
    }
  });
});

describe("templates", () => {
  it("are filled in, without lines of empty values and without reading values as placeholders", () => {
    const values = { ...sampleValues, ad_soyad: "{{kurum}} $& Ayşe", yasal_dayanak: "" };
    expect(fillTemplate("Ben {{ ad_soyad }}.\nDayanak: {{yasal_dayanak}}\n{{bilinmez}}", values)).toBe(
      "Ben {{kurum}} $& Ayşe.\n{{bilinmez}}",
    );
  });

  it("leave out what stands alone in parentheses without a value, and keep its line", () => {
    const template = "Dayanak: {{yasal_dayanak}} ({{ dayanak_tarihi }}).\n(bkz. {{dayanak_tarihi}})";
    const values = { ...sampleValues, yasal_dayanak: "Kanun, m. 1", dayanak_tarihi: "" };
    expect(fillTemplate(template, values)).toBe("Dayanak: Kanun, m. 1.");
    expect(fillTemplate(template, { ...values, dayanak_tarihi: "RG 1" })).toBe(
      "Dayanak: Kanun, m. 1 (RG 1).\n(bkz. RG 1)",
    );
  });

  it("of a ring cite no article, also in the preview", () => {
    const filled = (kind: "match" | "ring") => fillTemplate(defaultTemplates[kind].body, getSampleValues(kind));
    expect(filled("match")).toContain("m. 73 (RG 23.07.1965, 12056)");
    expect(filled("ring")).not.toMatch(/Dayanak|657/);
    expect(defaultTemplates.ring.body).not.toMatch(/dayanak/);
  });

  it.each(petitionKinds)("of a %s name only placeholders that exist", (kind) => {
    expect(
      createPetitionTemplateInput.safeParse({ institutionId: null, kind, ...defaultTemplates[kind] }).success,
    ).toBe(true);
    const filled = Object.values(defaultTemplates[kind]).map((part) => fillTemplate(part, sampleValues));
    expect(filled.join("\n")).not.toMatch(/[{}]/);
  });

  it("with an unknown placeholder are refused with its name", () => {
    expect(findUnknownPlaceholders("{{ad}} {{kurum}} {{ad}} {{ }} { x }")).toEqual(["ad", ""]);
    const refused = createPetitionTemplateInput.safeParse({
      institutionId: 1,
      kind: "match",
      ...defaultTemplates.match,
      body: "Sayın {{mudur}}",
    });
    expect(refused.error?.issues).toMatchObject([{ path: ["body"], message: "Bilinmeyen yer tutucu: mudur" }]);
  });
});

it("a template that is too long once it is filled in is refused", () => {
  const template = { institutionId: null, kind: "match", ...defaultTemplates.match };
  const refused = createPetitionTemplateInput.safeParse({ ...template, body: "{{taraflar}}\n".repeat(280) });
  expect(refused.error?.issues).toMatchObject([{ path: ["body"], message: petitionTemplateTexts.tooLong(8_000) }]);
});

it("a sheet has the lines and paragraphs of the texts", () => {
  const texts = { addressee: "Bir\n\n İki ", subject: "Konu", body: "A\n \nB\nC\n\n\n", attachments: "\nBelge\n" };
  expect(toSheet({ texts, date: "2026-11-06", signer: "Ayşe" })).toEqual({
    addressee: ["Bir", "İki"],
    subject: "Konu",
    paragraphs: [["A"], ["B", "C"]],
    date: "6 Kasım 2026",
    signer: "Ayşe",
    attachments: ["Belge"],
  });
  expect(toTurkishDay("2026-01-31")).toBe("31 Ocak 2026");
});
