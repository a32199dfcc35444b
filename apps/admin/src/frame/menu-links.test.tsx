import { answerCalls } from "@site/browser/testing/answer-calls";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "../api/clients.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { MenuLinks } from "./menu-links.tsx";

beforeEach(() => {
  const counts = () => ({ comment: 0, message: 0, listing: 3, document: 0, report: 0, mail: 0 });
  answerCalls({ admin: { pending: { counts } } });
});
afterEach(() => queryClient.clear());

test.each([
  ["/admin/system/backups", ["Sistem"], ["Yedekler"]],
  ["/admin/settings/homepage/projects", ["Ayarlar", "Görünüm"], ["Görünüm", "Projeler"]],
  ["/admin/becayis/settings", ["Becayiş", "Ayarlar"], ["Ayarlar", "Genel"]],
  ["/admin/redirects", ["Ayarlar", "SEO"], ["SEO", "Yönlendirmeler"]],
  ["/admin/posts/7", [], []],
  ["/admin/media", [], []],
  ["/admin/account", [], []],
])("at %s the rows are %j", (address, rows, current) => {
  renderScreen(<MenuLinks />, address, address);
  const navigations = screen.queryAllByRole("navigation");
  expect(navigations.map((nav) => nav.getAttribute("aria-label") ?? nav.querySelector("p")?.textContent)).toEqual(rows);
  expect(navigations.map((nav) => within(nav).getByRole("link", { current: "page" }).textContent)).toEqual(current);
});

test("a screen's link says how many records wait there", async () => {
  renderScreen(<MenuLinks />, "/admin/becayis/listings", "/admin/becayis/listings");
  expect(await screen.findByRole("link", { name: "İlan Onayları 3 bekliyor" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Şikâyetler" })).toBeDefined();
});
