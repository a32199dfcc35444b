/**
 * Footnotes are stored where they are referred to, as `<sup class="footnote">text of the note</sup>`. The text contains
 * no elements; numbers and the list are made for output.
 */
const OPEN = '<sup class="footnote">';
const FOOTNOTE = /<sup class="footnote">([^<]*)<\/sup>/g;

/** Tags of sanitised HTML, where no attribute contains ">". */
const TAG = /<(\/?)([a-z0-9]+)[^>]*>/g;
/** Elements whose edges separate words. */
const BLOCKS = new Set("h2 h3 h4 p br hr ul ol li pre blockquote figure figcaption table tr th td".split(" "));
/** Elements that cannot contain a reference: a link contains no other link, and code shows plain text. */
const CLOSED = new Set(["a", "pre"]);

const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

/** Reduces the footnotes of sanitised HTML to texts. Inside links and code blocks they become texts in brackets. */
export function normaliseFootnotes(html: string): string {
  if (!html.includes(OPEN)) return html;
  let settled = "";
  let note: string | undefined;
  let depth = 0;
  let closed = 0;
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = "", index } of html.matchAll(TAG)) {
    const before = html.slice(end, index);
    end = index + tag.length;
    const step = slash ? -1 : 1;
    if (note !== undefined) {
      note += before + (BLOCKS.has(name) ? " " : "");
      if (name === "sup") depth += step;
      if (depth > 0) continue;
      settled += written(note, closed > 0);
      note = undefined;
    } else if (tag === OPEN) {
      settled += before;
      note = "";
      depth = 1;
    } else {
      settled += before + tag;
      if (CLOSED.has(name)) closed += step;
    }
  }
  return settled + (note ?? "") + html.slice(end);
}

/** Returns the HTML without its footnotes. */
export function withoutFootnotes(html: string): string {
  return html.replace(FOOTNOTE, "");
}

/** Returns the HTML with the texts of its footnotes at the end, in order. */
export function footnotesLast(html: string): string {
  const notes = [...html.matchAll(FOOTNOTE)].map(([, text]) => text);
  return notes.length === 0 ? html : [withoutFootnotes(html), ...notes].join(" ");
}

/**
 * Numbers the footnotes of a sanitised article and lists them at its end, with links in both directions. For output
 * only. Ids contain an underscore, which ids of headings never do.
 */
export function withFootnoteList(html: string): string {
  const notes: string[] = [];
  const numbered = html.replace(FOOTNOTE, (_, text: string) => {
    const number = notes.push(text);
    return (
      `<sup><a href="#dipnot_${number}" id="dipnot_yeri_${number}" role="doc-noteref" ` +
      `aria-label="Dipnot ${number}">${number}</a></sup>`
    );
  });
  if (notes.length === 0) return html;
  const items = notes.map(
    (text, index) =>
      `<li id="dipnot_${index + 1}">${withLinks(text)} <a href="#dipnot_yeri_${index + 1}" role="doc-backlink" ` +
      `aria-label="${index + 1}. dipnotun metindeki yerine dön">↩</a></li>`,
  );
  return (
    `${numbered}<section role="doc-endnotes" aria-labelledby="dipnot_listesi">` +
    `<h2 id="dipnot_listesi">Dipnotlar</h2><ol>${items.join("")}</ol></section>`
  );
}

function written(note: string, isClosed: boolean): string {
  const text = note.replace(/\s+/g, " ").trim();
  if (text === "") return "";
  return isClosed ? ` (${text})` : `${OPEN}${text}</sup>`;
}

/** Makes links of the addresses in an escaped text. */
function withLinks(text: string): string {
  return text.replace(ADDRESS, (address) => `<a href="${address}" rel="noopener nofollow">${address}</a>`);
}
