import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { BoardSettings } from "@site/contract/becayis/board/settings/admin-schema";
import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import type { CreateDomainInput, InstitutionDomain } from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseRowAction } from "../../../testing/browser/choose-row-action.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const domain: InstitutionDomain = {
  ...{ id: 1, institutionId: 5, institution: "Adalet Bakanlığı", domain: "adalet.gov.tr" },
  ...{ source: "https://www.adalet.gov.tr/iletisim", checkedOn: "2026-11-24", isConfirmed: true },
};
const dialog = () => page.getByRole("dialog");

test("lifetimes and limits of the board are refused outside their bounds and saved within", async () => {
  const settings: BoardSettings = {
    listingDays: 90,
    revivalDays: 30,
    contactRequestDays: 15,
    ringAnswerDays: 7,
    alertsPerMember: 20,
    asksOnHome: true,
  };
  const update = vi.fn((changed: Partial<BoardSettings>) => ({
    ...settings,
    ...changed,
    message: boardSettingTexts.saved,
  }));
  await openScreen(adminPaths.boardSettings, {
    admin: { becayis: { settings: { get: () => settings, update } } },
  });
  const days = page.getByLabelText("İlan süresi (gün)");
  await expect.element(days).toHaveValue("90");
  await expectAccessible();
  await days.fill("400");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText("14 ile 365 arasında bir tam sayı girin").first()).toBeVisible();
  await expectNoViolations();
  expect(update).not.toHaveBeenCalled();
  await days.fill("120");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText(boardSettingTexts.saved)).toBeVisible();
  expect(update.mock.lastCall?.[0]).toMatchObject({ listingDays: 120, revivalDays: 30 });
});

test("domains are found by institution, and an ending of many institutions is refused", async () => {
  const list = vi.fn(() => [domain]);
  const create = vi.fn((_: CreateDomainInput) => ({ id: 2, message: adminStaffTexts.domainSaved }));
  const remove = vi.fn((_: object) => ({ message: adminStaffTexts.domainRemoved }));
  await openScreen(`${adminPaths.institutionDomains}?ara=adalet`, {
    reference: { institutions: () => [{ id: 5, name: "Adalet Bakanlığı", slug: "adalet-bakanligi" }] },
    admin: { becayis: { domains: { list, create, remove } } },
  });
  const row = page.getByRole("row").filter({ hasText: "Adalet Bakanlığı" });
  await expect.element(row).toHaveTextContent(/adalet\.gov\.tr.*24 Kasım 2026/);
  await expectAccessible();
  await page.getByRole("button", { name: "Yeni Alan Adı" }).click();
  await dialog().getByRole("combobox", { name: "Kurum" }).fill("adalet");
  await page.getByRole("option", { name: "Adalet Bakanlığı" }).click();
  await dialog().getByLabelText("Alan adı").fill("gov.tr");
  await dialog().getByLabelText("Kaynak", { exact: true }).fill(domain.source);
  await dialog().getByLabelText("Kaynağa bakılan gün").fill(domain.checkedOn);
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog()).toHaveTextContent(adminStaffTexts.domainTooWide);
  await expectAccessible();
  create.mockImplementationOnce(() => {
    const text = adminStaffTexts.domainTaken;
    throw callError({ code: "CONFLICT", message: text, fields: { domain: text } });
  });
  await dialog().getByLabelText("Alan adı").fill("adalet.gov.tr");
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog()).toHaveTextContent(adminStaffTexts.domainTaken);
  await dialog().getByLabelText("Alan adı").fill("uyap.gov.tr");
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText(adminStaffTexts.domainSaved)).toBeVisible();
  expect(create.mock.lastCall?.[0]).toMatchObject({ institutionId: 5, domain: "uyap.gov.tr" });
  await chooseRowAction(row, "Sil");
  await expect.element(dialog()).toHaveTextContent("doğrulanmış üyeler sürelerinin sonuna kadar kalır");
  list.mockReturnValue([]);
  await dialog().getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Alan adı bulunamadı")).toBeVisible();
  expect(remove.mock.lastCall?.[0]).toEqual({ id: domain.id });
});

test("a domain without a page that shows it is marked, and confirmed by such a page", async () => {
  const home = "https://www.adalet.gov.tr/";
  const list = vi.fn(() => [{ ...domain, source: home, isConfirmed: false }]);
  const update = vi.fn((_: object) => ({ message: adminStaffTexts.domainSaved }));
  await openScreen(adminPaths.institutionDomains, { admin: { becayis: { domains: { list, update } } } });
  const row = page.getByRole("row").filter({ hasText: "Adalet Bakanlığı" });
  await expect.element(row).toHaveTextContent(adminStaffTexts.unconfirmed);
  await expectNoViolations();
  await chooseRowAction(row, "Doğrula");
  await dialog().getByLabelText("Kaynak", { exact: true }).fill(home);
  await dialog().getByLabelText("Kaynağa bakılan gün").fill("2026-11-27");
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog()).toHaveTextContent(adminStaffTexts.pageRequired);
  await dialog().getByLabelText("Kaynak", { exact: true }).fill(domain.source);
  list.mockReturnValue([domain]);
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(row).not.toHaveTextContent(adminStaffTexts.unconfirmed);
  expect(update.mock.lastCall?.[0]).toEqual({ id: 1, source: domain.source, checkedOn: "2026-11-27" });
});
