import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { openEditor, pasteText, pinToolbar, typeText } from "../testing/open-editor.tsx";

const note = (text: string) => `<sup class="footnote">${text}</sup>`;
const getHtml = (editor: Editor) => editor.getHTML().replace(/(?<=.)(<p><\/p>)+$/, "");

async function writeNote(text: string) {
  await userEvent.type(await screen.findByLabelText(/Dipnot metni/), text);
  await userEvent.click(screen.getByRole("button", { name: "Ekle" }));
}

test.each([
  ["the button", async () => userEvent.click(screen.getByRole("button", { name: "Dipnot ekle" }))],
  [
    "Ctrl+Alt+F",
    async (editor: Editor) => fireEvent.keyDown(editor.view.dom, { key: "f", ctrlKey: true, altKey: true }),
  ],
  ["[^1]", async (editor: Editor) => act(() => typeText(editor, "[^1]"))],
])("%s asks for a footnote and inserts it at the cursor", async (_, ask) => {
  pinToolbar();
  const { editor, onChange } = await openEditor("<p>Metin.</p>");
  act(() => void editor.commands.setTextSelection(6));
  await ask(editor);
  await writeNote("Bkz. s. 12");
  expect(getHtml(editor)).toBe(`<p>Metin${note("Bkz. s. 12")}.</p>`);
  expect(onChange).toHaveBeenLastCalledWith(`<p>Metin${note("Bkz. s. 12")}.</p>`);
});

test("the list shows them in order; one is changed, then removed", async () => {
  const { editor } = await openEditor(`<p>a${note("bir")} b${note("iki")}</p>`);
  const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items()).toEqual(["bir", "iki"]);
  await userEvent.click(screen.getByRole("button", { name: "2. dipnotu düzenle: iki" }));
  const field = await screen.findByLabelText(/Dipnot metni/);
  await userEvent.clear(field);
  await userEvent.type(field, "yeni");
  await userEvent.click(screen.getByRole("button", { name: "Güncelle" }));
  expect(getHtml(editor)).toBe(`<p>a${note("bir")} b${note("yeni")}</p>`);

  await userEvent.click(await screen.findByRole("button", { name: "1. dipnotu düzenle: bir" }));
  await userEvent.click(await screen.findByRole("button", { name: "Dipnotu Sil" }));
  expect(getHtml(editor)).toBe(`<p>a b${note("yeni")}</p>`);
  await waitFor(() => expect(items()).toEqual(["yeni"]));
});

test("an empty footnote is refused; a cancelled one changes nothing", async () => {
  pinToolbar();
  const { editor } = await openEditor("<p>Metin</p>");
  await userEvent.click(screen.getByRole("button", { name: "Dipnot ekle" }));
  await userEvent.click(await screen.findByRole("button", { name: "Ekle" }));
  screen.getByText("Dipnot metni gereklidir");
  await userEvent.click(screen.getByRole("button", { name: "İptal" }));
  expect(getHtml(editor)).toBe("<p>Metin</p>");
});

test("a footnote in a link stands outside of it", async () => {
  pinToolbar();
  const { editor } = await openEditor('<p><a href="/blog">bağlantı</a></p>');
  act(() => void editor.commands.setTextSelection(4));
  await userEvent.click(screen.getByRole("button", { name: "Dipnot ekle" }));
  await writeNote("n");
  expect(getHtml(editor)).toBe(`<p><a href="/blog">bağ</a>${note("n")}<a href="/blog">lantı</a></p>`);
});

test("footnotes of pasted Markdown get their texts, others stay as they are", async () => {
  const { editor } = await openEditor();
  pasteText(
    editor,
    "Bir[^1] ve **iki**[^not], üç[^yok] `[^1]`.\n\n[^1]: İlk *not*,\n    sürer.\n" +
      "[^not]: Bkz. [karar](https://x.example)\n",
  );
  expect(getHtml(editor)).toBe(
    `<p>Bir${note("İlk not, sürer.")} ve <strong>iki</strong>${note("Bkz. karar https://x.example")}, ` +
      "üç[^yok] <code>[^1]</code>.</p>",
  );
});
