import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { googleJoinErrors, joiningTexts } from "@site/contract/account/joining/labels";
import type { JoinOptions } from "@site/contract/account/joining/schema";
import { askAddress } from "@site/contract/becayis/ask/address";
import type { AskResult } from "@site/contract/becayis/ask/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { OwnListing, SavedListing } from "@site/contract/becayis/listings/schema";
import { paths } from "@site/contract/paths";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { memberToken } from "../../../framework/browser.ts";
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
  message: joiningTexts.codeSent,
}));
const confirmJoin = vi.fn();
const renewJoinCode = vi.fn<(input: object) => { message: string }>(() => ({ message: joiningTexts.codeSent }));

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
    auth: { join, confirmJoin, renewJoinCode, joinOptions, beginJoinByGoogle, joinByGoogle, forgetJoinProof },
    user,
  });

beforeEach(() => {
  user = signIn(); // what the page asks once the code has signed its owner in
  memberToken.forget();
  localStorage.clear();
  sessionStorage.clear();
  joinOptions.mockReturnValue({ google: false, proven: null });
  mine.mockReturnValue([]);
});

const sent = { id: 7, slug: "ilan-7", message: becayisTexts.listingCreated, warning: null };

async function send(): Promise<void> {
  await open(address);
  await page.getByRole("textbox", { name: "E-posta" }).fill("ayse@example.org");
  await page.getByRole("textbox", { name: "Ad ve soyad" }).fill("Ayşe Yılmaz");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bu ilanı ver" }).click();
  await expect.element(page.getByRole("textbox", { name: "E-postanıza gelen kod" })).toBeVisible();
}

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
  await expect.element(page.getByText(joiningTexts.codeSent)).toBeVisible();
  expect(renewJoinCode).toHaveBeenCalledWith({ token: "bekleyen" });
  await page.getByRole("button", { name: "Vazgeç" }).click();
  expect(localStorage.getItem("waitingListing")).toBeNull();
});

test("what is missing is said beside its field", async () => {
  await open(address);
  const send = page.getByRole("button", { name: "Bu ilanı ver" });
  await expect.element(send).toBeDisabled();
  await expect.element(send).toHaveStyle({ opacity: "0.6" });
  await page.getByRole("checkbox").click();
  await page.getByRole("textbox", { name: "Ad ve soyad" }).fill("Ayşe");
  await send.click();
  await expect.element(page.getByText(joiningTexts.nameRequired)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "E-posta" })).toHaveFocus();
  await expectAccessible();
});

test("the code sends the listing for approval, and its owner is told what comes next", async () => {
  confirmJoin.mockReturnValueOnce({ session: { access_token: "u_test" }, listing: sent });
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
  await expect.element(page.getByRole("alert")).toHaveTextContent(googleJoinErrors.notHosted);
  await expectAccessible();
});

test("an address that Google has proven needs no code; a title typed before stays, another address can be used", async () => {
  joinOptions.mockReturnValue({ google: true, proven: null });
  await open(address);
  await page.getByRole("textbox", { name: "İlan başlığı" }).fill("Ankara’dan İzmir’e, acele");
  joinOptions.mockReturnValue({ google: true, proven: { email: "ayse@gmail.com", fullName: "Ayşe Yılmaz" } });
  joinByGoogle.mockReturnValueOnce({ session: { access_token: "u_test" }, listing: sent });
  await open(`${address}#google=proven`);
  await expect.element(page.getByRole("status").filter({ hasText: "ayse@gmail.com" })).toHaveFocus();
  expect(page.getByRole("textbox", { name: "E-posta" }).elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bu ilanı ver" }).click();
  await expect.element(page.getByText("İlanınız onaya gönderildi", { exact: false })).toBeVisible();
  expect(joinByGoogle.mock.lastCall?.[0]).toEqual({
    ...{ institution: "saglik-bakanligi", position: "hemsire", from: "ankara", to: ["izmir"] },
    ...{ fullName: "Ayşe Yılmaz", title: "Ankara’dan İzmir’e, acele", terms: true },
  });
  memberToken.forget();
  await open(address);
  await page.getByRole("button", { name: "Başka adres kullan" }).click();
  await expect.element(page.getByRole("textbox", { name: "E-posta" })).toBeVisible();
});

test("a member sends the listing at once; one who has a listing is led to it", async () => {
  memberToken.store("u_test");
  createFromQuestion.mockReturnValueOnce(sent);
  await open(address);
  await expect.element(page.getByRole("textbox", { name: "İlan başlığı" })).toBeVisible();
  expect(page.getByRole("textbox", { name: "E-posta" }).elements()).toEqual([]);
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
