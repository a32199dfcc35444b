import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import type { Service } from "@site/contract/site/services/schema";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";

const service: Service = {
  id: 1,
  name: "Yapay Zekâ ile Belge Özetleme",
  shortName: "Özet",
  description: "Uzun belgeleri özetler.",
  longDescription: "Bir paragraf.\n\nBir paragraf daha.",
  url: "",
  demoUrl: "",
  slug: "ozet",
  category: "Yapay zekâ",
  status: "active",
  features: ["Hızlı", "Türkçe", "Kaynaklı"],
  benefits: ["Zaman kazandırır"],
  targetAudience: ["Hukuk öğrencileri"],
  technology: ["TypeScript"],
  icon: "",
  color: "",
  gradient: "",
  imageUrl: "",
  imageSize: null,
  seo: { title: "", description: "", keywords: "", ogImage: "" },
};
const ADDRESS = "https://ozet.example.org/uygulama";
const questions = ["Ücretli mi?", "Kimler kullanabilir?"].map((question) => ({
  question,
  answer: `${question} sorusunun cevabı.`,
}));
const main = page.getByRole("main");
const outward = { href: ADDRESS, target: "_blank", rel: "noopener" };

test("each service has a card, and one question is open at a time", async () => {
  await openPage("/hizmetler", {
    services: {
      list: () => [service, { ...service, id: 2, slug: "iki", name: "İki", url: ADDRESS }],
      faq: () => questions,
    },
  });
  const [first, second] = [main.getByRole("article").first(), main.getByRole("article").nth(1)];
  await expect.element(main.getByRole("heading", { level: 1, name: "Hizmetler" })).toBeVisible();
  expect(first.getByRole("list", { name: "Öne çıkan özellikler" }).getByRole("listitem").elements()).toHaveLength(3);
  await expect.element(first.getByRole("link", { name: "Ayrıntılar" })).toHaveAttribute("href", "/hizmetler/ozet");
  expect(first.getByRole("link", { name: "Hizmeti Kullan" }).elements()).toEqual([]);
  await expect.element(first).toHaveTextContent("Hazırlanıyor");
  await expect.element(second).not.toHaveTextContent("Hazırlanıyor");
  for (const [name, value] of Object.entries(outward))
    await expect.element(second.getByRole("link", { name: "Hizmeti Kullan" })).toHaveAttribute(name, value);

  const answer = page.getByText("Ücretli mi? sorusunun cevabı.");
  const nextAnswer = page.getByText("Kimler kullanabilir? sorusunun cevabı.");
  const ask = (question: string) => page.getByRole("heading", { level: 3, name: question });
  await ask("Ücretli mi?").click();
  await expect.element(answer).toBeVisible();
  await expectAccessible();
  await expectLargeTargets();
  ask("Kimler kullanabilir?").element().closest("summary")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(nextAnswer).toBeVisible();
  await expect.element(answer).not.toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(nextAnswer).not.toBeVisible();

  expect(scrollY).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Hizmetleri İncele" }).click();
  await expect.poll(() => scrollY).toBe(0);
});

test("a service's page shows purpose and audience, and no button without an address", async () => {
  await openPage("/hizmetler/ozet", { services: { get: () => service } });
  await expect.element(main.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${service.name} | Hukuk ve Yazılım`);
  for (const name of ["Özellikler", "Faydalar", "Kimler için?"])
    await expect.element(main.getByRole("heading", { name })).toBeVisible();
  await expect.element(main.getByText("Hukuk öğrencileri")).toBeVisible();
  for (const name of ["Hizmeti Kullan", "Demo İzle"])
    expect(main.getByRole("link", { name, exact: true }).elements()).toEqual([]);
  await expectAccessible();
  await expectLargeTargets();
});

test("a service's page links its addresses in new tabs", async () => {
  await openPage("/hizmetler/ozet", { services: { get: () => ({ ...service, url: ADDRESS, demoUrl: ADDRESS }) } });
  for (const name of ["Hizmeti Kullan", "Demo İzle"])
    for (const [attribute, value] of Object.entries(outward))
      await expect.element(main.getByRole("link", { name, exact: true })).toHaveAttribute(attribute, value);
});
