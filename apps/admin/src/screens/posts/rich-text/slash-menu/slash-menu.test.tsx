import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { openEditor, typeText } from "../testing/open-editor.tsx";

/** Writes into the editor in place of its text. @param html the text around what is typed */
function write(editor: Editor, typed: string, html = "", position = 1): void {
  act(() => {
    editor.commands.setContent(html);
    editor.commands.setTextSelection(position);
    typeText(editor, typed);
  });
}

/** Opens the editor and types at the start. */
async function typeAtStart(typed: string) {
  const { editor } = await openEditor();
  write(editor, typed);
  return editor;
}

// By its label, because a search by role computes the role of each element of the editor again and again.
const menuName = "Blok ekle";
const findMenu = () => screen.findByLabelText(menuName, { selector: "[role=listbox]" });
const labels = () =>
  within(screen.getByLabelText(menuName))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const press = (editor: Editor, key: string) => fireEvent.keyDown(editor.view.dom, { key });

test("'/' lists the blocks, narrowed without Turkish marks; Enter inserts the first", async () => {
  const editor = await typeAtStart("/");
  await findMenu();
  expect(labels()).toHaveLength(10);
  act(() => typeText(editor, "alinti"));
  await waitFor(() => expect(labels()).toEqual(["Alıntı"]));
  press(editor, "Enter");
  expect(editor.getHTML()).toMatch(/^<blockquote><p><\/p><\/blockquote>/);
  await waitFor(() => expect(screen.queryByLabelText(menuName)).toBeNull());
});

test("the arrows move the active option, which the text box names", async () => {
  const editor = await typeAtStart("/liste");
  await findMenu();
  const active = () => document.getElementById(editor.view.dom.getAttribute("aria-activedescendant") ?? "");
  expect(active()?.textContent).toBe("Madde işaretli liste");
  press(editor, "ArrowDown");
  await waitFor(() => expect(active()?.textContent).toBe("Numaralı liste"));
  expect(active()?.getAttribute("aria-selected")).toBe("true");
  press(editor, "ArrowDown");
  await waitFor(() => expect(active()?.textContent).toBe("Madde işaretli liste"));
  press(editor, "ArrowUp");
  await waitFor(() => expect(active()?.textContent).toBe("Numaralı liste"));
  press(editor, "Enter");
  expect(editor.getHTML()).toMatch(/^<ol><li><p><\/p><\/li><\/ol>/);
  await waitFor(() => expect(editor.view.dom.hasAttribute("aria-activedescendant")).toBe(false));
});

test.each([
  ["Escape", (editor: Editor) => press(editor, "Escape")],
  ["leaving the text", (editor: Editor) => fireEvent.blur(editor.view.dom)],
])("%s closes the menu and keeps the text", async (_, leave) => {
  const editor = await typeAtStart("/tab");
  await findMenu();
  leave(editor);
  await waitFor(() => expect(screen.queryByLabelText(menuName)).toBeNull());
  expect(editor.getText()).toBe("/tab");
});

test("a click on a block inserts it", async () => {
  const { editor } = await openEditor();
  for (const [name, html] of [
    ["Tablo", /^<table/],
    ["Kod bloğu", /^<pre>/],
    ["Yatay çizgi", /^<hr>/],
    ["Bölüm başlığı (H2)", /^<h2>/],
  ] as const) {
    write(editor, "/");
    await userEvent.click(within(await findMenu()).getByRole("option", { name }));
    expect(editor.getHTML().replace(/^<p><\/p>/, ""), name).toMatch(html);
    expect(editor.getText(), name).not.toContain("/");
  }
});

test("the image block asks for the image", async () => {
  const editor = await typeAtStart("/gorsel");
  await findMenu();
  press(editor, "Enter");
  await screen.findByRole("dialog", { name: "Görsel" });
  expect(editor.getText()).toBe("");
});

test("the menu stays closed before other text, also for a single letter, and without a block of that name", async () => {
  const { editor } = await openEditor();
  for (const [typed, html] of [
    ["/", "<p>metin</p>"],
    ["/d", "<p>metin</p>"],
    ["/zzz", ""],
  ] as const) {
    write(editor, typed, html);
    await act(async () => undefined);
    expect(editor.getText()).toContain(typed);
    expect(screen.queryByLabelText(menuName), typed).toBeNull();
  }
});

test("in a list item, a quotation and a table cell the menu has what can stand there", async () => {
  const { editor } = await openEditor();
  for (const [html, position, expected] of [
    ["<ul><li><p></p></li></ul>", 3, ["Görsel", "Dipnot"]],
    ["<blockquote><p></p></blockquote>", 2, { length: 6 }],
    ["<table><tbody><tr><td><p></p></td></tr></tbody></table>", 4, { length: 7 }],
  ] as const) {
    write(editor, "/", html, position);
    await findMenu();
    await waitFor(() => expect(labels()).toMatchObject(expected));
  }
});

test("a list in a table cell stays in the cell", async () => {
  const { editor } = await openEditor();
  write(editor, "/madde", "<table><tbody><tr><td><p></p></td></tr></tbody></table>", 4);
  await findMenu();
  press(editor, "Enter");
  expect(editor.getHTML()).toMatch(/<td[^>]*><ul><li><p><\/p><\/li><\/ul><\/td>/);
});

test("a footnote is also offered in the middle of a text", async () => {
  const { editor } = await openEditor();
  write(editor, " /dipnot", "<p>Metin</p>", 6);
  await findMenu();
  press(editor, "Enter");
  await userEvent.type(await screen.findByLabelText(/Dipnot metni/), "Bkz. s. 12");
  await userEvent.click(screen.getByRole("button", { name: "Ekle" }));
  expect(editor.getHTML()).toContain('<p>Metin <sup class="footnote">Bkz. s. 12</sup></p>');
});
