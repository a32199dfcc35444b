import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { contactTexts } from "@site/contract/inbox/contact/labels";
import type { SiteSettings } from "@site/contract/settings/schema";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { shell } from "../../testing/shell.ts";

/** The time in milliseconds that the page waits for Cloudflare's answer. */
const WAIT_MS = 30_000;

const settings: SiteSettings = {
  ...shell.settings,
  site_url: "https://site.example.org",
  turnstile_enabled: "true",
  turnstile_site_key: "0xSITE",
};
type Turnstile = NonNullable<Window["turnstile"]>;
type WidgetOptions = NonNullable<Parameters<Turnstile["render"]>[1]>;

const render = vi.fn<Turnstile["render"]>();
const send = vi.fn();
const login = vi.fn();
const open = (path: string) =>
  openPage(path, {
    site: {
      shell: () => ({ ...shell, settings }),
      pages: { get: () => ({ title: "İletişim", content: "", metaTitle: "", metaDescription: "", updatedAt: "" }) },
    },
    botCheck: { stamp: () => ({ stamp: "damga" }) },
    contact: { send },
    auth: { login },
  });
const blocked = page.getByRole("button", { name: botCheckTexts.incompleteButton });
const notLoaded = page.getByText(botCheckTexts.notLoaded, { exact: false });
/** Returns the options of the newest widget. */
const widget = async (): Promise<Required<WidgetOptions>> => {
  await expect.poll(() => render.mock.lastCall).toBeDefined();
  const [, options] = render.mock.lastCall ?? [];
  if (!options) throw new Error("there is no widget");
  return options as Required<WidgetOptions>;
};

async function writeMessage(): Promise<void> {
  for (const [name, text] of Object.entries({
    Ad: "Ayşe",
    Soyad: "Yılmaz",
    "E-posta": "ayse@example.org",
    Konu: "Güvenlik doğrulaması",
    Mesaj: "Bu mesaj doğrulamadan geçerek gitti.",
  }))
    await page.getByRole("textbox", { name, exact: true }).fill(text);
}

beforeAll(() => {
  // Keeps the library from loading Cloudflare's script, because it finds an element with the script's id.
  document.head.append(Object.assign(document.createElement("template"), { id: "cf-turnstile-script" }));
  const others = { ready: vi.fn(), execute: vi.fn(), reset: vi.fn(), getResponse: vi.fn(), isExpired: vi.fn() };
  window.turnstile = { ...others, render, remove: vi.fn() };
});

beforeEach(() => {
  for (const call of [render, send, login]) call.mockReset();
  render.mockReturnValue("widget");
  send.mockResolvedValue({ message: contactTexts.sentToast });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a message waits for the challenge and is sent with its answer", async () => {
  await open("/iletisim");
  await writeMessage();
  expect(await widget()).toMatchObject({ sitekey: "0xSITE", action: "contact", language: "tr" });
  await blocked.click();
  await expect.element(page.getByRole("alert").filter({ hasText: botCheckTexts.incomplete })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await expectAccessible();
  (await widget()).callback("cozuldu");
  await page.getByRole("button", { name: "Gönder" }).click();
  await expect.element(page.getByText(contactTexts.sentToast)).toBeVisible();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ turnstileToken: "cozuldu", formStamp: "damga" });
});

test("an answer is valid for one attempt", async () => {
  login.mockImplementation(() => {
    throw callError({ code: "UNAUTHORIZED", message: signInTexts.inactive });
  });
  await open("/giris-yap");
  await page.getByRole("textbox", { name: "E-posta" }).fill("ayse@example.org");
  await page.getByLabelText("Şifre", { exact: true }).fill("yanlış-parola");
  const submit = page.getByRole("button", { name: "Giriş Yap" });
  await widget();
  await submit.click();
  await expect.element(page.getByText(botCheckTexts.incomplete)).toBeVisible();
  for (const answer of ["ilk", "ikinci"]) {
    const widgets = render.mock.calls.length;
    (await widget()).callback(answer);
    await submit.click();
    await expect.poll(() => login.mock.lastCall?.[0]).toMatchObject({ turnstileToken: answer });
    await expect.poll(() => render.mock.calls.length, { message: "a new challenge" }).toBe(widgets + 1);
  }
});

test("a message can be sent if the challenge cannot be shown", async () => {
  render.mockImplementation(() => {
    throw new Error("refused");
  });
  await open("/iletisim");
  await writeMessage();
  await expect.element(notLoaded).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Gönder" }).click();
  await expect.element(page.getByText(contactTexts.sentToast)).toBeVisible();
});

test.each([false, true])("a challenge without answer times out unless it is interactive: %s", async (isInteractive) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await open("/iletisim");
  await expect.element(blocked).toBeVisible();
  blocked.element().scrollIntoView(); // the widget loads near the viewport
  const options = await widget();
  if (isInteractive) options["before-interactive-callback"]();
  vi.advanceTimersByTime(WAIT_MS);
  if (isInteractive) await expect.element(blocked).toBeVisible();
  else await expect.element(notLoaded).toBeVisible();
  expect(notLoaded.elements()).toHaveLength(isInteractive ? 0 : 1);
});
