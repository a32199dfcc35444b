import type { Answers } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import type { PostCard } from "@site/contract/blog/posts/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../testing/member.ts";
import { openPage } from "../../testing/open-page.tsx";
import { makePostCard } from "../../testing/reading.ts";

const ADDRESS = "/boyle/bir/sayfa/yok"; // makes no calls of its own
const post = makePostCard({ slug: "yasal-faiz", title: "Yasal Faiz Hesabında Sık Yapılan Hatalar" });

const searchCards = vi.fn<() => PostCard[]>();
const button = page.getByRole("button", { name: "Sitede ara" });
const palette = page.getByRole("dialog", { name: "Sitede ara" });
const field = palette.getByRole("combobox");
const options = palette.getByRole("option");

async function open(answers: Answers): Promise<void> {
  await openPage(ADDRESS, answers);
  await expect.element(button).toBeVisible();
}

async function openPalette(): Promise<void> {
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
}

beforeEach(() => {
  searchCards.mockReset().mockReturnValue([]);
});

test("Escape and a click outside close it, and the focus returns to its button", async () => {
  await open({});
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await openPalette();
  await palette.click({ position: { x: -20, y: -20 }, force: true });
  await expect.element(palette).not.toBeInTheDocument();
});

test("pages are found while posts cannot be searched", async () => {
  searchCards.mockImplementation(() => {
    throw new TypeError("Failed to fetch");
  });
  await open({ blog: { searchCards } });
  await openPalette();
  await field.fill("iletisim");
  await expect.element(options).toHaveTextContent("İletişim");
  await expect.element(palette.getByRole("status")).toHaveTextContent("1 sonuç. Yazılarda arama yapılamadı.");
});

test("posts are found, and the arrow keys go around the options", async () => {
  searchCards.mockReturnValue([post]);
  await open({ blog: { searchCards } });
  await openPalette();
  await field.fill("a");
  await expect.element(palette.getByRole("group", { name: "Yazılar" }).getByRole("option")).toBeVisible();
  expect(searchCards).toHaveBeenCalledWith(expect.objectContaining({ q: "a" }));
  await expectAccessible();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(options.last()).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options.first()).toHaveAttribute("aria-selected", "true");
});

test("visitors find the sign-in", async () => {
  await open({ blog: { searchCards } });
  await openPalette();
  await field.fill("giris");
  await expect.element(palette.getByRole("option", { name: /Giriş Yap/ })).toBeVisible();
});

test("members find their own pages instead of the sign-in", async () => {
  await open({ user: signIn(), blog: { searchCards } });
  await openPalette();
  await expect.element(palette.getByRole("option", { name: /Becayiş profilim/ })).toBeVisible();
  await expect.element(palette.getByRole("option", { name: /Giriş Yap/ })).not.toBeInTheDocument();
});
