import { escapeMarkup } from "@site/contract/common/text";

/** Renders the few marks of Markdown that the document's texts use: paragraphs, lists, bold and code. */
export function renderText(text: string): string {
  const inline = (line: string) =>
    escapeMarkup(line)
      .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
      .replace(/`(.+?)`/g, "<code>$1</code>");
  return text
    .split("\n\n")
    .map((block) =>
      block.startsWith("- ")
        ? `<ul>${block
            .split("\n")
            .map((line) => `<li>${inline(line.slice(2))}</li>`)
            .join("")}</ul>`
        : `<p>${inline(block)}</p>`,
    )
    .join("");
}
