import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import type { MemberCalendar } from "@site/contract/becayis/papers/calendar/schema";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import type { StaffState } from "@site/contract/becayis/papers/staff/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const unproven: StaffState = {
  institution: "Adalet Bakanlığı",
  domains: ["adalet.gov.tr"],
  verification: null,
  code: null,
  document: null,
};
const calendar: MemberCalendar = {
  institution: "Adalet Bakanlığı",
  today: "2026-11-26",
  windows: [
    {
      id: 3,
      institution: "Adalet Bakanlığı",
      positions: ["Zabıt Kâtibi"],
      firstDay: "2026-12-01",
      lastDay: "2026-12-15",
      source: "https://www.adalet.gov.tr/",
    },
  ],
  feedCreatedAt: null,
};

const sendDocument = vi.fn((_: { file: string }) => ({ message: staffTexts.documentSent }));
const withdrawDocument = vi.fn(() => ({ message: staffTexts.documentWithdrawn }));
const get = vi.fn<() => StaffState>();

async function open(state: StaffState, shown: MemberCalendar = calendar): Promise<void> {
  get.mockReset().mockReturnValue(state);
  await openPage(paths.swapProfile, {
    user: signIn(),
    becayis: {
      profile: { find: () => null },
      staff: {
        get,
        sendDocument,
        withdrawDocument,
        requestCode: () => {
          throw callError({ code: "TOO_MANY_REQUESTS", message: staffTexts.tooSoon });
        },
        confirmCode: () => {
          const text = staffTexts.codeWrong(4);
          throw callError({ code: "VALIDATION_FAILED", message: text, fields: { code: text } });
        },
      },
      calendar: { get: () => shown },
    },
  });
}

const card = () => page.getByRole("region", { name: "Kurum Doğrulaması" });
const windows = () => page.getByRole("region", { name: "Başvuru Dönemleri" });

test("without a proof both ways are offered, and a refused address says why", async () => {
  await open(unproven);
  const address = card().getByLabelText("Kurum e-posta adresiniz");
  await userEvent.fill(address, "ayse@adalet.gov.tr");
  await card().getByRole("button", { name: "Kod Gönder" }).click();
  await expect.element(card()).toHaveTextContent(staffTexts.tooSoon);
  await expect.element(card().getByText("PDF, JPEG ya da PNG; en fazla 5 MB.")).toBeVisible();
  await expectAccessible();
});

test("a wrong code is named beside its field", async () => {
  const moment = "2026-11-26T09:00:00.000Z";
  await open({ ...unproven, code: { sentAt: moment, expiresAt: moment } });
  const code = card().getByLabelText("E-postayla gelen kod");
  await expect.element(code).toHaveFocus();
  await userEvent.fill(code, "12345");
  await card().getByRole("button", { name: "Doğrula" }).click();
  await expect.element(card()).toHaveTextContent(staffTexts.codeRequired);
  await userEvent.fill(code, "123456");
  await card().getByRole("button", { name: "Doğrula" }).click();
  await expect.element(card()).toHaveTextContent(staffTexts.codeWrong(4));
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations();
});

test("a verified member sees until when, and may verify again", async () => {
  const verification = {
    method: "mail" as const,
    month: "2026-11",
    verifiedAt: "2026-11-26T09:00:00.000Z",
    expiresAt: "2027-11-26T09:00:00.000Z",
  };
  await open({ ...unproven, verification });
  await expect.element(card().getByText("Kurumu doğrulandı · Kasım 2026")).toBeVisible();
  await expect.element(card()).toHaveTextContent("26 Kasım 2027");
  await expectAccessible();
  await card().getByRole("button", { name: "Yeniden Doğrula" }).click();
  await expect.element(card().getByLabelText("Kurum e-posta adresiniz")).toBeVisible();
});

test("an institution without a domain leaves the document, and none at all leads to the profile", async () => {
  await open({ ...unproven, domains: [] });
  await expect.element(card()).toHaveTextContent("doğruladığımız bir e-posta alan adı henüz yok");
  await expect.element(card().getByLabelText("Belge seç ve gönder")).toBeInTheDocument();
});

test("a file that cannot be read is refused beside its button; a good one waits and can be taken back", async () => {
  await open(unproven);
  const file = card().getByLabelText("Belge seç ve gönder");
  sendDocument.mockImplementationOnce(() => {
    const text = staffTexts.documentUnreadable;
    throw callError({ code: "VALIDATION_FAILED", message: text, fields: { file: text } });
  });
  await userEvent.upload(file, new File(["<html>"], "belge.pdf", { type: "application/pdf" }));
  await expect.element(card().getByRole("alert")).toHaveTextContent(staffTexts.documentUnreadable);
  await userEvent.upload(file, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "belge.pdf"));
  await expect.element(card().getByRole("alert")).toHaveTextContent(staffTexts.documentTooLarge);
  expect(sendDocument).toHaveBeenCalledOnce();
  await expectNoViolations();
  get.mockReturnValue({ ...unproven, document: { sentAt: "2026-11-26T09:00:00.000Z" } });
  await userEvent.upload(file, new File(["%PDF-1.4"], "belge.pdf", { type: "application/pdf" }));
  await expect.element(card()).toHaveTextContent("26 Kasım 2026 günü gönderdiğiniz belge inceleniyor.");
  expect(sendDocument.mock.lastCall?.[0].file).toMatch(/^data:application\/pdf;base64,/);
  await expectAccessible();
  get.mockReturnValue(unproven);
  await card().getByRole("button", { name: "Belgeyi Geri Al" }).click();
  await expect.element(card().getByLabelText("Belge seç ve gönder")).toBeInTheDocument();
});

test("application windows show their state, and an empty list says so", async () => {
  await open(unproven);
  await expect.element(windows().getByText("1–15 Aralık 2026")).toBeVisible();
  await expect.element(windows().getByText("Başlamasına 5 gün kaldı.")).toBeVisible();
  await expect
    .element(windows().getByRole("link", { name: /^Takvime ekle/ }))
    .toHaveAttribute("href", "/api/becayis/windows/3.ics");
});

test("without windows the member is told that none is coming", async () => {
  await open(unproven, { ...calendar, windows: [] });
  await expect.element(windows()).toHaveTextContent("yaklaşan bir başvuru dönemi kayıtlı değil");
});
