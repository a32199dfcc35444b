import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import type { FactorRecoveryRow } from "@site/contract/account/factor-recovery/schema";
import { adminPaths } from "@site/contract/admin-paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const due: FactorRecoveryRow = {
  id: 1,
  memberId: 4,
  member: "Derya Kurt",
  email: "derya@example.org",
  state: "open",
  device: "Chrome, Windows",
  ipAddress: "192.0.2.1",
  createdAt: "2026-11-20T09:00:00.000Z",
  dueAt: "2026-11-23T09:00:00.000Z",
  isDue: true,
  decidedAt: null,
  decidedBy: "",
};
const early: FactorRecoveryRow = { ...due, id: 2, memberId: 5, member: "Ege Ak", isDue: false };
const action = (name: string, { member }: FactorRecoveryRow) =>
  page.getByRole("button", { name: `${name}: ${member}`, exact: true });

test("a request is confirmed by an owner once it is due, and not before", async () => {
  const decision = { state: "confirmed", decidedAt: due.dueAt, decidedBy: "deniz" } as const;
  let rows = [due, early];
  const confirm = vi.fn(({ id }: { id: number }) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...decision } : row));
    return { message: factorRecoveryTexts.confirmed };
  });
  await openScreen(adminPaths.factorRecoveries, { admin: { factorRecoveries: { list: () => rows, confirm } } });
  await expect.element(action("Reddet", early)).toBeVisible();
  expect(action("Onayla", early).elements()).toEqual([]);
  await expectAccessible();
  await action("Onayla", due).click();
  const question = page.getByRole("dialog", { name: "İsteği Onayla" });
  await expect.element(question).toHaveTextContent("Derya Kurt (derya@example.org)");
  await question.getByRole("button", { name: "Onayla" }).click();
  await expect.element(page.getByRole("row").filter({ hasText: due.member })).toHaveTextContent("Onaylandı");
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ id: due.id });
});
