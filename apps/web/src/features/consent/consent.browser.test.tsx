import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { shell } from "../../testing/shell.ts";

const settings = { ...shell.settings, google_analytics_id: "G-DENEME1234", ads_client_id: "ca-pub-1234567890123456" };
/** Opens a page that asks for consent. The test's own document is not measured, so no script is loaded. */
const open = () =>
  openPage("/hizmetler", {
    site: { shell: () => ({ ...shell, settings }) },
    services: { list: () => [], faq: () => [] },
  });
const banner = page.getByRole("region", { name: "Çerez tercihleri" });
const answer = (name: string) => banner.getByRole("button", { name });
const opener = page.getByRole("contentinfo").getByRole("button", { name: "Çerez tercihleri" });

test("the question takes no focus, names its purposes, and both answers look alike", async () => {
  await open();
  await expect.element(banner).toHaveTextContent("ziyaretleri ölçmek ve reklam göstermek");
  expect(document.activeElement).toBe(document.body);
  const [no, yes] = ["Reddet", "Kabul Et"].map((name) => answer(name).element().getBoundingClientRect());
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
  await expectAccessible();
});

test("a choice is stored, reviewed by keyboard from the footer, and kept when the question is closed", async () => {
  await open();
  await answer("Reddet").click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(localStorage.getItem("cookieConsent")).toMatch(/"choice":"refused","version":\d+,"at":"\d{4}-/);
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(banner).toHaveFocus();
  await expect.element(banner).toHaveTextContent("Şu an reddettiniz.");
  await expectAccessible();
  await answer("Kapat").click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
