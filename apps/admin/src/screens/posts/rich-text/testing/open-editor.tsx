import { fireEvent, screen } from "@testing-library/react";
import type { Editor } from "@tiptap/core";
import { onTestFinished, vi } from "vitest";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { RichText } from "../rich-text.tsx";

/** Has the toolbar above the text in editors that are opened next, until the test ends. */
export function pinToolbar(): void {
  localStorage.setItem("adminToolbar", "pinned");
  onTestFinished(() => localStorage.removeItem("adminToolbar"));
}

/**
 * Renders the article editor.
 * @returns Tiptap's editor and the mock that records changes
 */
export async function openEditor(initialHtml = "") {
  const onChange = vi.fn<(html: string) => void>();
  renderScreen(<RichText initialHtml={initialHtml} error={undefined} onChange={onChange} />);
  return { editor: getEditor(await screen.findByRole("textbox", { name: "İçerik" })), onChange };
}

/** Types letters as the browser reports them: a plugin may handle a letter, otherwise it is inserted. */
export function typeText({ view }: Editor, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
}

/** Pastes a plain text. */
export function pasteText({ view }: Editor, text: string): void {
  paste(view.dom, "text/plain", text);
}

/** Pastes HTML as a word processor or a browser puts it on the clipboard. */
export function pasteHtml({ view }: Editor, html: string): void {
  paste(view.dom, "text/html", html);
}

function paste(element: HTMLElement, type: string, content: string): void {
  fireEvent.paste(element, {
    clipboardData: { files: [], getData: (asked: string) => (asked === type ? content : "") },
  });
}

/** Returns Tiptap's editor, which it stores at its element. */
function getEditor(element: HTMLElement & { editor?: Editor }): Editor {
  if (!element.editor) throw new Error("The element has no editor.");
  return element.editor;
}
