import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { transferTexts } from "@site/contract/blog/transfer/labels";
import type { ContentImport, ImportItem } from "@site/contract/blog/transfer/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const parts = { keptParts: 90, changedParts: 8, leftParts: 2 };
const ready: ContentImport = {
  id: 7,
  fileName: "eski-blog.xml",
  byteSize: 90_000,
  state: "ready",
  format: "wordpress",
  siteUrl: "https://eski.example.org",
  needsSiteUrl: false,
  fault: "",
  createdAt: "2026-11-26T09:00:00.000Z",
  finishedAt: null,
  counts: [{ kind: "post", total: 51, waiting: 51, done: 0, skipped: 0, failed: 0, noted: 25, changed: 25, ...parts }],
};
const item: ImportItem = {
  id: 1,
  kind: "post",
  title: "Yazı zamanlamak",
  state: "done",
  notes: ["Galeri tek tek görsellere çevrildi"],
  losses: ["Anket taşınmaz"],
  postId: 9,
};

test("an import shows what it would do, is started, followed and leads to its posts", async () => {
  let found = ready;
  const items = vi.fn((_: object) => ({ items: [item], total: 1, pageCount: 1 }));
  const start = vi.fn((_: object) => {
    found = { ...ready, state: "running" };
    return found;
  });
  await openScreen(adminPaths.import(7), { admin: { transfer: { get: () => found, items, start } } });
  await expect.element(page.getByText("Deneme bitti: henüz hiçbir şey değişmedi")).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Yazılar 51 26 25 0 0" })).toBeVisible();
  const records = page.getByRole("region", { name: "Kayıtlar" });
  await expect.element(records).toHaveTextContent(/Galeri tek tek görsellere çevrildi.*Anket taşınmaz/);
  await expectAccessible();
  await page.getByLabelText("Durum").selectOptions("Açıklaması olanlar");
  await page.getByLabelText("Tür").selectOptions("Yazılar");
  await expect.poll(() => items.mock.lastCall?.[0]).toMatchObject({ id: 7, kind: "post", show: "noted" });
  await page.getByRole("button", { name: "İçe Aktar" }).click();
  await expect.element(page.getByText(transferTexts.started)).toBeVisible();
  await expect.element(page.getByText(/51 kayıttan 0 tanesi işlendi/)).toBeVisible();
  await expectNoViolations();
  found = { ...ready, state: "done", counts: ready.counts.map((each) => ({ ...each, waiting: 0, done: 51 })) };
  await expect.element(page.getByText("51 yazı aktarıldı.")).toBeVisible();
  await expect
    .element(records.getByRole("link", { name: "Yazı zamanlamak" }))
    .toHaveAttribute("href", adminPaths.post(9));
});

test("the list follows an import that was left, until it is done", async () => {
  const counts = ready.counts.map((each) => ({ ...each, waiting: 17, done: 34 }));
  let found: ContentImport = { ...ready, state: "running", counts };
  await openScreen(adminPaths.transfer, { admin: { transfer: { list: () => [found] } } });
  await expect
    .element(page.getByRole("progressbar", { name: "eski-blog.xml: aktarımın ilerlemesi" }))
    .toHaveAttribute("aria-valuenow", String((34 / 51) * 100));
  await expectNoViolations();
  found = { ...ready, state: "done" };
  await expect.element(page.getByText("Tamamlandı")).toBeVisible();
  expect(page.getByRole("progressbar").elements()).toEqual([]);
});

test("an archive that is being made says so, and one that was refused does not", async () => {
  let isAllowed = false;
  const isConfirmed = () => {
    if (!isAllowed) throw callError({ code: "INTERNAL", message: "relation missing" });
    return true as const;
  };
  await openScreen(adminPaths.transfer, { admin: { transfer: { list: () => [] }, session: { isConfirmed } } });
  const download = page.getByRole("button", { name: "Arşivi İndir" });
  await download.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/indirilemedi/);
  isAllowed = true;
  const assign = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await download.click();
  await expect.element(page.getByText(/tarayıcınızın indirmelerinde/)).toBeVisible();
  expect(assign).toHaveBeenCalledOnce();
  assign.mockRestore();
});

test("a file of another kind is refused before it is sent, and the list of imports is empty", async () => {
  await openScreen(adminPaths.transfer, { admin: { transfer: { list: () => [] } } });
  await expect.element(page.getByText("Henüz aktarım yok")).toBeVisible();
  await page.getByLabelText("İçe aktarılacak dosya").upload(new File(["metin"], "notlar.txt", { type: "text/plain" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent(transferTexts.wrongEnding);
  await expectNoViolations();
});

test("an import with images that could not be fetched offers to try them again, at the former site's address", async () => {
  const image = { kind: "image", total: 3, waiting: 0, done: 1, skipped: 0, failed: 2, noted: 0, changed: 0 } as const;
  const none = { keptParts: 0, changedParts: 0, leftParts: 0 };
  const done: ContentImport = { ...ready, state: "done", needsSiteUrl: true, counts: [{ ...image, ...none }] };
  const retryImages = vi.fn((_: object) => done);
  const items = () => ({ items: [], total: 0, pageCount: 0 });
  await openScreen(adminPaths.import(7), { admin: { transfer: { get: () => done, items, retryImages } } });
  await expect.element(page.getByText("2 görsel alınamadı")).toBeVisible();
  await page.getByLabelText("Eski sitenin adresi").fill("eski");
  await page.getByRole("button", { name: "Görselleri Yeniden Dene" }).click();
  await expect.element(page.getByLabelText("Eski sitenin adresi")).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations();
  await page.getByLabelText("Eski sitenin adresi").fill("https://eski.example.org");
  await page.getByRole("button", { name: "Görselleri Yeniden Dene" }).click();
  await expect.element(page.getByText(transferTexts.retried)).toBeVisible();
  expect(retryImages.mock.calls).toEqual([[{ id: 7, siteUrl: "https://eski.example.org" }]]);
});
