import { type Element, elementsIn, getLine, hasClass, isElement, isText, type Node, parentOf } from "./html-nodes.ts";

/** Footnotes of a text: what stands in place of each reference, and what they were taken from. */
export interface Footnotes {
  /** Texts by the element that refers to them; "" for the parts of a reference that vanish. */
  texts: Map<Node, string>;
  /** Notes, and lists of notes in which nothing remains. */
  removed: Set<Node>;
}

const BACK = /^(?:\s|↩|↑|\^|⤴|\u{fe0e}|\u{fe0f})*$/u;
/** Classes of links that lead from a note back to its reference, as in "footnote-backref" and "footnote-back". */
const BACK_WORDS = /back|return/i;
const NOTE_WORDS = /foot-?note|endnote|dipnot|noteref|fnref/i;
const TITLE = /^(?:dipnotlar?|footnotes?|notlar|notes|kaynak(?:ça|lar)?|references)\s*:?$/i;

/**
 * Finds footnotes in the forms that WordPress, its plugins, Ghost and Markdown give them: a reference with `data-fn`,
 * whose text stands elsewhere in the file, or a link in a `<sup>` to a note at the end of the text.
 * @param stored texts by id, as WordPress stores them beside the text
 */
export function getFootnotes(nodes: Node[], stored: Map<string, string>): Footnotes {
  const found: Footnotes = { texts: new Map(), removed: new Set() };
  const elements = elementsIn(nodes);
  const positions = new Map(
    elements.flatMap((element, position) => (element.attribs.id ? [[element.attribs.id, { element, position }]] : [])),
  );
  for (const [position, element] of elements.entries()) {
    const own = element.attribs["data-fn"];
    const text = own === undefined ? undefined : stored.get(own);
    if (text !== undefined) found.texts.set(element, text);
    else if (element.name === "a" && isReference(element) && !isBackLink(element)) {
      const target = positions.get(element.attribs.href?.slice(1) ?? "");
      // Text before the link is no note.
      if (target && target.position > position) refer(element, target.element, found);
    }
  }
  if (found.removed.size > 0) removeEmptied(elements, found.removed);
  return found;
}

function isReference(link: Element): boolean {
  const { href = "", rel = "", role = "" } = link.attribs;
  if (!/^#./.test(href)) return false;
  return (
    parentOf(link)?.name === "sup" ||
    rel === "footnote" ||
    role === "doc-noteref" ||
    NOTE_WORDS.test(link.attribs.class ?? "")
  );
}

function isBackLink(link: Element): boolean {
  const { class: classes = "", role, rev } = link.attribs;
  return role === "doc-backlink" || rev === "footnote" || BACK_WORDS.test(classes) || BACK.test(getLine([link]));
}

/** Takes the text of the note that a link refers to in place of the link. */
function refer(link: Element, target: Element, found: Footnotes): void {
  const note = noteAround(target);
  const text = noteText(note);
  if (text === "") return;
  const parent = parentOf(link);
  found.texts.set(parent?.name === "sup" ? parent : link, text);
  found.removed.add(note);
}

/** Returns the note that an element with an id begins: itself, or the item or paragraph around an empty anchor. */
function noteAround(target: Element): Element {
  let note = target;
  for (let parent = parentOf(note); parent && ["a", "sup", "span"].includes(note.name); parent = parentOf(note))
    note = parent;
  return note;
}

function noteText(note: Element): string {
  const isBack = (node: Node) =>
    isElement(node) &&
    node.name === "a" &&
    (node.attribs.href ?? "").startsWith("#") &&
    (isBackLink(node) || /^\[?\d+[\].)]?$/.test(getLine([node])));
  const text = (nodes: Node[]): string =>
    nodes
      .map((node) => {
        if (isText(node)) return node.data;
        if (!isElement(node) || isBack(node)) return "";
        const inner = text(node.children);
        const href = node.name === "a" ? (node.attribs.href ?? "") : "";
        return /^https?:/.test(href) && !inner.includes(href) ? `${inner} (${href})` : `${inner} `;
      })
      .join("");
  return text(note.children)
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?)])/g, "$1")
    .trim();
}

/** Removes lists of notes, their titles and rules, where all notes have gone into the text. */
function removeEmptied(elements: Element[], removed: Set<Node>): void {
  const isGone = (node: Node): boolean => {
    if (removed.has(node)) return true;
    if (isText(node)) return node.data.trim() === "";
    if (!isElement(node)) return true;
    if (node.name === "hr") return true;
    return TITLE.test(getLine([node])) || (node.children.length > 0 && node.children.every(isGone));
  };
  for (const element of elements.toReversed()) {
    const isList =
      ["ol", "ul"].includes(element.name) ||
      hasClass(element, "footnotes") ||
      element.name === "section" ||
      element.name === "div";
    const holdsNotes = elementsIn(element.children).some((each) => removed.has(each));
    if (isList && holdsNotes && element.children.every(isGone)) removed.add(element);
  }
}
