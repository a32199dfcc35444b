import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import { linkTexts } from "@site/contract/identity/links/labels";
import { paths } from "@site/contract/paths";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";

const confirm = vi.fn();
const undo = vi.fn();
const open = (address: string) => openPage(address, { user: { emailChange: { confirm, undo } } });
const main = page.getByRole("main");
const button = (name: string) => main.getByRole("button", { name, exact: true });

beforeEach(() => {
  confirm.mockReset();
  undo.mockReset();
});

test("a new address is confirmed only by the button, and an expired link shows a message", async () => {
  const over = callError({ code: "VALIDATION_FAILED", message: emailChangeTexts.linkInvalid });
  confirm.mockRejectedValueOnce(over).mockResolvedValue({ message: emailChangeTexts.confirmed });
  await open("/email-degisikligi#token=imza");
  await expect.element(button("Yeni adresimi onayla")).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await expect.poll(() => location.hash).toBe("");
  await button("Yeni adresimi onayla").click();
  await expect.element(main.getByRole("alert")).toHaveTextContent(emailChangeTexts.linkInvalid);
  await expectAccessible();
  await button("Yeni adresimi onayla").click();
  await expect.element(main.getByText(emailChangeTexts.confirmed)).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Giriş Yap" })).toHaveAttribute("href", "/giris-yap");
  expect(confirm).toHaveBeenLastCalledWith({ token: "imza" });
});

test("a change is undone with a new password", async () => {
  undo.mockResolvedValue({ message: emailChangeTexts.undone });
  await open("/email-geri-al#token=imza");
  const password = main.getByLabelText("Yeni Şifre", { exact: true });
  await password.fill("123");
  await button("Değişikliği Geri Al").click();
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  await password.fill("Mavi-deniz 1923");
  await button("Değişikliği Geri Al").click();
  await expect.element(main.getByText(emailChangeTexts.undone)).toBeVisible();
  expect(undo).toHaveBeenCalledExactlyOnceWith({ token: "imza", newPassword: "Mavi-deniz 1923" });
});

test.each([
  paths.confirmEmailChange,
  paths.undoEmailChange,
  paths.renewListing,
  paths.stopAlert,
  paths.stopCommentMails,
  paths.swapResult,
])("%s without a token says that the end of the link is missing, and what to do", async (address) => {
  await open(address);
  await expect.element(main.getByText(linkTexts.incomplete)).toBeVisible();
});
