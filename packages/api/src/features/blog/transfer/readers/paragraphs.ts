/** Block elements, which are not put into a paragraph. */
const BLOCKS =
  "table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|" +
  "style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|" +
  "summary|iframe|script";

const OPENING = new RegExp(`(<(?:${BLOCKS})[\\s/>])`, "gi");
const CLOSING = new RegExp(`(</(?:${BLOCKS})>)`, "gi");
const STARTS_AS_BLOCK = new RegExp(`^</?(?:${BLOCKS})[\\s/>]`, "i");
const ENDS_BLOCKS = new RegExp(`(?:\\s*</(?:${BLOCKS})>)+\\s*$`, "i");
const PRE = /<pre\b.*?<\/pre>/gs;
/** A tag with quoted attributes, which may contain tags themselves (`srcdoc`). */
const TAG = /<[a-z][^<>"']{0,500}(?:"[^"]{0,20000}"[^<>"']{0,500}|'[^']{0,20000}'[^<>"']{0,500})+>/gi;
const MARK = "\u0001";

/**
 * Turns the line breaks of the classic WordPress editor into paragraphs and breaks, as its `wpautop` does: an empty
 * line ends a paragraph, a single line break becomes `<br>`, blocks and preformatted text stay as they are.
 */
export function autoParagraphs(text: string): string {
  if (text.trim() === "") return "";
  const kept: string[] = [];
  const lines = text.replaceAll(MARK, "").replace(/\r\n?/g, "\n");
  const unix = lines.replace(TAG, (tag) => `<${tag.slice(1, -1).replaceAll("<", "&lt;").replaceAll(">", "&gt;")}>`);
  const marked = unix.replace(PRE, (whole) => `\n\n<pre ${MARK}${kept.push(whole) - 1}${MARK}></pre>\n\n`);
  const spaced = marked
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, "\n\n")
    .replace(OPENING, "\n\n$1")
    .replace(CLOSING, "$1\n\n")
    .replace(/<hr\s*\/?>/gi, "$&\n\n");
  const paragraphs = spaced
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\n+$/g, ""))
    .filter((part) => part.trim() !== "")
    .map(toParagraph);
  return paragraphs
    .join("\n")
    .replace(new RegExp(`<pre ${MARK}(\\d+)${MARK}></pre>`, "g"), (_, index: string) => kept[Number(index)] ?? "");
}

function toParagraph(part: string): string {
  if (!STARTS_AS_BLOCK.test(part)) {
    const ends = ENDS_BLOCKS.exec(part)?.[0] ?? "";
    return `<p>${withBreaks(part.slice(0, part.length - ends.length))}</p>${ends}`;
  }
  // Text that begins inside a block, such as a list item or a cell, keeps its line breaks.
  const [, tag = "", rest = ""] = /^(<[^>]*>)(.*)$/s.exec(part) ?? [];
  return tag + (/^<(?:ul|ol|table|thead|tbody|tfoot|tr|dl)\b/i.test(tag) ? rest : withBreaks(rest));
}

function withBreaks(text: string): string {
  return text.trim().replace(/(<br\s*\/?>)?\s*\n\s*/g, "<br>\n");
}
