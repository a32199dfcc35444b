import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";

const main = page.getByRole("main");
const button = (name: string) => main.getByRole("button", { name, exact: true });

test("the removal of a lost second factor is asked for with the password", async () => {
  const requestFactorRecovery = vi.fn();
  requestFactorRecovery.mockRejectedValueOnce(
    callError({ code: "CONFLICT", message: factorRecoveryTexts.notNeeded, httpStatus: 409 }),
  );
  requestFactorRecovery.mockResolvedValue({ message: factorRecoveryTexts.asked });
  await openPage("/iki-adim-kurtarma", { auth: { requestFactorRecovery } });
  await button("İstek Gönder").click();
  await expect.element(main.getByRole("textbox", { name: "E-posta" })).toHaveFocus();
  await expectAccessible();
  await main.getByRole("textbox", { name: "E-posta" }).fill("ayse@example.org");
  await main.getByLabelText("Şifre", { exact: true }).fill("Çağla-badem 2026");
  await button("İstek Gönder").click();
  await expect.element(main.getByRole("alert")).toHaveTextContent(factorRecoveryTexts.notNeeded);
  await button("İstek Gönder").click();
  await expect.element(main.getByText(factorRecoveryTexts.asked)).toBeVisible();
  await expectAccessible();
});

test("the request is cancelled by the button alone, and a link that is over says so", async () => {
  const cancelFactorRecovery = vi.fn();
  cancelFactorRecovery.mockRejectedValueOnce(
    callError({ code: "NOT_FOUND", message: factorRecoveryTexts.linkInvalid, httpStatus: 404 }),
  );
  cancelFactorRecovery.mockResolvedValue({ message: factorRecoveryTexts.cancelled });
  await openPage("/iki-adim-iptal#token=imza", { auth: { cancelFactorRecovery } });
  await expect.element(button("İsteği İptal Et")).toBeVisible();
  expect(cancelFactorRecovery).not.toHaveBeenCalled();
  await button("İsteği İptal Et").click();
  await expect.element(main.getByRole("alert")).toHaveTextContent(factorRecoveryTexts.linkInvalid);
  await expectAccessible();
  await button("İsteği İptal Et").click();
  await expect.element(main.getByText(factorRecoveryTexts.cancelled)).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Şifremi yenile" })).toHaveAttribute("href", "/sifremi-unuttum");
});
