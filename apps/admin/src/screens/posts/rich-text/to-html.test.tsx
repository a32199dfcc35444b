import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openEditor } from "./testing/open-editor.tsx";
import { getHtml } from "./to-html.ts";

test("an edit serialises the changed block only, to the same HTML", async () => {
  const { editor } = await openEditor("<h2>Bir</h2><p>iki</p><ul><li><p>üç</p></li></ul><p></p>");
  expect(getHtml(editor)).toBe("<h2>Bir</h2><p>iki</p><ul><li><p>üç</p></li></ul>");
  const serialise = vi.spyOn(Element.prototype, "innerHTML", "get");
  act(() => void editor.commands.insertContentAt(8, "2"));
  expect(serialise).toHaveBeenCalledTimes(1);
  serialise.mockRestore();
  expect(getHtml(editor)).toBe("<h2>Bir</h2><p>ik2i</p><ul><li><p>üç</p></li></ul>");
  act(() => void editor.commands.clearContent());
  expect(getHtml(editor)).toBe("");
});
