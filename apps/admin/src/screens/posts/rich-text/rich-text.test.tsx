import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openEditor } from "./testing/open-editor.tsx";

test("words and reading time are counted, and again when typing pauses", async () => {
  const { editor } = await openEditor("<h2>Bir iki</h2><p>üç<br>dört</p>");
  const length = screen.getByRole("status", { name: "Metnin uzunluğu" });
  expect(length.textContent).toBe("4 kelime, yaklaşık 1 dakikalık okuma");
  editor.commands.insertContentAt(editor.state.doc.content.size, "<p>beş </p>".repeat(1200));
  expect(length.textContent).toBe("4 kelime, yaklaşık 1 dakikalık okuma");
  await screen.findByText("1.204 kelime, yaklaşık 7 dakikalık okuma");
});

test("'?' outside the fields and the button open the list of shortcuts", async () => {
  const { editor } = await openEditor();
  fireEvent.keyDown(editor.view.dom, { key: "?", shiftKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();

  fireEvent.keyDown(document.body, { key: "?", shiftKey: true });
  const dialog = await screen.findByRole("dialog", { name: "Kısayollar" });
  expect(screen.getByRole("row", { name: /Ctrl \+ K Bağlantı/ })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Kapat" }));
  if (dialog.isConnected) await waitForElementToBeRemoved(dialog);

  await userEvent.click(screen.getByRole("button", { name: "Kısayollar" }));
  await screen.findByRole("dialog", { name: "Kısayollar" });
});

test("the HTML can be edited, and what articles may not have is dropped", async () => {
  const { onChange } = await openEditor("<h2>Bir</h2><p>iki</p>");
  const toggle = screen.getByRole("button", { name: "HTML" });
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-pressed")).toBe("true");
  const source = screen.getByLabelText<HTMLTextAreaElement>(/^İçerik \(HTML\)/);
  expect(source.value).toBe("<h2>Bir</h2>\n<p>iki</p>");

  const html = '<h3>Üç</h3>\n<p onclick="a()">dört <b>beş</b></p><script>alert(1)</script>';
  fireEvent.change(source, { target: { value: html } });
  expect(onChange).toHaveBeenLastCalledWith("<h3>Üç</h3><p>dört <strong>beş</strong></p>");

  await userEvent.click(toggle);
  const textbox = screen.getByRole("textbox", { name: "İçerik" });
  expect(textbox.textContent).toBe("Üçdört beş");
});

test("a text that ends as it began is unchanged, whatever the server adds to its HTML", async () => {
  const html = '<h2 id="bir">Bir</h2><table><tbody><tr><td>iki</td></tr></tbody></table>';
  const { editor, onChange } = await openEditor(html);
  await waitFor(() => expect(editor.view.dom.isConnected).toBe(true));
  act(() => void editor.commands.insertContentAt(1, "x"));
  expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<h2>xBir<\/h2><table/));
  act(() => void editor.commands.undo());
  expect(onChange).toHaveBeenLastCalledWith(html);
});
