import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { askAddress } from "@site/contract/becayis/board/ask/address";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";
import { reference } from "../testing/samples.ts";
import { getQuestion } from "./question.ts";

const result: AskResult = {
  institution: { name: "Sağlık Bakanlığı", slug: "saglik-bakanligi" },
  position: { name: "Hemşire", slug: "hemsire" },
  from: { name: "Ankara", slug: "ankara" },
  wishes: [
    { name: "İzmir", slug: "izmir", matches: 1 },
    { name: "Iğdır", slug: "igdir", matches: 0 },
  ],
  matches: 1,
  rings: 2,
};
const question = { institution: "saglik-bakanligi", position: "hemsire", from: "ankara", to: ["izmir", "igdir"] };

test("the address keeps the order of the wishes, without empty or repeated ones", () => {
  const address = new URL(askAddress({ ...question, to: ["izmir", "igdir", "izmir"] }), "https://example.org");
  expect(address.pathname).toBe(paths.ask);
  expect(getQuestion(address.searchParams)).toEqual(question);
  expect(askAddress({ from: "ankara" })).toBe(`${paths.ask}?nereden=ankara`);
  expect(askAddress({})).toBe(paths.ask);
});

const joinOptions = () => ({ google: false, proven: null }); // called by the form below the answer

const open = (address: string, ask: (input: object) => AskResult) =>
  openPage(address, { reference, becayis: { ask }, auth: { joinOptions } });

const change = page.getByText("Soruyu değiştirin", { exact: false });

test("the form names its fields as the page with the answer reads them, and needs all but further provinces", async () => {
  await open(askAddress({ ...question, to: ["izmir"] }), () => result);
  await change.click();
  await expect.element(page.getByRole("combobox", { name: "Nereden" })).toHaveValue("ankara");
  const form = document.querySelector<HTMLFormElement>(`form[action="${paths.ask}"]`);
  if (!form) throw new Error("there is no form");
  const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  expect(getQuestion(sent)).toEqual({ ...question, to: ["izmir"] });
  expect([...form.querySelectorAll("select")].filter(({ required }) => required)).toHaveLength(4);
  expect(form.method).toBe("get");
});

test("the answer shows the matches for each wish", async () => {
  const ask = vi.fn<(input: object) => AskResult>(() => result);
  await open(askAddress(question), ask);
  await expect.element(page.getByText("Bugün 1 karşılıklı eşleşme ve 2 halka mümkün.")).toBeVisible();
  expect(ask.mock.lastCall?.[0]).toEqual(question);
  await expect
    .element(page.getByRole("link", { name: "İzmir’den Ankara’ya gelmek isteyen 1 kişi var" }))
    .toHaveAttribute("href", "/becayis/kurum/saglik-bakanligi/hemsire/izmir-ankara");
  await expect.element(page.getByText("Iğdır’dan Ankara’ya gelmek isteyen aranıyor")).toBeVisible();
  await change.click();
  await expect.element(page.getByRole("combobox", { name: "2. tercih" })).toHaveValue("igdir");
  await expectAccessible();
});

test.each([
  [{ matches: 0, rings: 0, wishes: [] }, "Bugün eşleşme yok."],
  [{ matches: 0, rings: 50 }, "Bugün karşılıklı eşleşme yok, ama en az 50 halka mümkün."],
  [{ matches: 3, rings: 0 }, "Bugün 3 karşılıklı eşleşme mümkün."],
])("the answer to %o is %s", async (given, text) => {
  await open(askAddress(question), () => ({ ...result, ...given }));
  await expect.element(page.getByText(text)).toBeVisible();
  const share = page.getByRole("link", { name: "WhatsApp’ta paylaşın" });
  expect(share.elements(), "shared where nobody is there yet").toHaveLength(text === "Bugün eşleşme yok." ? 1 : 0);
});
