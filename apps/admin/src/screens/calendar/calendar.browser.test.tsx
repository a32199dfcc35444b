import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { CalendarEvent } from "@site/contract/blog/posts/calendar-schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const event: CalendarEvent = {
  postId: 7,
  title: "Zamanlanan yazı",
  status: "published",
  kind: "publication",
  isPlanned: true,
  day: 15,
  time: "09:00",
};

test("the calendar shows what a month plans in its day, as a list where there is no room, and leads on", async () => {
  const calendar = vi.fn(({ month }: { month: string }) => (month === "2098-07" ? [event] : []));
  const router = await openScreen(`${adminPaths.calendar}?ay=2098-06`, { admin: { posts: { calendar } } });
  await expect.element(page.getByText("Haziran 2098 · 0 zamanlanmış")).toBeVisible();
  await page.getByRole("link", { name: "Sonraki Ay" }).click();
  await expect.element(page.getByText("Temmuz 2098 · 1 zamanlanmış")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "15 09:00 Zamanlandı: Zamanlanan yazı" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Zamanlanan yazı" }))
    .toHaveAttribute("href", adminPaths.post(event.postId));
  await expectAccessible();
  await page.viewport(768, 1024);
  await expect.element(page.getByRole("heading", { name: "15 Temmuz Salı" })).toBeVisible();
  expect(router.state.location.search).toBe("?ay=2098-07");
});

test("weeks have one height however much a day holds, today is marked and one step away", async () => {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const events = Array.from({ length: 6 }, (_, index) => ({
    ...event,
    postId: index + 1,
    title: "Uzun başlıklı bir yazının zamanlanan günü",
    day: 2,
  }));
  await openScreen(`${adminPaths.calendar}?ay=2098-07`, { admin: { posts: { calendar: () => events } } });
  await expect.poll(() => page.getByRole("link", { name: /^Uzun/ }).elements().length).toBe(6);
  const heights = page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => Math.round(row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  expect(document.querySelector("[aria-current=date]")).toBeNull();
  await expectAccessible();
  await page.getByRole("link", { name: "Bugün" }).click();
  await expect
    .poll(() => document.querySelector("[aria-current=date]")?.textContent)
    .toMatch(new RegExp(`^${Number(today.slice(8))}`));
  expect(page.getByRole("link", { name: "Bugün" }).elements()).toEqual([]);
});

test("a month that cannot be read is read again on request", async () => {
  const calendar = vi.fn(() => [event]);
  calendar.mockImplementation(() => {
    throw callError({ code: "INTERNAL", message: "relation missing" });
  });
  await openScreen(`${adminPaths.calendar}?ay=2098-07`, { admin: { posts: { calendar } } });
  await expect.element(page.getByText("Takvim yüklenemedi")).toBeVisible();
  calendar.mockImplementation(() => [event]);
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByText("Temmuz 2098 · 1 zamanlanmış")).toBeVisible();
});

test("a month that is being read shows neither the posts of the one before nor that it has none", async () => {
  const never = new Promise<CalendarEvent[]>(() => undefined);
  const calendar = ({ month }: { month: string }) => (month === "2098-07" ? [event] : never);
  await openScreen(`${adminPaths.calendar}?ay=2098-07`, { admin: { posts: { calendar } } });
  await expect.element(page.getByRole("link", { name: event.title })).toBeVisible();
  await page.getByRole("link", { name: "Sonraki Ay" }).click();
  await expect.element(page.getByText("Ağustos 2098")).toBeVisible();
  await expect.element(page.getByRole("link", { name: event.title })).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(page.getByText("Bu ayda yayın yok")).not.toBeInTheDocument();
  expect(document.querySelector("main [aria-busy=true]")).not.toBeNull();
});
