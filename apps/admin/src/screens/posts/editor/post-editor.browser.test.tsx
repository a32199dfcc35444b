import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { resizeFrame } from "@site/browser/testing/resize-frame";
import { adminPaths } from "@site/contract/admin-paths";
import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { AdminPost, UpdatePostInput } from "@site/contract/blog/posts/admin-schema";
import { pickPostTexts } from "@site/contract/blog/posts/fields";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFits, PHONE_PX, TABLET_PX } from "../../../testing/browser/expect-fits.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { makePost, postAnswers, savedPost, storedDraft } from "../../../testing/browser/post-answers.ts";
import { emptyPost } from "../post-form.ts";

/** The most pixels above the first letter. */
const MAX_TOP_PX = 250;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const article = page.getByRole("textbox", { name: "İçerik", exact: true });
const publishDialog = page.getByRole("dialog", { name: "Yayınla" });
const restore = button("Taslağı Geri Yükle");
const editPath = adminPaths.post(savedPost.id);

test("a post without title and text, and one with a taken address, are refused beside their fields", async () => {
  const create = vi.fn(() => {
    throw callError({
      code: "CONFLICT",
      message: "Çakışma",
      fields: { slug: "Bu adres başka bir yazıda kullanılıyor." },
    });
  });
  const posts = { ...postAnswers.posts, create };
  const router = await openScreen(adminPaths.newPost, { admin: { ...postAnswers, posts } });
  await button("Kaydet").click();
  await expect.element(field("Başlık")).toHaveAccessibleDescription(/Başlık gereklidir/);
  await expect.element(field("Slug")).toHaveAccessibleDescription(/Slug gereklidir/);
  await expect.element(article).toHaveAccessibleDescription(/İçerik gereklidir/);
  await expect.element(field("Başlık")).toHaveFocus();
  await expectAccessible();
  await expectFits(TABLET_PX);
  await field("Başlık").fill("Adresi alınmış yazı");
  await expect.element(field("Slug")).toHaveValue("adresi-alinmis-yazi");
  await button("Kaydet").click();
  await expect.element(field("Başlık")).not.toHaveAccessibleDescription(/Başlık gereklidir/);
  await expect.element(article).toHaveFocus();
  expect(create).not.toHaveBeenCalled();
  await article.fill("Başka bir metin.");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(field("Slug")).toHaveAccessibleDescription(/Bu adres başka bir yazıda kullanılıyor/);
  await expect.element(field("Slug")).toHaveFocus();
  await expect.element(article).toHaveTextContent("Başka bir metin.");
  expect(router.state.location.pathname).toBe(adminPaths.newPost);
});

test("a new post begins in the title, high on the page, also where a draft is offered; Enter leads to the text", async () => {
  const postDrafts = { ...postAnswers.postDrafts, list: () => [storedDraft] };
  await openScreen(adminPaths.newPost, { admin: { ...postAnswers, postDrafts } });
  await expect.element(restore).toBeVisible();
  await expect.element(field("Başlık")).toHaveFocus();
  const top = () => field("Başlık").element().getBoundingClientRect().top;
  expect(top()).toBeLessThan(MAX_TOP_PX);
  expect(getComputedStyle(field("Başlık").element()).outlineStyle).toBe("none");
  for (let box = article.element(); box.parentElement && box.tagName !== "FORM"; box = box.parentElement)
    expect(getComputedStyle(box)).toMatchObject({ borderTopWidth: "0px", backgroundColor: "rgba(0, 0, 0, 0)" });
  await expectAccessible();
  await userEvent.keyboard("Yarım kalan{Enter}Metin");
  await expect.element(article).toHaveTextContent("Metin");
  await expect.element(field("Başlık")).toHaveValue("Yarım kalan");
});

test("on a phone the settings are folded; they open below the text, with the focus", async () => {
  await resizeFrame({ width: PHONE_PX, height: 800 });
  await openScreen(editPath, { admin: postAnswers });
  const panel = page.getByRole("complementary", { name: "Yazının ayarları" });
  await expect.element(article).toBeVisible();
  await expect.element(field("Özet")).not.toBeVisible();
  expect(field("Başlık").element().getBoundingClientRect().top).toBeLessThan(MAX_TOP_PX);
  await button("Yazının ayarları").click();
  await expect.element(panel).toHaveFocus();
  await expect.element(panel.getByRole("heading", { name: "Yayın", exact: true })).toBeInViewport();
  await expect.element(field("Özet")).toBeVisible();
  await expect
    .poll(() => [...new Set([...panel.element().children].map(({ tagName }) => tagName))])
    .toEqual(["FIELDSET"]);
  await resizeFrame();
});

test("the server's reason stays at the text until the text is changed, also after focus and frames", async () => {
  const reason = adminPostTexts.contentTooManyTags;
  const update = vi.fn(() => {
    throw callError({ code: "VALIDATION_FAILED", message: reason, fields: { content: reason } });
  });
  const posts = { ...postAnswers.posts, update };
  await openScreen(editPath, { admin: { ...postAnswers, posts } });
  await button("Yayınla").click();
  await publishDialog.getByRole("button", { name: "Yayınla" }).click();
  await expect.element(article).toHaveFocus();
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  await expect.element(article).toHaveAccessibleDescription(new RegExp(reason));
  await field("Başlık").click();
  await article.click();
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  await expect.element(article).toHaveAccessibleDescription(new RegExp(reason));
  await userEvent.keyboard("Yeni ");
  await expect.element(article).not.toHaveAccessibleDescription(new RegExp(reason));
});

test("publishing names what is missing and leads there, also into the closed settings", async () => {
  const content = [
    '<h2>Süre</h2><p>Metin, <strong>önemli</strong> ve <a href="/blog">bağlantılı</a>.</p><p><img src="/uploads/a.webp" alt=""></p>',
    "<blockquote><p>Alıntı.</p></blockquote><ul><li><p>Madde</p></li></ul><pre><code>const a = 1;</code></pre>",
    "<table><tbody><tr><th><p>Gün</p></th><td><p>15</p></td></tr></tbody></table>",
  ].join("");
  const posts = { ...postAnswers.posts, get: () => ({ ...savedPost, content }) };
  await openScreen(editPath, { admin: { ...postAnswers, posts } });
  await button("Yazının ayarları").click();
  await expect.element(field("Özet")).not.toBeVisible();
  await expect.element(article.getByRole("table")).toBeVisible();
  await expectAccessible();
  await button("Yayınla").click();
  await expectNoViolations();
  await expect.element(publishDialog.getByRole("button", { name: "Yayınla" })).not.toBeInTheDocument();
  await publishDialog.getByRole("button", { name: "Etiket seçilmedi" }).click();
  await expect.element(page.getByRole("combobox", { name: "Etiketler" })).toHaveFocus();
  await expect.element(button("Yazının ayarları")).toHaveAttribute("aria-expanded", "true");
  await button("Yayınla").click();
  await publishDialog.getByRole("button", { name: "1 görselin alternatif metnini yazın" }).click();
  await expect.element(field("Alternatif metin")).toHaveFocus();
  await expect.element(field("Alternatif metin")).toBeInvalid();
  await userEvent.keyboard("Bir dilekçe");
  await expect.element(field("Alternatif metin")).toHaveValue("Bir dilekçe");
  await expect.element(field("Alternatif metin")).toBeValid();
  await button("Yayınla").click();
  await expect.element(publishDialog.getByRole("button", { name: "Yayınla" })).toBeVisible();
});

test("a post is planned for later without a mail, which can be undone", async () => {
  let saved = savedPost;
  const update = vi.fn((input: UpdatePostInput) => {
    saved = { ...saved, status: input.status ?? "draft", publishedAt: input.publishedAt ?? null, version: 4 };
    return saved;
  });
  const posts = { ...postAnswers.posts, get: () => saved, update };
  await openScreen(editPath, { admin: { ...postAnswers, posts } });
  await button("Yayınla").click();
  await expect.element(publishDialog.getByText(/12 okura yayından 10 dakika sonra, 3 okura haftalık/)).toBeVisible();
  await publishDialog.getByLabelText("Daha sonra").click();
  const plan = publishDialog.getByRole("button", { name: "Yayını Zamanla" });
  await publishDialog.getByLabelText("Yayın zamanı").fill("2020-01-01T12:00");
  await plan.click();
  await expect.element(publishDialog.getByText("Gelecekte bir tarih seçin")).toBeVisible();
  await publishDialog.getByLabelText("Yayın zamanı").fill("2999-01-01T12:00");
  await publishDialog.getByLabelText("Abonelere e-postayla gönder").click();
  await plan.click();
  await expect.element(page.getByText(/Yazı zamanlandı: 1 Ocak 2999/)).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    status: "published",
    publishedAt: "2999-01-01T09:00:00.000Z",
    isMailed: false,
    version: 3,
  });
  await button("Geri Al").click();
  await expect.poll(() => update.mock.calls[1]?.[0]).toMatchObject({ status: "draft", version: 4 });
  expect(update.mock.calls[1]?.[0].isMailed).toBeUndefined();
});

test("the buttons of the publish dialog do not move when the number of readers arrives", async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const audience = async () => {
    await arrival;
    return postAnswers.mailing.audience();
  };
  await resizeFrame({ width: PHONE_PX, height: 800 });
  await openScreen(editPath, { admin: { ...postAnswers, mailing: { audience } } });
  await button("Yayınla").click();
  const publish = publishDialog.getByRole("button", { name: "Yayınla" });
  await expect.element(publishDialog.getByText("Abone sayısı yükleniyor…")).toBeVisible();
  const { top } = publish.element().getBoundingClientRect();
  arrive();
  await expect.element(publishDialog.getByText(/12 okura yayından 10 dakika sonra/)).toBeVisible();
  expect(publish.element().getBoundingClientRect().top).toBe(top);
  await resizeFrame();
});

test("a post that was kept out of the mails stays so, unless somebody chooses otherwise", async () => {
  const update = vi.fn((_: UpdatePostInput) => ({ ...savedPost, status: "published" as const }));
  const get = vi.fn(() => ({ state: "kept" as const }));
  const posts = { ...postAnswers.posts, update };
  await openScreen(editPath, { admin: { ...postAnswers, posts, postIssues: { get } } });
  await button("Yayınla").click();
  await expect.element(publishDialog.getByLabelText("Abonelere e-postayla gönder")).not.toBeChecked();
  const before = get.mock.calls.length;
  await publishDialog.getByRole("button", { name: "Yayınla" }).click();
  await expect.poll(() => update.mock.calls[0]?.[0]).toMatchObject({ status: "published" });
  expect(update.mock.calls[0]?.[0].isMailed).toBeUndefined();
  await expect.poll(() => get.mock.calls.length, { message: "the settings read it again" }).toBeGreaterThan(before);
});

test("a planned post says so, and offers to take the plan back", async () => {
  const planned = makePost({ status: "published" as const, publishedAt: "2999-01-01T09:00:00.000Z" });
  const update = vi.fn((_: UpdatePostInput) => ({ ...planned, status: "draft" as const }));
  await openScreen(editPath, {
    admin: { ...postAnswers, posts: { ...postAnswers.posts, get: () => planned, update } },
  });
  await expect.element(field("Durum")).toHaveTextContent("Zamanlandı");
  await expect.element(button("Yayından Kaldır")).not.toBeInTheDocument();
  await button("Zamanlamayı İptal Et").click();
  await expect.poll(() => update.mock.calls[0]?.[0]).toMatchObject({ status: "draft" });
});

test("an image is described and captioned below itself, by keyboard", async () => {
  const update = vi.fn((_: UpdatePostInput) => savedPost);
  const posts = { ...postAnswers.posts, get: () => ({ ...savedPost, content: "<p>Metin</p>" }), update };
  await openScreen(editPath, { admin: { ...postAnswers, posts } });
  await article.click();
  await userEvent.keyboard("{Enter}/gorsel{Enter}");
  const dialog = page.getByRole("dialog", { name: "Görsel" });
  await dialog.getByRole("tab", { name: "Adres" }).click();
  await dialog.getByLabelText("Görsel adresi").fill("/uploads/a.webp");
  await userEvent.keyboard("{Enter}");
  await expect.element(article).toHaveFocus();
  await userEvent.tab();
  await expect.element(field("Alternatif metin")).toHaveFocus();
  await userEvent.keyboard("Bir dlekçe{ArrowLeft>5/}i");
  await expect.element(field("Alternatif metin")).toHaveValue("Bir dilekçe");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(article).toHaveFocus();
  await userEvent.keyboard("Örnek{Enter}Sonraki satır");
  await expect.element(button("Resim Altı Yaz")).not.toBeInTheDocument();
  await expectNoViolations();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect
    .poll(() => update.mock.lastCall?.[0].content)
    .toMatch(
      /<figure><img src="\/uploads\/a.webp" alt="Bir dilekçe"><figcaption>Örnek<\/figcaption><\/figure><p>Sonraki satır/,
    );
});

test("a caption that stays empty is not stored", async () => {
  const update = vi.fn((_: UpdatePostInput) => savedPost);
  const content = '<p>Metin</p><p><img src="/uploads/a.webp" alt="Bir dilekçe"></p>';
  const posts = { ...postAnswers.posts, get: () => ({ ...savedPost, content }), update };
  await openScreen(editPath, { admin: { ...postAnswers, posts } });
  await button("Resim Altı Yaz").click();
  await expect.element(article).toHaveFocus();
  await button("Kaydet").click();
  await expect.poll(() => update.mock.lastCall?.[0].content).toMatch(/<figure><img [^>]*><\/figure>/);
});

test("leaving an unsaved post asks first, by a link and by Back", async () => {
  const router = await openScreen(adminPaths.posts, { admin: postAnswers });
  await page.getByRole("link", { name: "Yeni Yazı" }).click();
  await field("Başlık").fill("Kaydedilmeyen yazı");
  const question = page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });
  await page.getByRole("link", { name: "Yazılara dön" }).click();
  await expect.element(question).toBeVisible();
  await expectNoViolations();
  await question.getByRole("button", { name: "Sayfada Kal" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field("Başlık")).toHaveValue("Kaydedilmeyen yazı");
  await router.navigate(-1);
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe(adminPaths.newPost);
  await router.navigate(-1);
  await question.getByRole("button", { name: "Kaydetmeden Çık" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
});

test("an address that leads to no post says so", async () => {
  const get = () => {
    throw callError({ code: "NOT_FOUND", message: "Blog yazısı bulunamadı" });
  };
  await openScreen(editPath, { admin: { ...postAnswers, posts: { ...postAnswers.posts, get } } });
  await expect.element(page.getByText(/30 gün boyunca geri getirilebilir/)).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Yazılara dön" })).toBeVisible();
});

test("earlier versions are compared word by word, and one is restored as a new version", async () => {
  const row = { version: 2, title: savedPost.title, savedAt: "2026-11-25T09:00:00.000Z" };
  const earlier = { ...pickPostTexts(savedPost), content: "<p>Dava açıldı ve reddedildi.</p>" };
  let current = savedPost;
  const restoreVersion = vi.fn((_: object) => {
    current = makePost({ ...earlier, version: 4 });
    return current;
  });
  const postRevisions = {
    list: () => [row],
    get: () => ({ ...row, ...earlier, settings: null }),
    restore: restoreVersion,
  };
  const posts = { ...postAnswers.posts, get: () => current };
  await openScreen(editPath, { admin: { ...postAnswers, posts, postRevisions } });
  await button("Diğer").click();
  await page.getByRole("menuitem", { name: "Sürümler" }).click();
  const dialog = page.getByRole("dialog", { name: "Sürümler" });
  await expect.element(dialog.getByRole("deletion").first()).toHaveTextContent("reddedildi");
  await expect.element(dialog.getByRole("insertion").first()).toHaveTextContent("karara");
  await expectNoViolations();
  await dialog.getByRole("button", { name: "Bu Sürümü Geri Getir" }).click();
  await button("Geri Getir").click();
  await expect.element(page.getByText("2. sürüm geri getirildi.")).toBeVisible();
  expect(restoreVersion).toHaveBeenCalledExactlyOnceWith({ postId: 7, version: 2, current: 3 });
  await expect.element(article).toHaveTextContent("Dava açıldı ve reddedildi.");
});

describe("a save over a newer version", () => {
  const base = makePost({ version: 2, content: "<p>Birinci.</p><p>İkinci.</p>" });
  const newer = { ...base, version: 3, title: "Onun başlığı", content: "<p>Birinci.</p><p>İkinci. Onun.</p>" };
  const { slug, excerpt, categoryId } = base;
  const mine = { title: "Benim başlığım", content: "<p>Birinci. Benim.</p><p>İkinci.</p>" };
  const values = { ...emptyPost, slug, excerpt, categoryId, ...mine };
  const dialog = page.getByRole("dialog", { name: "İki metinden birini seçin" });
  const part = (name: string) => dialog.getByRole("region", { name, exact: true });

  async function saveOver() {
    let current: AdminPost = newer;
    const update = vi.fn(({ version = 0, id: _, tagIds: __, tags: ___, isMailed: ____, ...given }: UpdatePostInput) => {
      if (version < current.version)
        throw callError({ code: "CONFLICT", message: "Bu yazı siz düzenlerken başka bir yerde değişti." });
      current = makePost({ ...current, ...mine, slug: given.slug ?? "", version: version + 1 });
      return current;
    });
    const add = vi.fn((_: object) => {
      current = { ...current, version: current.version + 2 };
      return current;
    });
    const discard = vi.fn((_: object) => ({ message: "Taslak silindi." }));
    await openScreen(editPath, {
      admin: {
        ...postAnswers,
        posts: { ...postAnswers.posts, get: () => current, update },
        postDrafts: { ...postAnswers.postDrafts, discard, list: () => [{ ...storedDraft, basedOn: 2, values }] },
        postRevisions: { add, list: () => [] },
      },
    });
    await expect.element(page.getByText(/Kayıt bu arada değişmiş/)).toBeVisible();
    await restore.click();
    await button("Kaydet").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(/siz düzenlerken başka bir yerde değişti/);
    await button("Karşılaştır").click();
    return { update, add, discard };
  }

  test("shows both side by side, and saves mine over it", async () => {
    const { update, add, discard } = await saveOver();
    await expect
      .element(part("Başlık").getByRole("region", { name: "Sizin yazdığınız" }))
      .toHaveTextContent("Benim başlığım");
    await expect.element(part("Başlık").getByRole("region", { name: "Sunucudaki" })).toHaveTextContent("Onun başlığı");
    await expect.element(part("İçerik").getByRole("mark").first()).toHaveTextContent("Benim");
    await expect.element(part("İçerik")).toHaveTextContent(/Birinci\. Benim\..*İkinci\. Onun\./);
    await expect.element(part("Özet")).not.toBeInTheDocument();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Benimkini Kaydet" }).click();
    await expect.element(page.getByText("Blog yazısı güncellendi.")).toBeVisible();
    expect(update.mock.lastCall?.[0]).toMatchObject({ version: 3, ...mine });
    expect(add).not.toHaveBeenCalled();
    await expect.element(field("Başlık")).toHaveValue("Benim başlığım");
    await expect.poll(() => discard.mock.calls).toContainEqual([{ id: storedDraft.id, counter: storedDraft.counter }]);
    await button("Kaydet").click();
    await expect.poll(() => update.mock.lastCall?.[0].version).toBe(4);
  });

  test("keeps mine as a version where the newer one is chosen, and the form shows that", async () => {
    const { update, add } = await saveOver();
    await dialog.getByRole("button", { name: "Sunucudakini Kullan" }).click();
    await expect.element(page.getByText(/Yazdıklarınız sürümler arasında/)).toBeVisible();
    expect(add.mock.calls).toEqual([[{ ...values, postId: 7, current: 3 }]]);
    await expect.element(field("Başlık")).toHaveValue("Onun başlığı");
    await expect.element(article).toHaveTextContent("İkinci. Onun.");
    await expect.element(page.getByText(/Kaydedilmemiş değişiklikler var/)).not.toBeInTheDocument();
    await field("Başlık").fill("Sonraki başlık");
    await button("Kaydet").click();
    await expect.poll(() => update.mock.lastCall?.[0]).toMatchObject({ version: 5, title: "Sonraki başlık" });
  });

  test("asks nothing if the answer of a save got lost", async () => {
    let current = base;
    const update = vi.fn(({ version, title = "" }: UpdatePostInput) => {
      if (version !== current.version) throw callError({ code: "CONFLICT", message: "Yazı değişti." });
      current = { ...current, title, version: 3 };
      throw callError({ code: "UNAVAILABLE", message: "Bağlantı koptu." });
    });
    const posts = { ...postAnswers.posts, get: () => current, update };
    await openScreen(editPath, { admin: { ...postAnswers, posts } });
    await field("Başlık").fill("Yeni başlık");
    await button("Kaydet").click();
    await expect.element(page.getByRole("alert").getByText("Bağlantı koptu.")).toBeVisible();
    await button("Kaydet").click();
    await button("Karşılaştır").click();
    await expect.element(page.getByText("Yazı zaten kaydedilmiş.")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/Kaydedilmemiş değişiklikler var/)).not.toBeInTheDocument();
    await expect.element(field("Başlık")).toHaveValue("Yeni başlık");
  });
});

test("a restored draft that was saved is not offered to the next post, even if it was not deleted", async () => {
  const discard = vi.fn(() => {
    throw callError({ code: "INTERNAL_SERVER_ERROR", message: "Taslak silinemedi." });
  });
  const posts = { ...postAnswers.posts, create: () => savedPost };
  const postDrafts = { ...postAnswers.postDrafts, list: () => [storedDraft], discard };
  const router = await openScreen(adminPaths.newPost, { admin: { ...postAnswers, postDrafts, posts } });
  await restore.click();
  await expect.element(field("Başlık")).toHaveValue("Yarıda kesilen yazı");
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== adminPaths.posts) return;
    stop();
    setTimeout(() => void router.navigate(adminPaths.newPost));
  });
  await button("Kaydet").click();
  await expect.element(field("Başlık")).toHaveValue("");
  await expect.poll(() => discard.mock.calls.length).toBeGreaterThan(0);
  await expect.element(restore).not.toBeInTheDocument();
});
