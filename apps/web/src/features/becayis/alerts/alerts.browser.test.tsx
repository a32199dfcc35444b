import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import type { CreateAlertInput, SearchAlert } from "@site/contract/becayis/board/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { memberToken } from "../../../framework/browser.ts";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { MOMENT, reference } from "../testing/samples.ts";

const alert: SearchAlert = {
  ...{ id: 4, fromCity: "Iğdır", toCity: null, institution: null, position: null, query: "" },
  ...{ frequency: "daily", createdAt: MOMENT },
};
const list = vi.fn<() => SearchAlert[]>();
const create = vi.fn((_: Partial<CreateAlertInput>) => alert);
const setFrequency = vi.fn((_: object) => ({ message: alertTexts.saved }));
const remove = vi.fn(() => ({ message: alertTexts.removed }));
const stop = vi.fn<(input: { token: string }) => { message: string }>(() => ({ message: alertTexts.stopped }));

async function open(alerts: SearchAlert[], address: string = paths.alerts): Promise<void> {
  list.mockReset().mockReturnValue(alerts);
  create.mockClear();
  await openPage(address, {
    reference,
    user: signIn(),
    becayis: { alerts: { list, create, setFrequency, remove, stop } },
  });
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const follow = () => page.getByRole("region", { name: "Yeni Takip" }).getByRole("button", { name: "Takip Et" });

test("the address fills in the form; an empty alert is refused and a good one listed", async () => {
  await open([], `${paths.alerts}?nereden=igdir`);
  await expect.element(page.getByText("Henüz bir takibiniz yok.")).toBeVisible();
  await expect.element(field("İlan sahibi nerede çalışıyor?")).toHaveValue("Iğdır");
  await field("Sıklık").selectOptions("Anında");
  create.mockImplementationOnce(() => {
    throw callError({ code: "VALIDATION_FAILED", message: alertTexts.emptyAlert });
  });
  await follow().click();
  await expect.element(page.getByText(alertTexts.emptyAlert)).toBeVisible();
  await expectAccessible();
  list.mockReturnValue([alert]);
  await follow().click();
  await expect.element(page.getByText("Iğdır → her şehir", { exact: true })).toBeVisible();
  expect(create.mock.lastCall?.[0]).toMatchObject({ fromCity: "Iğdır", frequency: "instant" });
  await expectAccessible();
});

test("an alert changes its frequency at once, is deleted and put back", async () => {
  await open([alert]);
  await page.getByLabelText("Iğdır → her şehir: sıklık").selectOptions("Kapalı");
  await expect.poll(() => setFrequency.mock.lastCall?.[0]).toEqual({ id: alert.id, frequency: "off" });
  await expect.element(page.getByText(alertTexts.saved)).toBeVisible();
  remove.mockImplementationOnce(() => {
    list.mockReturnValue([]); // set after the change, because the list may be fetched once more before it
    return { message: alertTexts.removed };
  });
  await page.getByRole("button", { name: "Iğdır → her şehir: sil" }).click();
  await expect.element(page.getByText(alertTexts.removed)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Takipleriniz (0)" })).toHaveFocus();
  list.mockReturnValue([alert]);
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.element(page.getByText("Iğdır → her şehir", { exact: true })).toBeVisible();
  expect(create.mock.lastCall?.[0]).toMatchObject({ fromCity: "Iğdır", frequency: "daily" });
});

test("a mail's link stops its alert at once and leaves the address; a wrong one says so", async () => {
  await open([], `${paths.stopAlert}#anahtar`);
  await expect.element(page.getByText(alertTexts.stopped)).toBeVisible();
  await expect.poll(() => location.hash).toBe("");
  expect(stop.mock.lastCall?.[0]).toEqual({ token: "anahtar" });
  await expectAccessible();
  stop.mockImplementationOnce(() => {
    throw callError({ code: "NOT_FOUND", message: alertTexts.linkInvalid });
  });
  await open([], `${paths.stopAlert}#sahte`);
  await expect.element(page.getByText(alertTexts.linkInvalid)).toBeVisible();
  await expectNoViolations();
});

const ask = vi.fn((_: object) => ({ message: alertTexts.asked }));
const confirm = vi.fn<(input: { token: string }) => { message: string }>(() => ({ message: alertTexts.confirmed }));
const listings = { list: () => onePage([]), mine: () => [] };
async function openAsVisitor(address: string): Promise<void> {
  memberToken.forget();
  const botCheck = { stamp: () => ({ stamp: "damga" }) };
  await openPage(address, { reference, botCheck, becayis: { alerts: { ask, confirm }, listings } });
}

test("visitors follow the subject of a page with only their e-mail address", async () => {
  await openAsVisitor(`${paths.alerts}?kurum=adalet-bakanligi&nereye=igdir`);
  const email = page.getByLabelText("E-posta adresiniz");
  const send = page.getByRole("region", { name: "Üye olmadan takip" }).getByRole("button");
  await expect.element(field("Kurum")).toHaveValue("Adalet Bakanlığı");
  await email.fill("misafir");
  await send.click();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  expect(ask).not.toHaveBeenCalled();
  await expectAccessible();
  await email.fill("misafir@example.org");
  await send.click();
  const answer = page.getByText(alertTexts.asked);
  await expect.element(answer).toBeVisible();
  await expect.element(answer).toHaveFocus();
  expect(ask.mock.lastCall?.[0]).toMatchObject({
    ...{ email: "misafir@example.org", fromCity: "", toCity: "Iğdır", institution: "Adalet Bakanlığı", position: "" },
  });
});

test("a pair's page without a listing leads to the alert and to the question of the other side", async () => {
  await openAsVisitor("/becayis/ankara-igdir");
  await expect
    .element(page.getByRole("link", { name: "Bu iki ili takip et" }))
    .toHaveAttribute("href", `${paths.alerts}?nereden=ankara&nereye=igdir`);
  await expect
    .element(page.getByRole("link", { name: "İlan Ver" }))
    .toHaveAttribute("href", `${paths.ask}?nereden=igdir&nereye=ankara`);
  await expect
    .element(page.getByRole("link", { name: "Ben Ankara’dayım, yönü çevir" }))
    .toHaveAttribute("href", "/becayis/igdir-ankara");
});

test("a mailed link confirms by its button alone, and says why it does not", async () => {
  confirm.mockImplementationOnce(() => {
    throw callError({ code: "NOT_FOUND", message: alertTexts.confirmInvalid });
  });
  await openAsVisitor(`${paths.confirmAlert}#jeton`);
  const button = page.getByRole("button", { name: alertTexts.confirm });
  await expect.element(button).toBeVisible();
  expect([location.hash, confirm.mock.calls]).toEqual(["", []]);
  await button.click();
  await expect.element(page.getByRole("status").first()).toHaveTextContent(alertTexts.confirmInvalid);
  await expect.element(button, { message: "a second press would not help" }).not.toBeInTheDocument();
  await expectAccessible();
  await openAsVisitor(`${paths.confirmAlert}#jeton`);
  await button.click();
  await expect.element(page.getByRole("status").first()).toHaveTextContent(alertTexts.confirmed);
  expect(confirm.mock.lastCall?.[0]).toEqual({ token: "jeton" });
  await expect.element(button).not.toBeInTheDocument();
});
