import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { contactRequestTexts } from "@site/contract/becayis/labels";
import type {
  BlockedMember,
  ContactRequest,
  ContactRequestLists,
  Thread,
} from "@site/contract/becayis/swaps/contact/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { MOMENT, makeListing } from "../testing/samples.ts";

const listing = makeListing();

const efe = { name: "Efe Özyürek", email: "efe@example.org", phone: "+90 532 000 99 88" };
const request: ContactRequest = {
  id: 5,
  listingId: listing.id,
  status: "pending",
  message: "Görüşebilir miyiz? •••",
  createdAt: MOMENT,
  lapsesAt: "2026-12-05T09:00:00.000Z",
  listing: { title: listing.title, slug: listing.slug },
  requester: { name: "Efe Ö***" },
  requesterVerifiedMonth: "2026-11",
  listingOwner: { name: "Zeynep I***" },
  unreadMessages: 0,
};
const accepted: ContactRequest = { ...request, status: "accepted", requester: efe, unreadMessages: 1 };

const list = vi.fn<() => ContactRequestLists>();
const thread = vi.fn<() => Thread>();
const blocked = vi.fn<() => BlockedMember[]>(() => []);
const setStatus = vi.fn((_: { id: number | string; status: string }) => ({ message: contactRequestTexts.accepted }));
const sendMessage = vi.fn(() => ({ id: 9, message: contactRequestTexts.messageSent }));
const withdraw = vi.fn(() => ({ message: contactRequestTexts.withdrawn }));
const block = vi.fn(() => ({ message: contactRequestTexts.blocked }));
const unblock = vi.fn(() => ({ message: contactRequestTexts.unblocked }));
const report = vi.fn((_: { id: number | string; reason: string }) => ({ message: contactRequestTexts.reported }));

async function open(lists: Partial<ContactRequestLists>, address: string = paths.contactRequests): Promise<void> {
  list.mockReset().mockReturnValue({ received: [], sent: [], ...lists });
  const calls = { list, thread, blocked, setStatus, sendMessage, withdraw, block, unblock, report };
  await openPage(address, { user: signIn(), becayis: { contactRequests: calls } });
}
const card = () => page.getByRole("article", { name: listing.title });
const button = (name: string) => card().getByRole("button", { name, exact: true });

test("a received request hides who it is until it is accepted", async () => {
  await open({ received: [request] });
  await expect.element(page.getByRole("tab", { name: "Gelen İstekler (1)" })).toHaveAttribute("aria-selected", "true");
  await expect
    .element(card())
    .toHaveTextContent(/Efe Ö\*\*\*.*Kurumu doğrulandı · Kasım 2026.*Görüşebilir miyiz\? •••/);
  expect(card().getByText("İletişim Bilgileri").elements()).toEqual([]);
  await expectAccessible();
  list.mockReturnValue({ received: [accepted], sent: [] });
  await button("Kabul Et").click();
  await expect.element(page.getByText(contactRequestTexts.updated)).toBeVisible();
  expect(setStatus.mock.lastCall?.[0]).toEqual({ id: request.id, status: "accepted" });
  await expect.element(card().getByRole("link", { name: efe.phone })).toHaveAttribute("href", "tel:+905320009988");
  await expect.element(card().getByRole("link", { name: efe.email })).toBeVisible();
  await expect.element(card().getByRole("heading", { name: listing.title })).toHaveFocus();
  await expectAccessible();
});

test("a refusal is asked about first", async () => {
  await open({ received: [request] });
  await button("Reddet").click();
  const question = page.getByRole("dialog", { name: "İsteği Reddet" });
  await expect.element(question).toHaveTextContent("Aynı ilan için yeniden istek gönderemez.");
  await expectNoViolations();
  await question.getByRole("button", { name: "Reddet" }).click();
  await expect.poll(() => setStatus.mock.lastCall?.[0]).toEqual({ id: request.id, status: "rejected" });
});

test("a thread is read and answered; a message that is refused stays in its field", async () => {
  const first = { id: 1, isMine: false, body: "Ne zaman konuşabiliriz?", createdAt: MOMENT, readAt: null };
  thread.mockReturnValue({ other: efe.name, isBlocked: false, messages: [first] });
  await open({ received: [accepted] });
  await button("Mesajlar (1 yeni)").click();
  await expect.element(card().getByText(first.body)).toBeVisible();
  await card().getByRole("textbox", { name: "Mesaj" }).fill("Elbette, yarın arayın.");
  sendMessage.mockImplementationOnce(() => {
    throw callError({ code: "FORBIDDEN", message: contactRequestTexts.refused });
  });
  await button("Gönder").click();
  await expect.element(card().getByText(contactRequestTexts.refused)).toBeVisible();
  await expect.element(card().getByRole("textbox", { name: "Mesaj" })).toHaveValue("Elbette, yarın arayın.");
  await expectNoViolations();
  const mine = { id: 2, isMine: true, body: "Elbette, yarın arayın.", createdAt: MOMENT, readAt: MOMENT };
  thread.mockReturnValue({ other: efe.name, isBlocked: false, messages: [first, mine] });
  await button("Gönder").click();
  await expect.element(card().getByRole("listitem").last()).toHaveTextContent(/Siz.*Okundu.*Elbette, yarın arayın\./);
  await expect.element(card().getByRole("textbox", { name: "Mesaj" })).toHaveValue("");
});

test("a member is blocked after a question, and unblocked at once or in the list", async () => {
  const members = page.getByRole("region", { name: "Engellediğiniz Üyeler" });
  const entry = { requestId: request.id, name: efe.name, createdAt: MOMENT };
  await open({ received: [accepted] });
  blocked.mockReturnValue([entry]);
  await page.getByRole("button", { name: `${efe.name} adlı üyeyi engelle` }).click();
  await expectNoViolations();
  await page.getByRole("dialog", { name: "Üyeyi Engelle" }).getByRole("button", { name: "Engelle" }).click();
  await expect.element(page.getByText(contactRequestTexts.blocked)).toBeVisible();
  await expect.element(members).toHaveTextContent(efe.name);
  await expectNoViolations();
  blocked.mockReturnValue([]);
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.element(page.getByText(contactRequestTexts.unblocked)).toBeVisible();
  await expect.element(members).not.toBeInTheDocument();
  expect(unblock).toHaveBeenCalledOnce();
  blocked.mockReturnValue([entry]);
  await open({ received: [accepted] });
  await expect.element(members).toBeVisible();
  blocked.mockReturnValue([]);
  await members.getByRole("button", { name: "Engeli Kaldır" }).click();
  await expect.element(members).not.toBeInTheDocument();
  expect(unblock).toHaveBeenCalledTimes(2);
});

test("the other side of a request is reported with a reason", async () => {
  await open({ received: [accepted] });
  await page.getByRole("button", { name: `${efe.name} adlı üyeyi bildir` }).click();
  await card().getByLabelText("Bildirme nedeni").fill("Para istedi.");
  await expectAccessible();
  await card().getByRole("button", { name: "Bildir", exact: true }).click();
  await expect.element(page.getByText(contactRequestTexts.reported)).toBeVisible();
  expect(report.mock.lastCall?.[0]).toEqual({ id: request.id, reason: "Para istedi." });
});

test("a sent request waits and can be withdrawn; a rejected one leads on", async () => {
  await open({ sent: [request] }, paths.sentRequests);
  await expect
    .element(page.getByRole("tab", { name: "Gönderilen İstekler (1)" }))
    .toHaveAttribute("aria-selected", "true");
  await expect.element(card()).toHaveTextContent(/tarihine kadar yanıtlanmazsa süresi dolar/);
  await button("Geri Al").click();
  await expectNoViolations();
  list.mockReturnValue({ received: [], sent: [{ ...request, status: "rejected" }] });
  await page.getByRole("dialog", { name: "İsteği Geri Al" }).getByRole("button", { name: "Geri Al" }).click();
  await expect.element(page.getByText(contactRequestTexts.withdrawn)).toBeVisible();
  await expect.element(card().getByRole("link", { name: "Takip kur" })).toHaveAttribute("href", paths.alerts);
  await expectNoViolations();
});

test("without requests each tab leads to the board, and a failed list can be read again", async () => {
  await open({});
  await expect.element(page.getByText("Henüz gelen iletişim isteği yok.")).toBeVisible();
  await expectAccessible();
  await open({});
  list.mockImplementation(() => {
    throw callError({ code: "INTERNAL", message: "" });
  });
  const failed = page.getByRole("alert").filter({ hasText: contactRequestTexts.listFailed });
  await expect.element(failed).toBeVisible();
  await expectNoViolations();
  list.mockReset().mockReturnValue({ received: [request], sent: [] });
  await failed.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(card()).toBeVisible();
});
