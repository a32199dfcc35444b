import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import type { MemberCalendar } from "@site/contract/becayis/papers/calendar/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { MOMENT, makeSwapProfile, post, reference } from "../testing/samples.ts";

const profile = makeSwapProfile();

const calendar: MemberCalendar = {
  institution: post.institution,
  today: "2026-11-26",
  windows: [
    {
      ...{ id: 3, institution: post.institution, positions: ["Zabıt Kâtibi"] },
      ...{ firstDay: "2026-12-01", lastDay: "2026-12-15", source: "https://www.adalet.gov.tr/" },
    },
  ],
  feedCreatedAt: null,
};
const get = vi.fn<() => MemberCalendar>(() => calendar);

test("the board and the matches show a member the windows of the own institution, and a visitor none", async () => {
  const answers = {
    reference,
    user: signIn(),
    becayis: {
      calendar: { get },
      listings: { mine: () => [], list: () => onePage([]) },
      matches: { mine: () => [], counts: () => ({ all: 0, pending: 0, accepted: 0, rejected: 0, expired: 0 }) },
      rings: { mine: () => [] },
      results: { moved: () => ({ total: null, institutions: [] }) },
    },
  };
  const windows = page.getByRole("region", { name: "Kurumunuzun başvuru dönemleri" });
  for (const address of [paths.board, paths.matches]) {
    await openPage(address, answers);
    await expect.element(windows).toHaveTextContent(/1–15 Aralık 2026.*Başlamasına 5 gün kaldı/);
    await expectAccessible();
  }
  localStorage.clear();
  await openPage(paths.board, answers);
  await expect.element(page.getByText("Henüz becayiş ilanı yok")).toBeVisible();
  expect(windows.elements()).toEqual([]);
});

test("a private calendar address is made, shown once, renewed and revoked", async () => {
  const makeFeed = vi.fn(() => ({ url: "https://hukukveyazilim.com/api/a.ics", message: calendarTexts.feedMade }));
  const revokeFeed = vi.fn(() => {
    get.mockReturnValue(calendar);
    return { message: calendarTexts.feedRevoked };
  });
  await openPage(paths.swapProfile, {
    user: signIn(),
    becayis: {
      profile: { find: () => profile },
      listings: { mine: () => [] },
      staff: { get: () => ({ institution: null, domains: [], verification: null, code: null, document: null }) },
      calendar: { get, makeFeed, revokeFeed },
    },
  });
  const make = page.getByRole("button", { name: "Takvim Adresi Al" });
  await expect.element(make).toBeVisible();
  get.mockReturnValue({ ...calendar, feedCreatedAt: MOMENT });
  await make.click();
  const address = page.getByLabelText("Takvim adresiniz");
  await expect.element(address).toHaveValue("https://hukukveyazilim.com/api/a.ics");
  await expect
    .element(page.getByRole("link", { name: "Takvimde Aç" }))
    .toHaveAttribute("href", "webcal://hukukveyazilim.com/api/a.ics");
  await expectAccessible();
  makeFeed.mockReturnValueOnce({ url: "https://hukukveyazilim.com/api/b.ics", message: calendarTexts.feedMade });
  await page.getByRole("button", { name: "Adresi Yenile" }).click();
  await expect.element(address).toHaveValue("https://hukukveyazilim.com/api/b.ics");
  await page.getByRole("button", { name: "Adresi İptal Et" }).click();
  await expect.element(page.getByText(calendarTexts.feedRevoked)).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
});
