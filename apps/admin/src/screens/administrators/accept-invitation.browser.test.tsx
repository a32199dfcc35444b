import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { administratorTexts } from "@site/contract/administrators/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const field = (name: string) => page.getByLabelText(name, { exact: true });
const accept = page.getByRole("button", { name: "Daveti Kabul Et" });
const opened = () => ({ email: "umut@example.org" });

test("an invitation names its address, refuses a taken name beside its field, and is accepted", async () => {
  const answer = vi.fn(({ username }: { username: string }) => {
    if (username === "deniz")
      throw callError({ code: "CONFLICT", message: "Çakışma", fields: { username: "Bu kullanıcı adı alınmış." } });
    return { message: administratorTexts.accepted };
  });
  await openScreen(adminPaths.acceptInvitation, { admin: { invitations: { open: opened, accept: answer } } });
  await expect.element(page.getByText("umut@example.org")).toBeVisible();
  await accept.click();
  await expect.element(field("Kullanıcı Adı")).toHaveFocus();
  await expectAccessible();
  await field("Kullanıcı Adı").fill("deniz");
  await field("Şifre").fill("uzun bir yol cümlesi");
  await accept.click();
  await expect.element(field("Kullanıcı Adı")).toHaveAccessibleDescription("Bu kullanıcı adı alınmış.");
  await expect.element(field("Kullanıcı Adı")).toHaveFocus();
  await expect.element(field("Şifre")).toHaveValue("uzun bir yol cümlesi");
  await field("Kullanıcı Adı").fill("umut");
  await accept.click();
  await expect.element(page.getByRole("status")).toHaveTextContent(administratorTexts.accepted);
  await expectNoViolations();
});

test("an invitation that cannot be read is read again; one that is no longer valid says so", async () => {
  const invalid = "Bu davet geçersiz veya süresi dolmuş.";
  const open = vi.fn(opened).mockImplementationOnce(() => {
    throw new Error("no connection");
  });
  open.mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: invalid });
  });
  await openScreen(adminPaths.acceptInvitation, { admin: { invitations: { open } } });
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(invalid);
  await expectAccessible();
});
