import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type {
  CreatePetitionTemplateInput,
  PetitionTemplate,
} from "@site/contract/becayis/papers/petitions/admin-schema";
import { defaultTemplates } from "@site/contract/becayis/papers/petitions/default-templates";
import { petitionTemplateTexts } from "@site/contract/becayis/papers/petitions/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { press } from "../../../testing/browser/press.ts";

const template: PetitionTemplate = {
  id: 3,
  institutionId: 5,
  institution: "Adalet Bakanlığı",
  kind: "ring",
  ...defaultTemplates.ring,
  subject: "Çoklu becayiş",
  updatedAt: "2026-11-20T09:00:00.000Z",
};
const institutions = [
  { id: 5, name: "Adalet Bakanlığı", kind: "ministry" as const, isRetired: false, listings: 1, profiles: 1 },
];
const create = vi.fn((_: CreatePetitionTemplateInput) => ({ id: 4, message: petitionTemplateTexts.saved }));
const update = vi.fn(() => ({ message: petitionTemplateTexts.saved }));
const remove = vi.fn(() => ({ message: petitionTemplateTexts.removed }));

async function open(templates: PetitionTemplate[]): Promise<void> {
  create.mockClear();
  update.mockClear();
  const petitions = { list: () => templates, create, update, remove };
  await openScreen(adminPaths.petitionTemplates, {
    admin: { becayis: { petitions, reference: { institutions: { list: () => institutions } } } },
  });
}
const dialog = () => page.getByRole("dialog");
const save = () => press(dialog().getByRole("button", { name: "Kaydet" }));

test("a template keeps its institution and kind; a refusal is shown", async () => {
  await open([template]);
  await expect.element(page.getByText("Çoklu becayiş")).toBeVisible();
  await page.getByRole("button", { name: "Adalet Bakanlığı", exact: true }).click();
  await expect.element(dialog().getByLabelText("Kurum")).toBeDisabled();
  await expect.element(dialog().getByLabelText("Tür")).toBeDisabled();
  update.mockImplementationOnce(() => {
    throw callError({ code: "NOT_FOUND", message: "Aradığınız kayıt bulunamadı." });
  });
  await save();
  await expect.element(dialog().getByRole("alert")).toBeVisible();
  await expectAccessible();
});

test("a template begins with the product's text and is previewed with sample data", async () => {
  await open([]);
  await expect.element(page.getByText("Henüz şablon yok")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Yeni Şablon" }).first().click();
  const preview = dialog().getByRole("region", { name: "Önizleme" });
  await expect.element(preview).toHaveTextContent("Ali Demirkıran ile karşılıklı olarak");
  await dialog().getByLabelText("Tür").selectOptions("ring");
  await expect.element(preview).toHaveTextContent("sırayla birbirinin görev yerine");
  await dialog().getByText("Yer tutucular").click();
  await expect.element(dialog().getByText("{{ad_soyad}}")).toBeVisible();
  await expectAccessible();
  await dialog().getByLabelText("Konu").fill("Sayın {{mudur}}");
  await save();
  await expect.element(dialog().getByText(petitionTemplateTexts.unknownPlaceholder(["mudur"]))).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await dialog().getByLabelText("Konu").fill("Sayın {{unvan}}");
  await dialog().getByLabelText("Kurum").selectOptions("Adalet Bakanlığı");
  await save();
  await expect.element(page.getByText(petitionTemplateTexts.saved)).toBeVisible();
  expect(create.mock.lastCall?.[0]).toEqual({
    ...{ institutionId: 5, kind: "ring" },
    ...defaultTemplates.ring,
    subject: "Sayın {{unvan}}",
  });
});
