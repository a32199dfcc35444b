import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import type { RuleApproval } from "@site/contract/becayis/moderation/rule-schema";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MOMENT, makePendingListing, posts } from "../../testing/browser/board-samples.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const { texts } = makePendingListing();
const make = (id: number): RuleApproval => ({
  ...posts,
  ...{ id, slug: `kars-usak-${id}`, title: `${id}. ilan`, user_name: "Elif Kaya" },
  ...{ texts, approved_at: MOMENT, is_published: id === 1 },
});

let waiting: RuleApproval[] = [];
const leave = ({ id }: { id: number }, message: string) => {
  waiting = waiting.filter((each) => each.id !== id);
  return { message };
};
const look = vi.fn((input: { id: number; approvedAt: string }) => leave(input, ruleTexts.looked));
const holdWithdrawal = vi.fn((input: { id: number; approvedAt: string }) => leave(input, ruleTexts.withdrawalHeld));
const keep = vi.fn(({ id }: { id: number }) => {
  waiting = [make(id), ...waiting];
  return { message: ruleTexts.kept };
});

async function open(address: string, listings: RuleApproval[]): Promise<void> {
  waiting = listings;
  await openScreen(address, {
    admin: {
      becayis: {
        listings: { pending: () => [] },
        reasons: { list: () => [] },
        ruleApprovals: { list: () => waiting, look, holdWithdrawal, keep },
      },
    },
  });
}
const article = (id: number) => page.getByRole("article", { name: `${id}. ilan` });

test("the list of the rule is linked once it has a listing, and each is looked at by one key", async () => {
  await open(adminPaths.approvals, []);
  await expect.element(page.getByText("Onay bekleyen ilan yok")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Kurala göre/ })).not.toBeInTheDocument();
  await open(adminPaths.approvals, [make(1), make(2)]);
  await page.getByRole("link", { name: "Kurala göre yayınlananlar, henüz bakılmadı 2 bekliyor" }).click();
  await expect.element(article(1)).toHaveTextContent(/Elif Kaya.*Kars, Susuz/);
  await expect
    .element(article(1).getByRole("link", { name: "1. ilan" }))
    .toHaveAttribute("href", "/becayis/ilan/kars-usak-1");
  await expect.element(article(2).getByRole("link")).not.toBeInTheDocument();
  await expectAccessible();
  await article(1).getByRole("button", { name: "Baktım" }).click();
  await expect.element(page.getByText(ruleTexts.looked)).toBeVisible();
  await expect.element(article(1)).not.toBeInTheDocument();
  expect(look.mock.lastCall?.[0]).toEqual({ id: 1, approvedAt: MOMENT });
});

test("a listing is withdrawn by one key and comes back by another", async () => {
  await open(adminPaths.ruleApprovals, [make(3)]);
  await expect.element(article(3)).toBeVisible();
  await userEvent.keyboard("j");
  await userEvent.keyboard("g");
  await expect.element(page.getByText(ruleTexts.withdrawalHeld)).toBeVisible();
  await expect.element(page.getByText("Bakılmayan ilan yok")).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("u");
  await expect.element(article(3)).toBeVisible();
  expect(keep.mock.lastCall?.[0]).toEqual({ id: 3 });
});

test("what another administrator has decided on meanwhile is told", async () => {
  await open(adminPaths.ruleApprovals, [make(4)]);
  holdWithdrawal.mockImplementationOnce((input) => {
    leave(input, "");
    throw callError({ code: "CONFLICT", message: ruleTexts.notByRule });
  });
  await article(4).getByRole("button", { name: "Geri çek" }).click();
  await expect.element(page.getByText(ruleTexts.notByRule)).toBeVisible();
  await expect.element(article(4)).not.toBeInTheDocument();
});
