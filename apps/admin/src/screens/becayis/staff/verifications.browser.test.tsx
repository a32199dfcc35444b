import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { MOMENT } from "../../../testing/browser/board-samples.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const document: StaffDocument = {
  ...{ id: 1, memberId: 3, member: "Selin Kaya", institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" },
  ...{ city: "Bolu", mimeType: "application/pdf", byteSize: 40_000, createdAt: MOMENT },
};
/** A picture of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const list = vi.fn<() => StaffDocument[]>();
const getFile = vi.fn(() => ({
  mimeType: "application/pdf" as "application/pdf" | "image/png",
  content: btoa("%PDF"),
}));
const approve = vi.fn((_: object) => ({ message: adminStaffTexts.approved }));
const reject = vi.fn((_: object) => ({ message: adminStaffTexts.refused }));

async function open(documents: StaffDocument[]): Promise<void> {
  list.mockReset().mockReturnValue(documents);
  const staffDocuments = { list, open: getFile, approve, reject };
  await openScreen(adminPaths.verifications, { admin: { becayis: { staffDocuments } } });
}
const card = () => page.getByRole("article", { name: "Selin Kaya" });
const dialog = () => page.getByRole("dialog");

test("a PDF is offered to be saved, a picture is shown, and a file that is gone is said", async () => {
  await open([document]);
  await expect.element(card()).toHaveTextContent(/Adalet Bakanlığı.*Zabıt Kâtibi, Bolu.*PDF, 39 KB/);
  await expectAccessible();
  await card().getByRole("button", { name: "Belgeyi Gör" }).click();
  await expect.element(dialog().getByRole("button", { name: "PDF’yi Kaydet" })).toBeVisible();
  await expectAccessible();
  await open([document]);
  getFile.mockReturnValueOnce({ mimeType: "image/png", content: PIXEL });
  await card().getByRole("button", { name: "Belgeyi Gör" }).click();
  await expect.element(dialog().getByRole("img", { name: "Selin Kaya adlı üyenin belgesi" })).toBeVisible();
  await open([document]);
  getFile.mockImplementationOnce(() => {
    throw callError({ code: "NOT_FOUND", message: adminStaffTexts.fileMissing });
  });
  await card().getByRole("button", { name: "Belgeyi Gör" }).click();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent(adminStaffTexts.fileMissing);
});

test("a document is accepted, and refused with a reason", async () => {
  await open([document]);
  await card().getByRole("button", { name: "Reddet" }).click();
  await dialog().getByRole("button", { name: "Reddet" }).click();
  await expect.element(dialog()).toHaveTextContent(adminStaffTexts.reasonRequired);
  await expectNoViolations();
  reject.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: adminStaffTexts.alreadyDecided });
  });
  await dialog().getByLabelText("Gerekçe").fill("Belge okunmuyor.");
  await dialog().getByRole("button", { name: "Reddet" }).click();
  await expect.element(page.getByText(adminStaffTexts.alreadyDecided)).toBeVisible();
  expect(reject.mock.lastCall?.[0]).toEqual({ id: 1, reason: "Belge okunmuyor." });
  await expect.element(dialog()).not.toBeInTheDocument();
  await card().getByRole("button", { name: "Kabul Et" }).click();
  await expect.element(dialog()).toHaveTextContent("Adalet Bakanlığı personeli olduğu on iki ay için doğrulanacak");
  list.mockReturnValue([]);
  await dialog().getByRole("button", { name: "Kabul Et" }).click();
  await expect.element(page.getByText("Karar bekleyen belge yok")).toBeVisible();
  expect(approve.mock.lastCall?.[0]).toEqual({ id: 1 });
  await expectNoViolations();
});
