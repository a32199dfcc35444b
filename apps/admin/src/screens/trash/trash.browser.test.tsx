import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { TrashItem } from "@site/contract/trash/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const item: TrashItem = {
  id: 1,
  entity: "tag",
  entityId: 7,
  title: "Işık Hukuku",
  deletedAt: "2026-11-26T09:00:00.000Z",
  purgeAfter: "2026-12-26T09:00:00.000Z",
};

test("a deleted record says when it is erased, and is brought back", async () => {
  let items = [item];
  const list = vi.fn((_: object) => onePage(items));
  const restore = vi.fn((_: object) => {
    items = [];
    return { message: "Etiket geri getirildi." };
  });
  await openScreen(adminPaths.trash, { admin: { trash: { list, restore } } });
  const row = page.getByRole("row").filter({ hasText: item.title });
  await expect.element(row).toHaveTextContent(/Etiket.*26 Kasım 2026.*26 Aralık 2026/);
  await expectAccessible();
  await expectFits(TABLET_PX);
  await page.getByLabelText("Tür").selectOptions("Etiket");
  await expect.poll(() => list.mock.lastCall?.[0]).toMatchObject({ entity: "tag" });
  await chooseRowAction(row, "Geri Getir");
  await expect.element(page.getByText("Etiket geri getirildi.")).toBeVisible();
  expect(restore).toHaveBeenCalledExactlyOnceWith({ entity: "tag", entityId: 7 });
  await expect.element(row).not.toBeInTheDocument();
});
