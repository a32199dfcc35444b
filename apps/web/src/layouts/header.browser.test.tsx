import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { limits } from "@site/contract/common/limits";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../testing/member.ts";
import { openPage } from "../testing/open-page.tsx";
import { shell } from "../testing/shell.ts";

const ADDRESS = "/boyle/bir/sayfa/yok"; // makes no calls of its own
const services = [
  {
    slug: "konsolosluk",
    name: "Konsolosluk Bulucu",
    shortName: "Konsolosluk",
    description: "Uzun bir açıklama. ".repeat(9),
    url: "",
  },
  {
    slug: "ozet",
    name: "Belge Özetleme",
    shortName: "Özet",
    description: "Kısa.",
    url: "https://ozet.example.org/uygulama",
  },
];
const open = () => openPage(ADDRESS, { site: { shell: () => ({ ...shell, services }) } });
const header = page.getByRole("banner");
const menu = page.getByRole("navigation", { name: "Ana menü" });
const toggle = menu.getByRole("button", { name: "Hizmetler listesi" });
const firstService = menu.getByRole("link", { name: /^Konsolosluk Bulucu/ });
const text = (name: string) => header.getByRole("link", { name, exact: true });

test("the menu of services opens by keyboard, on hover and on a click, and closes again", async () => {
  await open();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  toggle.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
  await expect.element(firstService).toBeVisible();
  const description = firstService.element().querySelector("small")?.textContent ?? "";
  expect(description.length).toBeGreaterThan(10);
  expect(description.replace("…", "").length).toBeLessThanOrEqual(limits.serviceDescriptionInMenu);
  await expect.element(firstService).toHaveAttribute("href", "/hizmetler/konsolosluk");
  const outward = menu.getByRole("link", { name: /: uygulamayı yeni sekmede aç$/ });
  expect(outward.elements(), "a service without an address has its page alone").toHaveLength(1);
  for (const [name, value] of Object.entries({ href: services[1]?.url, target: "_blank", rel: "noopener" }))
    await expect.element(outward).toHaveAttribute(name, value);
  await userEvent.keyboard("{Tab}{Escape}");
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");

  await toggle.click();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("heading", { level: 1 }).click();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");

  await menu.getByRole("link", { name: "Hizmetler", exact: true }).hover();
  await expect.element(firstService).toBeVisible();
});

test("the open menu is accessible", async () => {
  await open();
  await toggle.click();
  await expectAccessible();
});

test("visitors see the sign-in links, members their pages", async () => {
  await open();
  await expect.element(text("Giriş Yap").first()).toHaveAttribute("href", "/giris-yap");
  await expect.element(text("Üye Ol").first()).toHaveAttribute("href", "/uye-ol");
  await openPage(ADDRESS, { user: signIn() });
  await expect.element(text("Profilim").first()).toHaveAttribute("href", "/profil");
  await expect.element(text("Giriş Yap").first()).not.toBeInTheDocument();
});

const administrator = { id: 1, username: "yonetici", email: "yonetici@example.org" };
const profile = vi.fn(() => administrator);

test("a token that the server rejects shows no link to the admin area", async () => {
  localStorage.setItem("adminToken", "a_rejected");
  profile.mockImplementation(() => {
    throw callError({ code: "UNAUTHORIZED", message: "" });
  });
  await openPage(ADDRESS, { admin: { session: { profile } }, site: { shell: () => ({ ...shell, services }) } });
  await expect.poll(() => profile.mock.calls.length).toBeGreaterThan(0);
  await expect.element(text("Giriş Yap").first()).toBeVisible();
  expect(text("Yönetim").elements()).toEqual([]);
  localStorage.removeItem("adminToken");
  profile.mockReset().mockReturnValue(administrator);
});

test("the link to the admin area follows the administrator's token in another tab", async () => {
  await openPage(ADDRESS, { admin: { session: { profile } }, site: { shell: () => ({ ...shell, services }) } });
  await expect.element(text("Giriş Yap").first()).toBeVisible();
  const frame = document.body.appendChild(document.createElement("iframe")); // stands for another tab
  const tab = frame.contentWindow?.localStorage;
  tab?.setItem("adminToken", "a_anything");
  await expect.element(text("Yönetim").first()).toHaveAttribute("href", "/admin/dashboard");
  tab?.removeItem("adminToken");
  await expect.element(text("Yönetim").first()).not.toBeInTheDocument();
  frame.remove();
});

test("the phone's menu opens, and closes on Escape", async () => {
  await page.viewport(360, 740);
  await open();
  const button = page.getByRole("button", { name: "Menüyü aç" });
  const contact = menu.getByRole("link", { name: "İletişim" });
  await expect.element(contact).not.toBeInTheDocument();
  await button.click();
  await expect.element(contact).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(contact).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("the administrator's logo takes the place of the drawn mark and the name, which it is named by", async () => {
  await open();
  await expect.element(text("Hukuk ve Yazılım")).toHaveTextContent("Hukuk ve Yazılım");
  const settings = { ...shell.settings, logo_version: "0f3a" };
  await openPage(ADDRESS, { site: { shell: () => ({ ...shell, settings }) } });
  const logo = text("Hukuk ve Yazılım").getByRole("img", { name: "Hukuk ve Yazılım" });
  await expect.element(logo).toHaveAttribute("src", "/images/logo-0f3a.png");
  await expect.element(text("Hukuk ve Yazılım")).toHaveTextContent("");
});
