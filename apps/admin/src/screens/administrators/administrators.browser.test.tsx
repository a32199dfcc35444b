import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminInvitation, Administrator } from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const colleague: Administrator = {
  id: 2,
  username: "selin",
  email: "selin@example.org",
  isActive: true,
  hasSecondFactor: false,
  lastSignInAt: null,
  isSelf: false,
};
const invitation: AdminInvitation = {
  id: 5,
  email: "umut@example.org",
  invitedBy: "deniz",
  expiresAt: "2026-11-29T09:00:00.000Z",
  isExpired: false,
};
const dialog = (name: string) => page.getByRole("dialog", { name });
const question = dialog("Şifrenizi yeniden girin");
const password = question.getByLabelText("Şifre", { exact: true });

/** Opens the screen in a session whose last password confirmation is too old. */
async function openAdministrators() {
  let isConfirmed = false;
  let invitations: AdminInvitation[] = [];
  let rows = [colleague];
  const demandPassword = () => {
    if (!isConfirmed) throw callError({ code: "CONFIRMATION_REQUIRED", message: "Şifrenizi yeniden girin." });
  };
  const invite = vi.fn((_: object) => {
    demandPassword();
    invitations = [invitation];
    return { message: "Davet gönderildi." };
  });
  const setActive = vi.fn(({ isActive }: { isActive: boolean }) => {
    demandPassword();
    rows = [{ ...colleague, isActive }];
    return { message: administratorTexts.deactivated };
  });
  const confirm = ({ password }: { password: string }) => {
    if (password !== "doğru") throw callError({ code: "FORBIDDEN", message: "Şifre hatalı" });
    isConfirmed = true;
    return { message: "" };
  };
  await openScreen(adminPaths.administrators, {
    admin: {
      administrators: { list: () => rows, setActive },
      invitations: { list: () => invitations, create: invite },
      session: {
        confirm,
        me: () => ({ id: 1, username: "deniz", email: "deniz@example.org", role: "admin" }),
      },
    },
  });
  return { invite, setActive };
}

test("an administrator is deactivated after the password has been proved again", async () => {
  const { setActive } = await openAdministrators();
  await chooseRowAction(page.getByRole("row").filter({ hasText: "selin" }), "Devre Dışı Bırak");
  await dialog("Yöneticiyi Devre Dışı Bırak").getByRole("button", { name: "Devre Dışı Bırak" }).click();
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await expectFits(TABLET_PX);
  await userEvent.keyboard("yanlış{Enter}");
  await expect.element(question).toHaveTextContent("Şifre hatalı");
  const account = question.element().querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(account?.value).toBe("deniz"); // password managers need the name beside the password
  await password.fill("doğru");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(administratorTexts.deactivated)).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: "selin" })).toHaveTextContent("Devre dışı");
  expect(setActive.mock.lastCall).toEqual([{ id: 2, isActive: false }]);
  await expectNoViolations();
});

test("a typed invitation survives a password that was not given", async () => {
  const { invite } = await openAdministrators();
  await expect.element(page.getByText("Bekleyen davet yok")).toBeVisible();
  await page.getByRole("button", { name: "Yönetici Davet Et" }).click();
  const form = dialog("Yönetici Davet Et");
  await form.getByLabelText("E-posta").fill(invitation.email);
  await expectNoViolations();
  await form.getByRole("button", { name: "Davet Gönder" }).click();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form.getByLabelText("E-posta")).toHaveValue(invitation.email);
  await form.getByRole("button", { name: "Davet Gönder" }).click();
  await password.fill("doğru");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Davet gönderildi.")).toBeVisible();
  expect(invite.mock.lastCall).toEqual([{ email: invitation.email }]);
  const invitations = page.getByRole("region", { name: "Bekleyen davetler" });
  await expect.element(invitations.getByText(invitation.email).first()).toBeVisible();
  await expectNoViolations();
});
