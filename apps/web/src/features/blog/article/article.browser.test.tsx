import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import { postTexts } from "@site/contract/blog/posts/labels";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openPage } from "../../../testing/open-page.tsx";
import { makeReading } from "../../../testing/reading.ts";
import { shell } from "../../../testing/shell.ts";

const reading = makeReading();

const TOAST_MS = 3_000;
/** An article with footnotes and code, in the HTML that the server stores. */
const content = [
  '<p>Bir<sup><a id="dipnot_yeri_1" href="#dipnot_1" role="doc-noteref" aria-label="Dipnot 1">1</a></sup>.</p>',
  '<pre><code class="language-sql"><span class="hljs-keyword">SELECT</span> <span class="hljs-number">1</span>; ',
  '<span class="hljs-comment">-- açıklama</span></code></pre>',
  '<section role="doc-endnotes" aria-label="Dipnotlar"><ol><li id="dipnot_1">İlk not ',
  '<a href="#dipnot_yeri_1" role="doc-backlink" aria-label="1. dipnotun metindeki yerine dön">↩</a></li></ol></section>',
].join("");
const open = () =>
  openPage(`/blog/${reading.post.slug}`, {
    blog: { posts: { read: () => makeReading({ content }) } },
  });

/** Emulates a medium. The features repeat those of the test run, because the call would reset them. */
const setMedium = (media: "print" | "") =>
  cdp().send("Emulation.setEmulatedMedia", {
    media,
    features: [
      { name: "prefers-reduced-motion", value: "reduce" },
      { name: "prefers-color-scheme", value: "light" },
    ],
  });

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "share");
});

test("footnotes and code are accessible, and code has colours", async () => {
  await open();
  await expect.element(page.getByRole("main").getByText("İlk not", { exact: false })).toBeVisible();
  const code = document.querySelector("code");
  if (!code) throw new Error("there is no code");
  const colours = [code, ...code.querySelectorAll("span")].map((part) => getComputedStyle(part).color);
  expect(new Set(colours).size, "text, keyword, number and comment").toBe(4);
  await expectAccessible();
  await expectLargeTargets();
});

test("on paper there is no button, popover or message, and the text is black on white in the dark theme too", async () => {
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  document.documentElement.dataset.mantineColorScheme = "dark";
  onTestFinished(async () => {
    delete document.documentElement.dataset.mantineColorScheme;
    await setMedium("");
  });
  await open();
  await page.getByRole("button", { name: "Paylaş" }).click();
  await expect.element(page.getByText("Bağlantı kopyalandı.")).toBeVisible();
  const getShown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
  const isLoose = ({ position }: CSSStyleDeclaration) => position === "fixed" || position === "sticky";
  const getLoose = () =>
    [...document.querySelectorAll("body *")].filter(
      (each) => each.checkVisibility() && each.textContent !== "" && isLoose(getComputedStyle(each)),
    ).length;
  expect([getShown("button") > 0, getLoose() > 0]).toEqual([true, true]);
  await setMedium("print");
  expect([getShown("button, [popover], dialog"), getLoose()]).toEqual([0, 0]);
  const text = page.getByText("İlk not", { exact: false }).element();
  expect([getComputedStyle(text).color, getComputedStyle(document.body).backgroundColor]).toEqual([
    "rgb(0, 0, 0)",
    "rgb(255, 255, 255)",
  ]);
});

test("sharing copies the address, and says so for three seconds, longer under the pointer", async () => {
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  const share = page.getByRole("button", { name: "Paylaş" });
  const toast = page.getByText("Bağlantı kopyalandı.");
  await expect.element(share).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await share.click();
  await expect.element(toast).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${shell.settings.site_url}/blog/${reading.post.slug}?utm_source=paylasim`);
  vi.advanceTimersByTime(TOAST_MS);
  await expect.element(toast).not.toBeInTheDocument();
  await share.click();
  await toast.hover();
  vi.advanceTimersByTime(3 * TOAST_MS);
  await expect.element(toast).toBeVisible();
  await share.hover();
  vi.advanceTimersByTime(TOAST_MS);
  await expect.element(toast).not.toBeInTheDocument();
});

test("a preview says what it is, and a revoked link is not found", async () => {
  const preview = vi.fn(() => ({ post: reading.post, isUnsaved: true }));
  await openPage("/onizleme#jeton", { blog: { posts: { preview } } });
  await expect.element(page.getByRole("heading", { level: 1, name: reading.post.title })).toBeVisible();
  await expect.element(page.getByText("Bu bir önizlemedir;", { exact: false })).toBeVisible();
  await expectAccessible();
  await cleanup();
  preview.mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: postTexts.postNotFound, httpStatus: 404 });
  });
  await openPage("/onizleme#jeton", { blog: { posts: { preview } } });
  await expect.element(page.getByRole("heading", { level: 1, name: postTexts.postNotFound })).toBeVisible();
  await expectAccessible();
});
