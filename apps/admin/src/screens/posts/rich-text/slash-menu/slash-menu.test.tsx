import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { openEditor, typeText } from "../testing/open-editor.tsx";

/** Opens the editor and types at the start. */
async function typeAtStart(typed: string, html = "") {
  const { editor } = await openEditor(html);
  act(() => {
    editor.commands.setTextSelection(1);
    typeText(editor, typed);
  });
  return editor;
}

const findMenu = () => screen.findByRole("listbox", { name: "Blok ekle" });
const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const press = (editor: Editor, key: string) => fireEvent.keyDown(editor.view.dom, { key });

test("'/' lists the blocks, narrowed without Turkish marks; Enter inserts the first", async () => {
  const editor = await typeAtStart("/");
  await findMenu();
  expect(labels()).toHaveLength(10);
  act(() => typeText(editor, "alinti"));
  await waitFor(() => expect(labels()).toEqual(["Alıntı"]));
  press(editor, "Enter");
  expect(editor.getHTML()).toMatch(/^<blockquote><p><\/p><\/blockquote>/);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
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
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(editor.getText()).toBe("/tab");
});

test.each([
  ["Tablo", /^<table/],
  ["Kod bloğu", /^<pre>/],
  ["Yatay çizgi", /^<hr>/],
  ["Bölüm başlığı (H2)", /^<h2>/],
])("a click on %s inserts it", async (name, html) => {
  const editor = await typeAtStart("/");
  await findMenu();
  await userEvent.click(screen.getByRole("option", { name }));
  expect(editor.getHTML().replace(/^<p><\/p>/, "")).toMatch(html);
  expect(editor.getText()).not.toContain("/");
});

test("the image block asks for the image", async () => {
  const editor = await typeAtStart("/gorsel");
  await findMenu();
  press(editor, "Enter");
  await screen.findByRole("dialog", { name: "Görsel" });
  expect(editor.getText()).toBe("");
});

test.each([
  ["before other text", "/", "<p>metin</p>"],
  ["for a single letter before other text", "/d", "<p>metin</p>"],
  ["without a block of that name", "/zzz", ""],
])("the menu stays closed %s", async (_, typed, html) => {
  const { editor } = await openEditor(html);
  await act(async () => {
    editor.commands.setTextSelection(1);
    typeText(editor, typed);
  });
  expect(editor.getText()).toContain(typed);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test.each([
  ["a list item", "<ul><li><p></p></li></ul>", 3, ["Görsel", "Dipnot"]],
  ["a quotation", "<blockquote><p></p></blockquote>", 2, 6],
  ["a table cell", "<table><tbody><tr><td><p></p></td></tr></tbody></table>", 4, 7],
])("in %s the menu has what can stand there", async (_, html, position, expected) => {
  const { editor } = await openEditor(html);
  act(() => {
    editor.commands.setTextSelection(position);
    typeText(editor, "/");
  });
  await findMenu();
  if (typeof expected === "number") expect(labels()).toHaveLength(expected);
  else expect(labels()).toEqual(expected);
});

test("a list in a table cell stays in the cell", async () => {
  const { editor } = await openEditor("<table><tbody><tr><td><p></p></td></tr></tbody></table>");
  act(() => {
    editor.commands.setTextSelection(4);
    typeText(editor, "/madde");
  });
  await findMenu();
  press(editor, "Enter");
  expect(editor.getHTML()).toMatch(/<td[^>]*><ul><li><p><\/p><\/li><\/ul><\/td>/);
});

test("a footnote is also offered in the middle of a text", async () => {
  const { editor } = await openEditor("<p>Metin</p>");
  act(() => {
    editor.commands.setTextSelection(6);
    typeText(editor, " /dipnot");
  });
  await findMenu();
  press(editor, "Enter");
  await userEvent.type(await screen.findByLabelText(/Dipnot metni/), "Bkz. s. 12");
  await userEvent.click(screen.getByRole("button", { name: "Ekle" }));
  expect(editor.getHTML()).toContain('<p>Metin <sup class="footnote">Bkz. s. 12</sup></p>');
});
