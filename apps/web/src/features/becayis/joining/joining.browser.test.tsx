import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { askAddress } from "@site/contract/becayis/board/ask/address";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import type { OwnListing, SavedListing } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { enterCodeAddress } from "@site/contract/identity/links/code-address";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import type { PendingCode } from "@site/contract/identity/links/code-schema";
import { googleJoinErrors, joiningTexts } from "@site/contract/members/joining/labels";
import type { JoinOptions } from "@site/contract/members/joining/schema";
import { paths } from "@site/contract/paths";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memberToken } from "../../../framework/browser.ts";
import { connectionFailed } from "../../../shared/forms/to-form-error.ts";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { makeOwnListing, reference } from "../testing/samples.ts";

const result: AskResult = {
  institution: { name: "Sağlık Bakanlığı", slug: "saglik-bakanligi" },
  position: { name: "Hemşire", slug: "hemsire" },
  from: { name: "Ankara", slug: "ankara" },
  wishes: [{ name: "İzmir", slug: "izmir", matches: 0 }],
  matches: 0,
  rings: 0,
};
const address = askAddress({ institution: "saglik-bakanligi", position: "hemsire", from: "ankara", to: ["izmir"] });
const join = vi.fn<(input: object) => { token: string; message: string }>(() => ({
  token: "bekleyen",
  message: codeTexts.sent,
}));
const confirmJoin = vi.fn();
const renewJoinCode = vi.fn<(input: object) => { message: string }>(() => ({ message: codeTexts.sentAgain }));
const pendingCode = vi.fn<(input: object) => PendingCode>();

const joinOptions = vi.fn<() => JoinOptions>();
const beginJoinByGoogle = vi.fn<(input: object) => { location: string }>(() => ({ location: "#google=proven" }));
const joinByGoogle = vi.fn();
const forgetJoinProof = vi.fn<() => JoinOptions>(() => ({ google: true, proven: null }));
const mine = vi.fn<() => OwnListing[]>();
const createFromQuestion = vi.fn<(input: object) => SavedListing>();

let user: ReturnType<typeof signIn>;
const open = (path: string) =>
  openPage(path, {
    reference,
    becayis: { ask: () => result, listings: { mine, createFromQuestion } },
    auth: {
      join,
      confirmJoin,
      renewJoinCode,
      pendingCode,
      joinOptions,
      beginJoinByGoogle,
      joinByGoogle,
      forgetJoinProof,
    },
    user,
  });

beforeEach(() => {
  user = signIn(); // answers the calls that follow the sign-in by the code
  memberToken.forget();
  localStorage.clear();
  sessionStorage.clear();
  joinOptions.mockReturnValue({ google: false, proven: null });
  mine.mockReturnValue([]);
});

const sent = { id: 7, slug: "ilan-7", message: becayisTexts.listingCreated, warning: null };

async function send(): Promise<void> {
  await open(address);
  await page.getByRole("textbox", { name: "E-posta", exact: true }).fill("ayse@example.org");
  await page.getByRole("textbox", { name: "Ad ve soyad" }).fill("Ayşe Yılmaz");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bu ilanı ver" }).click();
  await expect.element(code).toHaveFocus();
}
const code = page.getByRole("textbox", { name: "E-postanıza gelen kod" });
const email = page.getByRole("textbox", { name: "E-posta", exact: true });

test("a question becomes a listing without typing anything again, and waits for its code after a reload", async () => {
  await send();
  expect(join.mock.lastCall?.[0]).toMatchObject({
    ...{ institution: "saglik-bakanligi", position: "hemsire", from: "ankara", to: ["izmir"] },
    ...{ email: "ayse@example.org", fullName: "Ayşe Yılmaz", terms: true },
    title: "Ankara’dan İzmir’e Hemşire becayişi",
  });
  await expectAccessible();
  await open(paths.ask);
  await expect.element(page.getByText("ilanınız kodunu bekliyor", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Yeni kod iste" }).click();
  await expect.element(page.getByText(codeTexts.sentAgain)).toBeVisible();
  expect(renewJoinCode.mock.calls.map(([input]) => input)).toEqual([expect.objectContaining({ token: "bekleyen" })]);
  await page.getByRole("button", { name: "Vazgeç" }).click();
  expect(localStorage.getItem("waitingListing")).toBeNull();
  await expect.element(page.getByText("ilanından vazgeçtiniz", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect.element(code).toHaveFocus();
  expect(localStorage.getItem("waitingListing")).not.toBeNull();
});

test("missing values are shown beside their fields", async () => {
  await open(address);
  const name = page.getByRole("textbox", { name: "Ad ve soyad" });
  await name.fill("Ayşe");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(joiningTexts.nameRequired)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "E-posta", exact: true })).toHaveFocus();
  await expect.element(page.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations();
  await email.fill("ayse@example.org");
  await name.fill("Ayşe Yılmaz");
  join.mockClear();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(joiningTexts.consentRequired)).toBeVisible();
  await expect.element(page.getByRole("checkbox")).toHaveFocus();
  expect(join).not.toHaveBeenCalled();
});

test("who asks for another province need not type address and name again; the title is the question's own", async () => {
  await open(address);
  await email.fill("ayse@example.org");
  await page.getByRole("textbox", { name: "Ad ve soyad" }).fill("Ayşe Yılmaz");
  sessionStorage.clear(); // as in a new tab
  await open(`${address}&nereye2=bursa`);
  await expect.element(email).toHaveValue("ayse@example.org");
  await expect.element(page.getByRole("textbox", { name: "Ad ve soyad" })).toHaveValue("Ayşe Yılmaz");
});

test("an unreachable server is reported, and nothing typed is lost", async () => {
  join.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  await open(address);
  await email.fill("ayse@example.org");
  await page.getByRole("textbox", { name: "Ad ve soyad" }).fill("Ayşe Yılmaz");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bu ilanı ver" }).click();
  await expect.element(page.getByText(connectionFailed)).toBeVisible();
  await expect.element(email).toHaveValue("ayse@example.org");
});

test("a known address ends signed in at its own listing", async () => {
  confirmJoin.mockReturnValueOnce({ session: { accessToken: "u_test" }, listing: sent, isSent: false });
  await send();
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Zaten bir ilanınız olduğu için", { exact: false })).toHaveFocus();
  await expect
    .element(page.getByRole("link", { name: "İlanınıza gidin" }))
    .toHaveAttribute("href", paths.listing("ilan-7"));
  expect(memberToken.read()).toBe("u_test");
});

test("the second factor is asked for where the account has one", async () => {
  confirmJoin.mockImplementationOnce(() => {
    throw callError({
      ...{ code: "SECOND_FACTOR_REQUIRED", message: "Kodu girin.", httpStatus: 401 },
      fields: { factorCode: "Kodu girin." },
    });
  });
  await send();
  await code.fill("123 456");
  await userEvent.keyboard("{Enter}");
  const factor = page.getByRole("textbox", { name: "Doğrulama Kodu" });
  await expect.element(factor).toHaveFocus();
  await expectAccessible();
  confirmJoin.mockReturnValueOnce({ session: { accessToken: "u_test" }, listing: sent, isSent: true });
  await factor.fill("654 321");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("İlanınız onaya gönderildi", { exact: false })).toBeVisible();
  expect(confirmJoin.mock.lastCall?.[0]).toEqual({ token: "bekleyen", code: "123456", factorCode: "654321" });
});

test("a second tab notices that the listing was sent", async () => {
  mine.mockReturnValue([makeOwnListing()]);
  await send();
  localStorage.removeItem("waitingListing"); // as the other tab does
  memberToken.store("u_test");
  dispatchEvent(new StorageEvent("storage", { key: "waitingListing" }));
  await expect.element(page.getByRole("link", { name: "İlanım" })).toBeVisible();
  expect(code.elements()).toEqual([]);
});

test("the mail's link opens the code on another device, and says what to do without it", async () => {
  pendingCode.mockReturnValueOnce({ email: "ayse@example.org", title: "Ankara’dan İzmir’e" });
  await open(enterCodeAddress("ask", "t".repeat(43)));
  await expect.element(page.getByText("“Ankara’dan İzmir’e” ilanınız kodunu bekliyor", { exact: false })).toBeVisible();
  await expect.element(code).toHaveFocus();
  expect(location.hash, "the address hands nothing on").toBe("");
  localStorage.clear();
  await open(`${paths.ask}?kod=bekliyor`); // some mail programs cut off the fragment
  await expect.element(page.getByText("Kodu istediğiniz cihazdaki sayfaya girin", { exact: false })).toBeVisible();
});

test("a used or unknown code shows a message instead of a form that cannot work", async () => {
  confirmJoin.mockImplementationOnce(() => {
    throw callError({ code: "LINK_EXPIRED", message: codeTexts.gone, httpStatus: 400 });
  });
  await send();
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status").filter({ hasText: codeTexts.gone })).toHaveFocus();
  await expect.element(email).toHaveValue("ayse@example.org");
});

test("the code sends the listing for approval, and its owner is told what comes next", async () => {
  confirmJoin.mockReturnValueOnce({ session: { accessToken: "u_test" }, listing: sent, isSent: true });
  await send();
  await page.getByRole("textbox", { name: "E-postanıza gelen kod" }).fill("123456");
  await page.getByRole("button", { name: "Onaya gönder" }).click();
  await expect.element(page.getByText("İlanınız onaya gönderildi", { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "İlanınızı görün" }))
    .toHaveAttribute("href", paths.listing("ilan-7"));
});

test("Google is offered where it is set up, and comes back to the question with the reason of a failure", async () => {
  joinOptions.mockReturnValue({ google: true, proven: null });
  await open(address);
  await expectAccessible();
  await page.getByRole("button", { name: "Google ile devam et" }).click();
  await expect.poll(() => location.hash).toBe("#google=proven");
  expect(beginJoinByGoogle.mock.lastCall?.[0]).toEqual({
    institution: "saglik-bakanligi",
    position: "hemsire",
    from: "ankara",
    to: ["izmir"],
  });
  await open(`${address}#google=notHosted`);
  await expect.element(page.getByRole("alert").filter({ hasText: googleJoinErrors.notHosted })).toBeVisible();
  await open(`${paths.ask}#google=failed`); // the address has lost the question
  await expect.element(page.getByRole("alert").filter({ hasText: googleJoinErrors.failed })).toBeVisible();
  await expectNoViolations();
});

test("an address that Google has proven needs no code; a title typed before stays, another address can be used", async () => {
  joinOptions.mockReturnValue({ google: true, proven: null });
  await open(address);
  await page.getByRole("textbox", { name: "İlan başlığı" }).fill("Ankara’dan İzmir’e, acele");
  joinOptions.mockReturnValue({ google: true, proven: { email: "ayse@gmail.com", fullName: "Ayşe Yılmaz" } });
  joinByGoogle.mockReturnValueOnce({ session: { accessToken: "u_test" }, listing: sent, isSent: true });
  await open(`${address}#google=proven`);
  await expect.element(page.getByRole("status").filter({ hasText: "ayse@gmail.com" })).toHaveFocus();
  expect(page.getByRole("textbox", { name: "E-posta", exact: true }).elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bu ilanı ver" }).click();
  await expect.element(page.getByText("İlanınız onaya gönderildi", { exact: false })).toBeVisible();
  expect(joinByGoogle.mock.lastCall?.[0]).toMatchObject({
    ...{ institution: "saglik-bakanligi", position: "hemsire", from: "ankara", to: ["izmir"] },
    ...{ fullName: "Ayşe Yılmaz", title: "Ankara’dan İzmir’e, acele", terms: true },
  });
  memberToken.forget();
  await open(address);
  await page.getByRole("button", { name: "Başka adres kullan" }).click();
  await expect.element(page.getByRole("textbox", { name: "E-posta", exact: true })).toBeVisible();
});

test("a member sends the listing at once; one who has a listing is led to it", async () => {
  memberToken.store("u_test");
  createFromQuestion.mockReturnValueOnce(sent);
  await open(address);
  await expect.element(page.getByRole("textbox", { name: "İlan başlığı" })).toBeVisible();
  expect(page.getByRole("textbox", { name: "E-posta", exact: true }).elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole("button", { name: "Bu ilanı ver" }).click();
  await expect.element(page.getByText("İlanınız onaya gönderildi", { exact: false })).toBeVisible();
  expect(createFromQuestion.mock.lastCall?.[0]).toEqual({
    ...{ institution: "saglik-bakanligi", position: "hemsire", from: "ankara", to: ["izmir"] },
    ...{ title: "Ankara’dan İzmir’e Hemşire becayişi" },
  });
  mine.mockReturnValue([makeOwnListing()]);
  await open(address);
  await expect.element(page.getByRole("link", { name: "İlanım" })).toBeVisible();
});
