import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const address = () => location.pathname + location.search;
/** A member page that exists and makes few calls. */
const WANTED = "/profil/bildirimler?a=b";
const becayis = { profile: { find: () => null } };

test("a member page that needs the sign-in is shown after it, with its query", async () => {
  const member = signIn();
  localStorage.clear(); // ends the session
  await openPage(WANTED, {
    becayis,
    auth: { login: vi.fn().mockResolvedValue({ session: { accessToken: "u_test" } }) },
    user: {
      ...member,
      notifications: { ...member.notifications, list: () => ({ items: [], hasMore: false }) },
    },
  });
  await expect.poll(address).toBe(`/giris-yap?devam=${encodeURIComponent(WANTED)}`);
  await expect.element(page.getByText("Giriş Gerekli")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Üye olun" }))
    .toHaveAttribute("href", `/uye-ol?devam=${encodeURIComponent(WANTED)}`);
  await page.getByRole("textbox", { name: "E-posta" }).fill("zeynep@example.org");
  await page.getByLabelText("Şifre", { exact: true }).fill("Çağla-badem 2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Henüz bildiriminiz yok")).toBeVisible();
  expect(address()).toBe(WANTED);
});

test.each([
  ["/giris-yap?devam=%2Fprofil%2Fbildirimler%3Fa%3Db", WANTED],
  ["/giris-yap?devam=https%3A%2F%2Fevil.example", "/profil"],
  ["/UYE-OL", "/profil"],
])("a signed-in member is forwarded from %s", async (from, target) => {
  const member = signIn();
  await openPage(from, {
    becayis,
    user: {
      ...member,
      notifications: { ...member.notifications, list: () => ({ items: [], hasMore: false }) },
    },
  });
  await expect.poll(address).toBe(target);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});
