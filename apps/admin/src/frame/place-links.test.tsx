import type { AdminRole } from "@site/contract/account/administrators/roles";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { PlaceLinks } from "./place-links.tsx";

const owner: AdminRole = "owner";

test.each([
  ["/admin/system/backups", ["Sistem"], ["Yedekler"]],
  ["/admin/settings/homepage/projects", ["Ayarlar", "Ana Sayfa"], ["Ana Sayfa", "Projeler"]],
  ["/admin/becayis/settings", ["Becayiş", "Becayiş Ayarları"], ["Becayiş Ayarları", "Genel"]],
  ["/admin/posts/7", [], []],
  ["/admin/media", [], []],
  ["/admin/account", [], []],
])("at %s the rows are %j", (address, rows, current) => {
  renderScreen(<PlaceLinks role={owner} />, address, address);
  const navigations = screen.queryAllByRole("navigation");
  expect(navigations.map((nav) => nav.getAttribute("aria-label") ?? nav.querySelector("p")?.textContent)).toEqual(rows);
  expect(navigations.map((nav) => within(nav).getByRole("link", { current: "page" }).textContent)).toEqual(current);
});
