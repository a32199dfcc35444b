import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import type { RedirectRow } from "@site/contract/site/redirects/schema";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { savedPost } from "../../testing/browser/post-answers.ts";

const stored: RedirectRow = {
  id: 1,
  fromPath: "/eski-kampanya",
  toPath: "/hizmetler",
  finalPath: "/hizmetler",
  isIdle: false,
  isBroken: false,
  hitCount: 3,
  lastHitAt: "2026-11-26T09:00:00.000Z",
  isManual: true,
  createdAt: "2026-11-20T09:00:00.000Z",
};
const noneMissing = { missing: () => [] };
const row = page.getByRole("row").filter({ hasText: "/eski-kampanya" });

test("a redirect is added by keyboard, refused beside its field, removed after a question and brought back", async () => {
  let redirects: RedirectRow[] = [];
  const create = vi.fn(({ fromPath, toPath }: { fromPath: string; toPath: string }) => {
    if (toPath === "/dolu")
      throw callError({ code: "CONFLICT", message: "", fields: { fromPath: redirectTexts.hasPage } });
    redirects = [{ ...stored, fromPath, toPath }];
    return stored;
  });
  const remove = () => {
    redirects = [];
    return stored;
  };
  const list = () => onePage(redirects);
  await openScreen(adminPaths.redirects, { admin: { redirects: { list, create, remove }, statistics: noneMissing } });
  await expect.element(page.getByText("Henüz yönlendirme yok")).toBeVisible();
  await page.getByRole("button", { name: "Yeni Yönlendirme" }).first().click();
  await expect.element(page.getByLabelText("Eski adres")).toHaveFocus();
  await userEvent.keyboard("/eski-kampanya");
  await userEvent.tab();
  await userEvent.keyboard("/dolu{Enter}");
  await expect.element(page.getByLabelText("Eski adres")).toHaveAccessibleDescription(redirectTexts.hasPage);
  await expectAccessible();
  await expectFits(TABLET_PX);
  await page.getByRole("combobox", { name: "Yeni adres" }).fill("/hizmetler");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(redirectTexts.created)).toBeVisible();
  await expect.element(row).toHaveTextContent(/\/hizmetler.*3/);
  await expectNoViolations();
  await chooseRowAction(row, "Sil");
  await page.getByRole("dialog", { name: "Yönlendirmeyi Sil" }).getByRole("button", { name: "Sil" }).click();
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.element(row).toBeVisible();
});

test("the new address is found by words of a post's title", async () => {
  const find = vi.fn((_: { search?: string | undefined }) => onePage([{ ...savedPost, recentViews: 0 }]));
  const create = vi.fn((_: object) => stored);
  const list = () => onePage([]);
  await openScreen(adminPaths.redirects, {
    admin: { redirects: { list, create }, posts: { page: find }, statistics: noneMissing },
  });
  await page.getByRole("button", { name: "Yeni Yönlendirme" }).first().click();
  await page.getByLabelText("Eski adres").fill("/eski-kampanya");
  await page.getByRole("combobox", { name: "Yeni adres" }).fill("bilirkişi");
  await expect.element(page.getByRole("option", { name: savedPost.title })).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByRole("combobox", { name: "Yeni adres" })).toHaveValue(`/blog/${savedPost.slug}`);
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => create.mock.calls)
    .toEqual([[{ fromPath: "/eski-kampanya", toPath: `/blog/${savedPost.slug}` }]]);
  expect(find.mock.calls.map(([{ search }]) => search)).toEqual(["bilirkişi"]);
});

test("an address that readers asked for in vain is redirected", async () => {
  let asked = [{ path: "/eski-kampanya", count: 5, lastDay: "2026-11-20" }];
  let redirects: RedirectRow[] = [];
  const create = vi.fn((_: object) => {
    asked = [];
    redirects = [stored];
    return stored;
  });
  await openScreen(`${adminPaths.redirects}#bulunamayan`, {
    admin: { redirects: { list: () => onePage(redirects), create }, statistics: { missing: () => asked } },
  });
  await expect.poll(() => document.activeElement?.textContent).toContain("/eski-kampanya");
  await expectAccessible();
  await page.getByRole("button", { name: "Yönlendir: /eski-kampanya" }).click();
  await expect.element(page.getByLabelText("Eski adres")).toHaveValue("/eski-kampanya");
  await page.getByRole("combobox", { name: "Yeni adres" }).fill("/hizmetler");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/bulunamayan, yönlendirilmemiş bir adres yok/)).toBeVisible();
  await expect.element(row).toBeVisible();
  expect(create.mock.calls).toEqual([[{ fromPath: "/eski-kampanya", toPath: "/hizmetler" }]]);
});
