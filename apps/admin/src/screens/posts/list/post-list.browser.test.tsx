import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { BulkChange } from "@site/contract/blog/posts/bulk-schema";
import type { GeneralCheckResult } from "@site/contract/blog/posts/check-schema";
import { pickPostTexts } from "@site/contract/blog/posts/fields";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseRowAction } from "../../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../../testing/browser/expect-fits.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { categories, makePost, postAnswers, savedPost } from "../../../testing/browser/post-answers.ts";

const second = makePost({ id: 8, title: "Keşif günlüğü", slug: "kesif-gunlugu" });
const listed = [
  { ...savedPost, recentViews: 85 },
  { ...second, recentViews: 0 },
];
const found = onePage(listed);
const readPage = vi.fn<(input: object) => typeof found | Promise<typeof found>>(() => found);
const posts = { ...postAnswers.posts, page: readPage };
const admin = { ...postAnswers, posts };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const card = (name: string) => page.getByRole("article", { name });

const choose = (post: string, action: string) => chooseRowAction(card(post), action);

test("posts stand in lines that lead to their statistics, or in cards, which the browser remembers", async () => {
  readPage.mockClear();
  await openScreen(adminPaths.posts, { admin });
  const views = card(savedPost.title).getByRole("link", { name: "30 günde 85 görüntülenme" });
  await expect.element(views).toHaveAttribute("href", adminPaths.statisticsOfPost(7));
  await expect.element(card(savedPost.title)).toHaveTextContent("toplam 1.240");
  await page.getByText("Kartlar").click();
  await expect.element(card(savedPost.title).getByText(savedPost.excerpt)).toBeVisible();
  await expect.element(views).toHaveAttribute("href", adminPaths.statisticsOfPost(7));
  expect(readPage.mock.lastCall?.[0]).toMatchObject({ limit: 9 });
  await openScreen(adminPaths.posts, { admin });
  await expect.element(card(savedPost.title).getByText(savedPost.excerpt)).toBeVisible();
  await expectNoViolations();
  await page.getByText("Satırlar").click();
  await expect.element(card(savedPost.title).getByText(savedPost.excerpt)).not.toBeInTheDocument();
});

test("the list is filtered by status, category and words, which its address keeps", async () => {
  readPage.mockClear();
  const router = await openScreen(adminPaths.posts, { admin });
  await expect.element(card("Keşif günlüğü")).toBeVisible();
  await expectAccessible();
  await expectFits(TABLET_PX);
  await page.getByLabelText("Durum").selectOptions("Zamanlandı");
  await expect.poll(() => readPage.mock.lastCall?.[0]).toMatchObject({ state: "scheduled" });
  await page.getByLabelText("Durum").selectOptions("Taslak");
  await page.getByLabelText("Kategori").selectOptions("Genel");
  await page.getByRole("searchbox", { name: "Ara" }).fill("supheli issiz");
  await expect
    .poll(() => readPage.mock.lastCall?.[0])
    .toEqual({ state: "draft", categoryId: 1, search: "supheli issiz", order: "state", page: 1, limit: 25 });
  expect(new URLSearchParams(router.state.location.search).get("ara")).toBe("supheli issiz");
  let answer = () => {};
  const later = new Promise<typeof found>((resolve) => {
    answer = () => resolve(onePage([]));
  });
  readPage.mockReturnValueOnce(later);
  await page.getByRole("searchbox", { name: "Ara" }).fill("zzyzx");
  await expect.poll(() => document.querySelector("main [aria-busy=true]")).not.toBeNull();
  await expect.element(card("Keşif günlüğü")).toBeVisible();
  await expectAccessible();
  answer();
  await expect.element(page.getByText("Blog yazısı bulunamadı")).toBeVisible();
  await button("Temizle").first().click();
  await expect.element(card("Keşif günlüğü")).toBeVisible();
  expect(router.state.location.search).toBe("");
});

test("a row says which of its dates it shows, and the chosen order is in the address", async () => {
  const year = new Date().getFullYear();
  const scheduled = makePost({
    id: 9,
    title: "Yarın",
    status: "published",
    publishedAt: `${year + 1}-12-02T10:47:00Z`,
  });
  const published = makePost({
    ...{ id: 10, title: "Eski", status: "published", publishedAt: `${year - 1}-11-28T21:30:00Z` },
    updatedAt: `${year}-01-03T09:00:00Z`,
  });
  const draft = makePost({ id: 11, title: "Yarım", updatedAt: `${year}-02-05T09:00:00Z`, createdAt: "2020-01-01" });
  const listedPosts = [scheduled, draft, published].map((post) => ({ ...post, recentViews: 0 }));
  const readListed = vi.fn((_: object) => onePage(listedPosts));
  const answers = { ...admin, posts: { ...posts, page: readListed } };
  const router = await openScreen(adminPaths.posts, { admin: answers });
  await expect.element(card("Yarın")).toHaveTextContent(`Zamanlandı · 2 Ara ${year + 1} 13:47`);
  await expect.element(card("Yarım")).toHaveTextContent("Taslak · 5 Şub düzenlendi");
  await expect.element(card("Eski")).toHaveTextContent(`Yayınlandı · 29 Kas ${year - 1}`);
  await page.getByLabelText("Sıralama").selectOptions("Son değişiklik");
  await expect.poll(() => readListed.mock.lastCall?.[0]).toMatchObject({ order: "change" });
  await expect.element(card("Eski")).toHaveTextContent("Yayınlandı · 3 Oca düzenlendi");
  expect(router.state.location.search).toBe("?sira=change");
  await expectAccessible();
  await page.getByText("Kartlar").click();
  await expect.element(card("Yarım")).toHaveTextContent("Taslak · 5 Şub düzenlendi");
  await page.getByText("Satırlar").click();
});

test("several posts change their status together, and the change is undone in its steps", async () => {
  const changeMany = vi.fn(({ change }: { change: BulkChange }) => ({
    changed: 2,
    undo: change.kind === "status" && change.status === "archived" ? [{ ...change, status: "draft" as const }] : [],
  }));
  await openScreen(adminPaths.posts, { admin: { ...admin, posts: { ...posts, changeMany } } });
  for (const { title } of [savedPost, second]) await page.getByRole("checkbox", { name: `${title} seç` }).click();
  const selected = page.getByRole("region", { name: "Seçilenler" });
  await expect.element(selected).toHaveTextContent("2 yazı seçildi");
  await expectNoViolations();
  await selected.getByRole("button", { name: "Durumu Değiştir" }).click();
  await page.getByRole("dialog").getByLabelText("Durum").selectOptions("Arşivlendi");
  await button("Değiştir").click();
  await expect.element(page.getByText("2 yazı değiştirildi.")).toBeVisible();
  await button("Geri Al").click();
  await expect.element(page.getByText("Değişiklik geri alındı.")).toBeVisible();
  expect(changeMany.mock.calls.map(([{ change }]) => change)).toEqual([
    { kind: "status", ids: [7, 8], status: "archived" },
    { kind: "status", ids: [7, 8], status: "draft" },
  ]);
});

test("deleting names the post, shows its steps and can be undone", async () => {
  const changeMany = vi.fn(({ change }: { change: BulkChange }) => ({
    changed: 1,
    undo: change.kind === "remove" ? [{ kind: "restore" as const, ids: [7] }] : [],
  }));
  const refresh = vi.fn(() => ({ urlCount: 40, message: "" }));
  await openScreen(adminPaths.posts, { admin: { ...admin, sitemap: { refresh }, posts: { ...posts, changeMany } } });
  const remove = () => choose("Bilirkişi raporuna itiraz", "Sil");
  await remove();
  const question = page.getByRole("dialog", { name: "Yazıyı Sil" });
  await expect.element(question).toHaveTextContent("Bilirkişi raporuna itiraz");
  await question.getByRole("button", { name: "İptal" }).click();
  expect(changeMany).not.toHaveBeenCalled();
  await remove();
  await question.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Blog yazısı silindi.")).toBeVisible();
  await button("Geri Al").click();
  await expect.element(page.getByText("Değişiklik geri alındı.")).toBeVisible();
  expect(changeMany.mock.lastCall).toEqual([{ change: { kind: "restore", ids: [7] } }]);
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
});

test("a draft is previewed as readers would see it", async () => {
  const { id, title, slug, imageAlt, tags, createdAt, updatedAt, featuredImage, readingTime, viewCount } = savedPost;
  const post = {
    ...pickPostTexts(savedPost),
    ...{ id, slug, imageAlt, tags, createdAt, updatedAt, featuredImage, readingTime, viewCount },
    content: "<h2>Ara başlık</h2><p>Okurun göreceği metin.</p>",
    publishedAt: createdAt,
    imageSize: null,
    category: null,
    toc: [],
    imageCredit: null,
    provenance: null,
  };
  const postPreviews = { show: () => ({ post, isUnsaved: false }) };
  await openScreen(adminPaths.posts, { admin: { ...admin, postPreviews } });
  await choose(title, "Önizle");
  const dialog = page.getByRole("dialog", { name: `Önizleme: ${title}` });
  await expect.element(dialog.getByRole("heading", { name: "Ara başlık" })).toBeVisible();
  await expect.element(dialog.getByText("Okurun göreceği metin.")).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

const checked = ({ id, title, status }: typeof savedPost) => ({ id, title, status });
const clean: GeneralCheckResult = {
  summary: {
    withoutCategory: 0,
    withoutPublishDate: 0,
    withoutSeoTitle: 0,
    withoutSeoDescription: 0,
    withoutKeywords: 0,
    withInvalidCategory: 0,
    withMissingAlt: 0,
    withDuplicateTitle: 0,
    withBrokenLinks: 0,
    totalPostsChecked: 2,
  },
  totalIssues: 0,
  postsWithoutCategories: [],
  postsWithoutPublishDate: [],
  postsWithoutSeoTitle: [],
  postsWithoutSeoDescription: [],
  postsWithoutKeywords: [],
  postsWithInvalidCategories: [],
  postsWithMissingAlt: [],
  postsWithDuplicateTitles: [],
  postsWithBrokenLinks: [],
};

test("a file of all posts that is on its way says so, and one that was refused does not", async () => {
  let isAllowed = false;
  const isConfirmed = () => {
    if (!isAllowed) throw callError({ code: "INTERNAL", message: "relation missing" });
    return true as const;
  };
  await openScreen(adminPaths.posts, { admin: { ...admin, session: { isConfirmed } } });
  await button("Yazıları İndir").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/indirilemedi/);
  isAllowed = true;
  const start = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await button("Yazıları İndir").click();
  await expect.element(page.getByText(/tarayıcınızın indirmelerinde/)).toBeVisible();
  expect(start.mock.contexts).toEqual([expect.objectContaining({ href: expect.stringMatching(/posts-file$/) })]);
});

test("the general check lists what is wrong and gives posts a category, until nothing is wrong", async () => {
  let result: GeneralCheckResult = {
    ...clean,
    totalIssues: 3,
    postsWithoutCategories: [checked(savedPost)],
    postsWithoutSeoTitle: [checked(second)],
    postsWithBrokenLinks: [{ ...checked(second), links: ["/blog/boyle-bir-yazi-yok"] }],
  };
  const generalCheck = vi
    .fn(() => result)
    .mockImplementationOnce(() => {
      throw callError({ code: "INTERNAL", message: "Sunucu meşgul" });
    });
  const autoFixCategories = vi.fn((_: object) => {
    result = clean;
    return { fixedCount: 1, defaultCategory: { name: "Genel" } };
  });
  const answers = { ...admin, posts: { ...posts, generalCheck, autoFixCategories } };
  await openScreen(adminPaths.posts, { admin: answers });
  await button("Genel Kontrol").click();
  const dialog = page.getByRole("dialog", { name: "Genel Kontrol" });
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Sunucu meşgul");
  await dialog.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(dialog.getByText("2 yazıda 3 sorun bulundu.")).toBeVisible();
  await expect
    .element(dialog.getByRole("region", { name: "Açılmayan bağlantısı olan yazılar" }))
    .toHaveTextContent(/Keşif günlüğü.*\/blog\/boyle-bir-yazi-yok/);
  await expectNoViolations();
  await button("Tümünü Düzelt").click();
  await expect.element(dialog.getByText("Lütfen varsayılan kategori seçin.")).toBeVisible();
  await dialog.getByLabelText("Kategorisi olmayan bütün yazılar için").selectOptions(categories[0]?.name ?? "");
  await button("Tümünü Düzelt").click();
  await expect.element(page.getByText("1 yazı “Genel” kategorisine eklendi.")).toBeVisible();
  expect(autoFixCategories).toHaveBeenCalledExactlyOnceWith({ defaultCategoryId: 1 });
  await expect.element(dialog.getByText("Tüm yazılar sorunsuz!")).toBeVisible();
});
