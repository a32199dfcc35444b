import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { outcomeLabels, refusalLabels, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import type { ResultLink, SwapResult } from "@site/contract/becayis/swaps/results/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { match } from "../testing/swaps.ts";

const link: ResultLink = { outcome: "refused", listing: "Ankara ilanı", from: "2026-10-01", until: "2026-11-26" };
const openLink = vi.fn<(input: { token: string }) => ResultLink>();
const reportByLink = vi.fn(() => ({ outcome: "refused" as const, message: resultTexts.refused }));

async function open(token: string): Promise<void> {
  openLink.mockClear();
  reportByLink.mockClear();
  await openPage(`${paths.swapResult}#${token}`, { becayis: { results: { openLink, reportByLink } } });
}
const confirm = () => page.getByRole("button", { name: `${outcomeLabels.refused} olarak bildir` });

test("a link asks before it reports, and a refusal names its reason", async () => {
  openLink.mockReturnValue(link);
  await open("anahtar");
  await expect.element(page.getByText("olarak bildiriyorsunuz", { exact: false })).toBeVisible();
  expect(openLink.mock.calls).toEqual([[{ token: "anahtar" }]]);
  await expect.poll(() => location.hash).toBe("");
  expect(reportByLink).not.toHaveBeenCalled();
  await expectAccessible();
  reportByLink.mockImplementationOnce(() => {
    throw callError({
      code: "VALIDATION_FAILED",
      message: resultTexts.reasonRequired,
      fields: { reason: resultTexts.reasonRequired },
    });
  });
  await confirm().click();
  await expect.element(page.getByRole("link", { name: resultTexts.reasonRequired })).toBeVisible();
  await page.getByLabelText("Ret gerekçesi").selectOptions(refusalLabels.service_need);
  await confirm().click();
  await expect.element(page.getByText(resultTexts.refused)).toBeVisible();
  expect(reportByLink.mock.lastCall).toEqual([{ token: "anahtar", on: link.until, reason: "service_need", note: "" }]);
  await expectNoViolations();
});

test("a link that does not work says so, and one that could not be read can be tried again", async () => {
  openLink.mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: resultTexts.linkInvalid });
  });
  await open("sahte");
  await expect.element(page.getByText(resultTexts.linkInvalid)).toBeVisible();
  await expectAccessible();
});

test("a member reports a result beside the match; an approval cannot be changed", async () => {
  const found = vi.fn<() => SwapResult[]>(() => []);
  const both = { status: "accepted", myAnswer: "accepted", otherAnswer: "accepted" } as const;
  const report = vi.fn((_: object) => ({ outcome: "approved" as const, message: resultTexts.approved }));
  await openPage(paths.matches, {
    user: signIn(),
    becayis: {
      matches: {
        mine: () => [
          { ...match(1, "Ada K***"), ...both, contact: { name: "Ada", email: "ada@example.org", phone: null } },
        ],
        counts: () => ({ all: 1, pending: 0, accepted: 1, rejected: 0, expired: 0 }),
      },
      rings: { mine: () => [] },
      listings: { mine: () => [] },
      calendar: { get: () => ({ institution: null, today: "2026-11-26", windows: [], feedCreatedAt: null }) },
      results: { mine: found, report },
    },
  });
  await page.getByRole("button", { name: "Sonucu bildir" }).click();
  const form = page.getByRole("form", { name: resultTexts.title });
  await form.getByRole("button", { name: "Bildir" }).click();
  await expect.element(form.getByRole("link", { name: resultTexts.outcomeRequired })).toBeVisible();
  await form.getByLabelText("Sonuç").selectOptions("refused");
  await form.getByRole("button", { name: "Bildir" }).click();
  await expect.element(form.getByRole("link", { name: resultTexts.reasonRequired })).toBeVisible();
  await expectAccessible();
  await form.getByLabelText("Sonuç").selectOptions("approved");
  const day = { appliedOn: null, decidedOn: "2026-11-25", reason: null, note: "" };
  found.mockReturnValue([{ kind: "match", id: 1, outcome: "approved", ...day }]);
  await form.getByRole("button", { name: "Bildir" }).click();
  await expect.element(page.getByText(resultTexts.approved)).toBeVisible();
  expect(report.mock.lastCall?.[0]).toMatchObject({ kind: "match", id: 1, outcome: "approved", reason: "" });
  await expect.element(page.getByRole("article").getByRole("status")).toHaveTextContent("Onaylandı 25 Kasım 2026");
  expect(page.getByRole("button", { name: /^Sonucu/ }).elements()).toEqual([]);
  await expectNoViolations();
});
