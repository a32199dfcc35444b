import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { postAnswers, savedPost } from "../../../testing/browser/post-answers.ts";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const article = page.getByRole("textbox", { name: "İçerik", exact: true });
const dialog = page.getByRole("dialog");
const editPath = adminPaths.post(savedPost.id);
const readiness = () => ({ model: true, imageSearch: true });

function open(ai: object) {
  return openScreen(editPath, { admin: { ...postAnswers, ai: { readiness, ...ai } } });
}

test("a selection changes only after its difference has been shown and accepted; a refusal is said", async () => {
  const rewrite = vi
    .fn((_: object) => ({ text: "Dava kısaca bağlandı." }))
    .mockImplementationOnce(() => {
      throw callError({ code: "RATE_LIMITED", message: "AI servis kotası aşıldı." });
    });
  await open({ rewrite });
  await article.click();
  await userEvent.keyboard("{Control>}a{/Control}");
  await button("Seçili metin için AI önerisi").click();
  await button("Kısalt").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("AI servis kotası aşıldı.");
  await button("Kısalt").click();
  await expect.element(dialog.getByRole("insertion").first()).toHaveTextContent("kısaca");
  await expectAccessible();
  await expect.element(article).toHaveTextContent("karara");
  await button("Uygula").click();
  await expect.element(article).toHaveTextContent("Dava kısaca bağlandı.");
});

test("a proposed title replaces the title alone", async () => {
  const titles = ["Rapora itiraz rehberi"];
  await open({
    proposeTitles: () => ({ titles, excerpts: ["Kısa özet"], seoTitle: "İtiraz", seoDescription: "Süre" }),
  });
  await button("Başlık ve Açıklama Öner").click();
  await button("Öneri Al").click();
  const proposal = dialog.getByRole("group", { name: "Başlık önerisi", exact: true });
  await proposal.getByRole("button", { name: "Kullan" }).click();
  await expect.element(proposal.getByRole("button", { name: "Kullanıldı" })).toBeDisabled();
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(field("Başlık")).toHaveValue("Rapora itiraz rehberi");
  await expect.element(field("Özet")).toHaveValue(savedPost.excerpt);
});

test("a stock photo is searched and taken with its description", async () => {
  const photo = {
    id: "bir1",
    altDescription: "Masada bir dosya",
    urls: { small: PIXEL, regular: PIXEL },
    links: { html: "https://unsplash.com/photos/bir1" },
    user: { name: "Deniz Kaya" },
    token: "jeton",
  };
  const choosePhoto = vi.fn((_: object) => ({
    address: PIXEL,
    alt: "Masada bir dosya",
    credit: "Fotoğraf: Deniz Kaya / Unsplash",
    photographer: "Deniz Kaya",
    photographerUrl: "https://unsplash.com/@deniz",
    sourceUrl: "https://unsplash.com/photos/bir1",
  }));
  await open({ searchImages: () => ({ results: [photo], usedQuery: "desk" }), choosePhoto });
  await button("Görsel Seç").click();
  await dialog.getByRole("tab", { name: "Unsplash" }).click();
  await dialog.getByRole("button", { name: "Ara", exact: true }).click();
  await expect.element(dialog.getByText("Lütfen arama terimi girin")).toBeVisible();
  await dialog.getByLabelText("Arama terimi").fill("desk");
  await dialog.getByRole("button", { name: "Ara", exact: true }).click();
  await expect.element(dialog.getByText("Fotoğraf: Deniz Kaya / Unsplash")).toBeVisible();
  await expectNoViolations();
  await button("Seç: Masada bir dosya").click();
  await expect.element(field("Görsel alternatif metni")).toHaveValue("Masada bir dosya");
  expect(choosePhoto).toHaveBeenCalledExactlyOnceWith({ token: "jeton" });
});

test("an image by a model is made in the dialog of images, and inserted into the text", async () => {
  const generateImage = vi.fn((_: object) => ({ imageUrl: "/media/library/a.jpg", alt: "Bir terazi" }));
  await open({ generateImage });
  await article.click();
  await userEvent.keyboard("{Enter}/gorsel{Enter}");
  await expect.element(dialog.getByRole("tab", { name: "Kitaplık" })).toHaveFocus();
  await dialog.getByRole("tab", { name: "AI", exact: true }).click();
  await expect.element(button("Oluştur")).toBeEnabled();
  await expectAccessible();
  await button("Oluştur").click();
  await button("Bu Görseli Kullan").click();
  await expect.element(article.getByRole("img", { name: "Bir terazi" })).toBeInTheDocument();
  expect(generateImage).toHaveBeenCalledExactlyOnceWith({ title: savedPost.title, excerpt: savedPost.excerpt });
});

test("a caption is proposed for an image that is described, and written in front of its credit", async () => {
  const imageCaption = vi.fn((_: object) => ({ caption: "Örnek bir dilekçe" }));
  const content =
    '<figure><img src="/uploads/a.webp" alt=""><figcaption>Fotoğraf: <a href="/d">D</a></figcaption></figure>';
  const posts = { ...postAnswers.posts, get: () => ({ ...savedPost, content }) };
  await openScreen(editPath, { admin: { ...postAnswers, posts, ai: { readiness, imageCaption } } });
  await expect.element(button("Resim altı yazısı öner")).toBeDisabled();
  await field("Alternatif metin").fill("Dilekçe");
  await button("Resim altı yazısı öner").click();
  const proposal = page.getByRole("group", { name: "Açıklama önerisi" });
  await expect.element(proposal.getByText("Örnek bir dilekçe")).toBeVisible();
  await expectNoViolations();
  await proposal.getByRole("button", { name: "Kullan" }).click();
  await expect.element(article).toHaveTextContent("Örnek bir dilekçe Fotoğraf: D");
  expect(imageCaption).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ altText: "Dilekçe" }));
});

test("without a configured service the helpers say so, and where the owner adds it", async () => {
  await openScreen(editPath, { admin: postAnswers });
  await button("Görsel Seç").click();
  await dialog.getByRole("tab", { name: "Unsplash" }).click();
  await expect.element(dialog.getByRole("link", { name: "AI Ayarları" })).toBeVisible();
});

test("an AI draft is published after a person has checked its references; its label can be hidden", async () => {
  let resolved: { by: string; at: string } | null = null;
  let isLabelled = true;
  const provenance = () => ({
    model: "gemini-2.5-flash",
    templateName: "Rehber",
    generatedAt: "2026-11-26T09:00:00.000Z",
    reviewed: null,
    isLabelled,
    references: [{ id: 1, kind: "law" as const, text: "6098 sayılı Kanun madde 344", resolved }],
  });
  const postProvenance = {
    get: () => ({ provenance: provenance() }),
    resolve: () => {
      resolved = { by: "deniz", at: "2026-11-26T10:00:00.000Z" };
      return provenance();
    },
    label: () => {
      isLabelled = false;
      return provenance();
    },
  };
  const update = () => {
    throw callError({ code: "VALIDATION", message: "Yazıda doğrulanmamış 1 atıf veya adres var." });
  };
  const posts = { ...postAnswers.posts, update };
  await openScreen(editPath, { admin: { ...postAnswers, posts, postProvenance } });
  await expect.element(page.getByText("1 atıf ve adresten 1 tanesi doğrulanmadı")).toBeVisible();
  await expectNoViolations();
  await button("Yayınla").click();
  await page.getByRole("dialog", { name: "Yayınla" }).getByRole("button", { name: "Yayınla" }).click();
  await expect.element(page.getByRole("main").getByText(/doğrulanmamış 1 atıf veya adres var/)).toBeVisible();
  await page.getByRole("checkbox", { name: "6098 sayılı Kanun madde 344" }).click();
  await expect.element(page.getByText("Bütün atıf ve adresler doğrulandı")).toBeVisible();
  await expect.element(page.getByText(/deniz doğruladı/)).toBeVisible();
  await page.getByRole("switch", { name: "Okurlara yapay zekâ etiketini göster" }).click({ force: true });
  await expect.element(page.getByText("Etiket okurlardan gizlendi.")).toBeVisible();
});
