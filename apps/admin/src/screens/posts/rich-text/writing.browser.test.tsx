import { expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { makePost, postAnswers, savedPost } from "../../../testing/browser/post-answers.ts";

const MARKDOWN = "## Yapıştırılan bölüm\n\n- **bir**\n- iki\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nSon söz.";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const article = page.getByRole("textbox", { name: "İçerik", exact: true });
const menu = page.getByRole("listbox", { name: "Blok ekle" });
const toolbar = page.getByRole("toolbar", { name: "Metin biçimlendirme" });
const create = vi.fn((_: { content: string }) => savedPost);

async function openNewPost() {
  create.mockClear();
  const published = makePost({ status: "published" as const, publishedAt: "2026-11-20T09:00:00.000Z" });
  const readPage = () => onePage([{ ...published, recentViews: 0 }]);
  const posts = { ...postAnswers.posts, create, page: readPage };
  await openScreen(adminPaths.newPost, { admin: { ...postAnswers, posts } });
  await page.getByLabelText("Başlık", { exact: true }).fill("Klavyeyle yazılan yazı");
}

/** Presses Tab until the element has the focus. */
async function tabTo(target: { element: () => Element }): Promise<void> {
  for (let presses = 0; presses < 60 && target.element() !== document.activeElement; presses++) await userEvent.tab();
  expect(document.activeElement).toBe(target.element());
}

test("an article with a list and a footnote is written and saved by keyboard alone", async () => {
  await openNewPost();
  await tabTo(article);
  await userEvent.keyboard("İlk cümle");
  await userEvent.keyboard("{Control>}{Alt>}f{/Alt}{/Control}");
  await expect.element(page.getByLabelText("Dipnot metni")).toHaveFocus();
  await userEvent.keyboard("Bkz. s. 12");
  await tabTo(button("Ekle"));
  await userEvent.keyboard("{Enter}");
  await expect.element(article).toHaveFocus();
  await userEvent.keyboard(".{Enter}/");
  await expect.element(menu.getByRole("option").first()).toBeVisible();
  expect(menu.getByRole("option").elements()).toHaveLength(10);
  await expectNoViolations();
  const left = article.element().getBoundingClientRect().left;
  await expect.poll(() => menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
  await userEvent.keyboard("numarali");
  await expect.element(menu.getByRole("option")).toHaveTextContent("Numaralı liste");
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard("Birinci adım");
  await tabTo(button("1. dipnotu düzenle: Bkz. s. 12"));
  await userEvent.tab({ shift: true });
  await expect.element(article).toHaveFocus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText("Blog yazısı oluşturuldu.")).toBeVisible();
  expect(create.mock.lastCall?.[0].content).toMatch(
    /<p>İlk cümle<.*Bkz\. s\. 12.*<ol><li><p>Birinci adım<\/p><\/li><\/ol>/,
  );
});

test("Markdown is pasted, another article linked by its title, and the HTML edited", async () => {
  await openNewPost();
  await article.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", MARKDOWN);
  article.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(article.getByRole("heading", { level: 2 })).toHaveTextContent("Yapıştırılan bölüm");
  await expect.element(page.getByRole("status", { name: "Metnin uzunluğu" })).toHaveTextContent(/kelime/);
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{Control>}K{/Control}"); // the capital letter that Caps Lock gives
  const dialog = page.getByRole("dialog", { name: "Bağlantı" });
  await dialog.getByRole("combobox", { name: "Bu sitedeki bir yazı" }).fill("itiraz");
  await page.getByRole("option", { name: savedPost.title }).click();
  await expectNoViolations();
  await dialog.getByRole("button", { name: "Ekle" }).click();
  await expect.element(article.getByRole("link")).toHaveAttribute("href", `/blog/${savedPost.slug}`);
  await button("HTML").click();
  const source = page.getByRole("textbox", { name: "İçerik (HTML)" });
  const html = (source.element() as HTMLTextAreaElement).value;
  await source.fill(html.replace("iki", "üç"));
  await expectNoViolations();
  await button("HTML").click();
  await expect.element(article.getByRole("listitem").last()).toHaveTextContent("üç");
});

test("the toolbar appears beside a selection without covering it, and applies to it", async () => {
  await openNewPost();
  await article.click();
  await userEvent.keyboard("Bir cümle");
  await expect.element(toolbar).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}a{/Control}");
  await expect.element(toolbar).toBeVisible();
  const sentence = article.getByText("Bir cümle").element().getBoundingClientRect();
  const isApart = ({ bottom, top }: DOMRect) => bottom <= sentence.top || top >= sentence.bottom;
  await expect.poll(() => isApart(toolbar.element().getBoundingClientRect())).toBe(true);
  const form = page.getByRole("form", { name: "Yeni Yazı" }).element().getBoundingClientRect();
  expect(toolbar.element().getBoundingClientRect().left, "beside the menu").toBeGreaterThanOrEqual(form.left);
  await expectNoViolations();
  await toolbar.getByRole("button", { name: "Kalın" }).click();
  await expect.element(article.getByRole("strong")).toHaveTextContent("Bir cümle");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(toolbar).not.toBeInTheDocument();
});

test("the toolbar is reached by its key, and stays for good once it is pinned", async () => {
  await openNewPost();
  await article.click();
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(toolbar.getByRole("button").first()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(article).toHaveFocus();
  await expect.element(toolbar).not.toBeInTheDocument();
  await userEvent.keyboard("{Alt>}{F10}{/Alt}{End}");
  await expect.element(toolbar.getByRole("button", { name: "Sabitle" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(article).toHaveFocus();
  await expect.element(toolbar.getByRole("button", { name: "Sabitle" })).toHaveAttribute("aria-pressed", "true");

  await openNewPost();
  await expect.element(toolbar).toBeVisible();
  await expectNoViolations();
  await toolbar.getByRole("button", { name: "Sabitle" }).click();
  await expect.element(toolbar).not.toBeInTheDocument();
});

test("an empty line offers the blocks by a button, whose slash Escape takes back", async () => {
  await openNewPost();
  await article.click();
  await page.getByRole("button", { name: "Blok ekle" }).click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(article).toHaveTextContent("");
  await page.getByRole("button", { name: "Blok ekle" }).click();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.keyboard("Alt başlık");
  await expect.element(article.getByRole("heading", { level: 3 })).toHaveTextContent("Alt başlık");
  await expect.element(page.getByRole("button", { name: "Blok ekle" })).not.toBeInTheDocument();
});

test("the shortcuts are listed", async () => {
  await openNewPost();
  (button("Kısayollar").element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>}?{/Shift}");
  const dialog = page.getByRole("dialog", { name: "Kısayollar" });
  await expect.element(dialog.getByRole("row", { name: "Ctrl + K Bağlantı" })).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});
