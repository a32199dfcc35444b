import { getQrOutline } from "@site/browser/qr-code/qr-outline";
import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { makeListing, makeRevealedListing } from "../testing/samples.ts";

const address = paths.listingPoster("ankaradan-izmire");
const getBySlug = vi.fn<() => Listing>();

const ended = () => {
  throw callError({ code: "NOT_FOUND", message: boardTexts.listingNotFound });
};

const open = () =>
  openPage(address, { user: signIn(), becayis: { listings: { getBySlug, mine: () => [] }, landing: { ended } } });

test("the sheet shows the listing with a QR code of its address, and no contact details", async () => {
  const wishes = [
    { city: "İzmir", district: "Konak" },
    { city: "Muş", district: null },
  ];
  const description = "Lojman var; görüşmek için 0532 000 99 88 ya da zeynep@example.org";
  getBySlug.mockReturnValue(makeRevealedListing({ wishes, description, title: "Arayın: 0532 000 99 88" }));
  await open();
  const sheet = page.getByRole("article");
  await expect.element(sheet.getByRole("heading", { level: 1 })).toHaveTextContent("Ankara → İzmir");
  const text = sheet.element().textContent;
  for (const shown of ["Adalet Bakanlığı", "Zabıt Kâtibi", "İzmir, Konak; Muş", "Zeynep I***", "Lojman var;"])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/Işık|0532|99 88|@/);
  const code = sheet.getByRole("img", { name: "İlanın adresini taşıyan karekod" });
  const { path } = getQrOutline("http://localhost/becayis/ilan/ankaradan-izmire?utm_source=afis");
  expect(code.element().querySelector("path")?.getAttribute("d")).toBe(path);
  const strips = [...sheet.element().querySelectorAll("li")].map((strip) => strip.textContent);
  expect(new Set(strips)).toEqual(new Set(["Ankara → İzmirlocalhost/becayis/ilan/7"]));
  expect(strips.length).toBe(7);
  expect(code.element().getBoundingClientRect().width).toBeCloseTo((60 / 25.4) * 96, 0);
  await expectAccessible();
  await expectLargeTargets();
});

test("a press of the button prints it", async () => {
  getBySlug.mockReturnValue(makeListing());
  await open();
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Yazdır" }).click();
  expect(print).toHaveBeenCalledOnce();
});

test("a listing that is not on the board has no sheet, not even for its owner", async () => {
  for (const hidden of [{ status: "paused" as const }, { approvalStatus: "pending" as const }]) {
    getBySlug.mockReturnValue(makeRevealedListing(hidden));
    await open();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(boardTexts.listingNotFound);
  }
  getBySlug.mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: boardTexts.listingNotFound });
  });
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(boardTexts.listingNotFound);
  await expectAccessible();
});
