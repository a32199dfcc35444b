import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { creationTexts } from "@site/contract/ai/creations/labels";
import type { Creation, CreationStep } from "@site/contract/ai/creations/schema";
import { aiReasons } from "@site/contract/ai/usage/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "../../api/clients.ts";
import { aiSettingsAnswers, configuration, template } from "../../testing/browser/ai-answers.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { postAnswers } from "../../testing/browser/post-answers.ts";

const step = (name: CreationStep["name"], state: CreationStep["state"], note = ""): CreationStep => ({
  name,
  state,
  seconds: state === "done" ? 2.5 : null,
  note,
  usage: null,
});
const running: Creation = {
  id: 7,
  topic: "Balkonda fesleğen sulama",
  state: "running",
  postId: null,
  createdAt: "2026-11-26T09:00:00.000Z",
  steps: [step("link", "done"), step("generate", "running"), step("image", "pending"), step("save", "pending")],
  draftText: "<p>Fesleğen her sabah sulanır.</p>",
  blog: null,
};
const blog = {
  title: "Fesleğen nasıl sulanır?",
  slug: "feslegen-nasil-sulanir",
  excerpt: "Sulamanın adımları.",
  content: "<h2>Sabah</h2><p>Toprak kuruyunca sulanır.</p>",
  tags: ["Balkon"],
  category: "Bahçe",
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
};
const visual = { ...template, id: 2, name: "İnsansı İçerik Şablonu (Görselli)", isDefault: false };
const dialog = page.getByRole("dialog");
const start = page.getByRole("button", { name: "Oluştur", exact: true });

/** Opens the screen with an active configuration and one creation. */
async function openCreations(creations: object, address: string = adminPaths.aiCreations) {
  const answers = {
    ...postAnswers,
    aiConfigurations: { list: () => [configuration] },
    promptTemplates: { list: () => [template, visual] },
    creations: { list: () => onePage([]), ...creations },
  };
  return openScreen(address, { admin: answers });
}

test("without a configuration the administrator is led to where it is added", async () => {
  const creations = { list: () => onePage([]) };
  await openScreen(adminPaths.aiCreations, { admin: { ...aiSettingsAnswers, creations } });
  await expect.element(page.getByRole("heading", { name: "Yapılandırma gerekli" })).toBeVisible();
  await expect.element(page.getByText(/Sistem şablonları hazır\./)).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Yapılandırma Ekle" }).click();
  await expect.element(dialog.getByLabelText("API anahtarı")).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
});

test("a creation is started with the template that fits, followed, and cancelled", async () => {
  let current = running;
  const begin = vi.fn((_: { topic: string }) => running);
  await openCreations({
    start: begin,
    get: () => current,
    list: () => onePage([current]),
    cancel: () => {
      current = { ...running, state: "cancelled" };
      return current;
    },
  });
  await start.click();
  await expect.element(page.getByText(creationTexts.topicRequired)).toBeVisible();
  await page.getByLabelText("Konu", { exact: true }).fill(running.topic);
  await expect.element(page.getByLabelText("Sistem şablonu")).toHaveDisplayValue(template.name);
  await page.getByLabelText("Görsel arama terimi").fill("basil");
  await expect.element(page.getByLabelText("Sistem şablonu")).toHaveDisplayValue(visual.name);
  await expectNoViolations();
  await start.click();
  await expect.element(dialog).toHaveTextContent(/Yazı oluşturuluyor.*Fesleğen her sabah sulanır\./);
  await expect.element(dialog.getByText(/Bu pencereyi ya da sekmeyi kapatabilirsiniz/)).toBeVisible();
  expect(begin.mock.calls).toEqual([
    [{ topic: running.topic, imageQuery: "basil", configurationId: 1, templateId: 2 }],
  ]);
  await expectNoViolations();
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect.element(dialog.getByRole("status").filter({ hasText: creationTexts.cancelled })).toBeVisible();
  await dialog.getByRole("button", { name: "Kapat" }).click();
  await expect.element(page.getByRole("cell", { name: "İptal edildi" })).toBeVisible();
});

test("a failed creation says why and may be retried", async () => {
  const failed: Creation = {
    ...running,
    state: "failed",
    steps: [step("link", "done"), step("generate", "failed", aiReasons.quota)],
  };
  await openCreations({ get: () => failed }, `${adminPaths.aiCreations}?olusturma=7`);
  await expect.element(page.getByRole("dialog", { name: "Yazı oluşturulamadı" })).toBeVisible();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(aiReasons.quota);
  await expect.element(dialog.getByRole("button", { name: "Tekrar Dene" })).toBeEnabled();
  await expectNoViolations();
});

test("the text of a creation that was cancelled after it had been written is read and saved", async () => {
  const written: Creation = {
    ...running,
    state: "cancelled",
    steps: [step("link", "done"), step("generate", "done"), step("image", "running")],
    blog,
  };
  const save = vi.fn((_: object) => ({ postId: 9, message: creationTexts.saved }));
  const router = await openCreations({ get: () => written, save }, `${adminPaths.aiCreations}?olusturma=7`);
  await dialog.getByRole("button", { name: "Metni Önizle" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const preview = page.getByRole("region", { name: "Önizleme" });
  await expect.element(preview.getByRole("heading", { name: blog.title })).toBeVisible();
  await expect.element(preview).toHaveTextContent("Toprak kuruyunca sulanır.");
  await expectNoViolations();
  await preview.getByRole("button", { name: "Blog Yazısını Kaydet" }).click();
  await expect.element(page.getByText(creationTexts.saved)).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe(adminPaths.posts);
  expect(save).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

test("a creation that is only looked at after its end leads to its post without opening it", async () => {
  const done: Creation = { ...running, state: "done", postId: 9, draftText: "", blog };
  const router = await openCreations({ get: () => done, list: () => onePage([done]) }, adminPaths.aiCreations);
  await page.getByRole("button", { name: done.topic, exact: true }).click();
  await expect
    .element(dialog.getByRole("link", { name: "Yazıyı Düzenle" }))
    .toHaveAttribute("href", adminPaths.editPost(9));
  await dialog.getByRole("button", { name: "Kapat" }).click();
  expect(router.state.location.pathname).toBe(adminPaths.aiCreations);
});

test("a creation that cannot be read is read again on request", async () => {
  let isReadable = false;
  const get = () => {
    if (!isReadable) throw callError({ code: "INTERNAL", message: "relation missing" });
    return running;
  };
  await openCreations({ get }, `${adminPaths.aiCreations}?olusturma=7`);
  const again = dialog.getByRole("button", { name: "Tekrar Dene" });
  await expect.element(again).toBeEnabled();
  isReadable = true; // set late, because several parts of the screen read it
  await again.click();
  await expect.element(dialog).toHaveTextContent("Yazı oluşturuluyor");
});

test("a topic can be typed while the choices load, and is kept when they cannot be read at first", async () => {
  let answer: (() => void) | undefined;
  let isReadable = false;
  const begin = vi.fn((_: { topic: string }) => running);
  const list = () =>
    new Promise<(typeof configuration)[]>((resolve, reject) => {
      const error = callError({ code: "INTERNAL", message: "relation missing" });
      answer = () => (isReadable ? resolve([configuration]) : reject(error));
    });
  await openScreen(adminPaths.aiCreations, {
    admin: {
      ...postAnswers,
      aiConfigurations: { list },
      promptTemplates: { list: () => [template] },
      creations: { list: () => onePage([]), start: begin, get: () => running },
    },
  });
  await page.getByLabelText("Konu", { exact: true }).fill("Balkonda fesleğen sulama");
  await expect.element(start).toBeDisabled();
  answer?.();
  const again = page.getByRole("button", { name: "Tekrar Dene" });
  await expect.element(again).toBeEnabled();
  await expectAccessible();
  isReadable = true;
  await again.click();
  answer?.();
  await start.click();
  await expect.element(dialog).toHaveTextContent("Yazı oluşturuluyor");
  expect(begin.mock.lastCall?.[0]).toMatchObject({
    topic: "Balkonda fesleğen sulama",
    configurationId: configuration.id,
  });
});
