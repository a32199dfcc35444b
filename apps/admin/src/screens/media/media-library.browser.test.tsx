import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { mediaTexts } from "@site/contract/media/labels";
import { type MediaItem, uploadLimits } from "@site/contract/media/schema";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { postAnswers, savedPost } from "../../testing/browser/post-answers.ts";

const image: MediaItem = {
  id: 7,
  address: "/media/library/0f3a0f3a0f3a0f3a.jpg",
  revision: "1",
  fileName: "Duruşma salonu.webp",
  altText: "",
  width: 1200,
  height: 675,
  byteSize: 90_000,
  createdAt: "2026-11-26T09:00:00.000Z",
};
const ALT = "Boş bir duruşma salonu";
const card = page.getByRole("article", { name: image.fileName });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("an image is found, described and, once nothing uses it, deleted; the deletion is undone", async () => {
  let items = [image];
  let uses = [{ kind: "post" as const, postId: 3, title: "Editörde görsel" }];
  const list = vi.fn((_: object) => onePage(items));
  const media = {
    list,
    uses: () => uses,
    updateAltText: ({ altText }: { altText: string }) => {
      items = [{ ...image, altText }];
      return { message: mediaTexts.altTextSaved };
    },
    remove: () => {
      if (uses.length > 0) throw callError({ code: "CONFLICT", message: mediaTexts.inUse("Editörde görsel") });
      items = [];
      return { message: mediaTexts.removed };
    },
  };
  const restore = () => {
    items = [image];
    return { message: "Görsel geri getirildi." };
  };
  await openScreen(adminPaths.media, { admin: { media, trash: { restore } } });
  await expect.element(card).toHaveTextContent("Alternatif metin yok");
  await expectAccessible();
  await expectFits(TABLET_PX);
  await page.getByRole("searchbox").fill("kursu");
  await expect.poll(() => list.mock.lastCall?.[0]).toMatchObject({ search: "kursu" });

  await card.getByRole("button", { name: "Düzenle" }).click();
  const dialog = page.getByRole("dialog", { name: "Görsel" });
  await expect.element(dialog.getByRole("link", { name: "Editörde görsel" })).toBeVisible();
  await expect.element(dialog.getByLabelText("Kalıcı adres")).toHaveValue(image.address);
  await expectNoViolations();
  await dialog.getByLabelText("Alternatif metin").fill(ALT);
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText(mediaTexts.altTextSaved)).toBeVisible();
  await expect.element(page.getByRole("img", { name: ALT })).toBeVisible();

  await card.getByRole("button", { name: "Sil" }).click();
  const question = page.getByRole("dialog", { name: "Görseli Sil" });
  await question.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText(mediaTexts.inUse("Editörde görsel")).first()).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  uses = [];
  await card.getByRole("button", { name: "Sil" }).click();
  await question.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText(mediaTexts.removed)).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await button("Geri Al").click();
  await expect.element(card).toBeVisible();
});

test("a file above the limit is refused before it is sent", async () => {
  await openScreen(adminPaths.media, { admin: { media: { list: () => onePage([]) } } });
  await expect.element(page.getByText("Henüz görsel yok")).toBeVisible();
  // created in the page, because sending so many bytes from outside takes seconds
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new ArrayBuffer(uploadLimits.bytes + 1)], "büyük.jpg", { type: "image/jpeg" }));
  const area = document.querySelector("[data-upload-area]");
  area?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  const uploads = page.getByRole("list", { name: "Yüklemeler" });
  await expect.element(uploads.getByRole("alert")).toHaveTextContent(mediaTexts.tooLarge);
  await expectNoViolations();
});

test("an article takes images from the library with their texts, as featured image and inside the text", async () => {
  const described = { ...image, altText: ALT };
  const media = { list: () => onePage([described]) };
  await openScreen(adminPaths.post(savedPost.id), { admin: { ...postAnswers, media } });
  const fields = page.getByRole("group", { name: "Görsel", exact: true });
  await fields.getByRole("button", { name: "Görsel Seç" }).click();
  await expect.element(button(`Seç: ${image.fileName}`)).toBeVisible();
  await expectNoViolations();
  await button(`Seç: ${image.fileName}`).click();
  await expect.element(fields.getByLabelText("Öne çıkan görsel")).toHaveValue(image.address);
  await expect.element(fields.getByLabelText("Görsel alternatif metni")).toHaveValue(ALT);

  const article = page.getByRole("textbox", { name: "İçerik", exact: true });
  await article.click();
  await userEvent.keyboard("{Enter}/gorsel{Enter}");
  await button(`Seç: ${image.fileName}`).click();
  await expect.element(page.getByLabelText("Alternatif metin", { exact: true })).toHaveValue(ALT);
  await expect.element(article.getByRole("img", { name: ALT })).toBeVisible();
});

test("an uploaded image is chosen, unless the choice was closed; of several the first", async () => {
  const requests: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  const answer = async () => {
    await expect.poll(() => requests).toHaveLength(1);
    const request = requests.pop();
    Object.defineProperties(request, { status: { value: 200 }, responseText: { value: JSON.stringify(image) } });
    request?.onload?.(new ProgressEvent("load"));
  };
  const file = (name: string) => new File(["x"], name, { type: "image/webp" });
  await openScreen(adminPaths.newPost, { admin: { ...postAnswers, media: { list: () => onePage([]) } } });
  const address = page.getByRole("textbox", { name: "Öne çıkan görsel", includeHidden: true });
  const upload = page.getByLabelText("Yüklenecek görsel");

  await button("Görsel Seç").click();
  await userEvent.upload(upload, file("geç.webp"));
  await userEvent.keyboard("{Escape}");
  await expect.element(upload).not.toBeInTheDocument();
  await answer();

  await button("Görsel Seç").click();
  const dataTransfer = new DataTransfer();
  for (const name of ["a.webp", "b.webp"]) dataTransfer.items.add(file(name));
  document
    .querySelector("[data-upload-area]")
    ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("Yalnız ilk görsel yükleniyor")).toBeVisible();
  expect(address.element()).toHaveValue("");
  await answer();
  await expect.element(address).toHaveValue(image.address);
});
