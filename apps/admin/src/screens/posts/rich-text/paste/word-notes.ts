/** Selects the elements of a note's text. */
const NOTE_PARTS = "p, li, div";

/**
 * Converts footnotes of Word, LibreOffice and Google Docs to those of an article. Each program writes two links to each
 * other: one in the text, and one before the note at the end.
 */
export function collectFootnotes(body: HTMLElement): void {
  const anchors = [...body.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
  const byName = new Map(anchors.flatMap((anchor) => getNames(anchor).map((name) => [name, anchor] as const)));
  for (const reference of anchors) {
    const back = byName.get(getTarget(reference));
    if (!back || !getNames(reference).includes(getTarget(back)) || !isBefore(reference, back)) continue;
    const text = takeNote(back, reference);
    if (text === "") continue;
    const note = body.ownerDocument.createElement("sup");
    note.className = "footnote";
    note.textContent = text;
    const raised = reference.closest("sup");
    (raised?.textContent === reference.textContent ? raised : reference).replaceWith(note);
  }
  for (const line of body.querySelectorAll('[style*="mso-element:footnote-list"] > :is(br, hr)')) line.remove();
}

/** Removes the note that a link refers to, and returns its text without the number. */
function takeNote(back: HTMLAnchorElement, reference: HTMLAnchorElement): string {
  const first = back.closest(NOTE_PARTS);
  if (!first || first.contains(reference)) return "";
  const around = first.parentElement?.closest("div[id]");
  const container = around && !around.contains(reference) ? around : first;
  (back.closest("sup") ?? back).remove();
  const text = (container.textContent ?? "").replace(/\s+/g, " ").trim();
  container.remove();
  return text;
}

/** Returns the part after "#". Word writes the address of a file before it. */
function getTarget(anchor: HTMLAnchorElement): string {
  return (anchor.getAttribute("href") ?? "").split("#")[1] ?? "";
}

function getNames(anchor: HTMLAnchorElement): string[] {
  return ["name", "id"].flatMap((attribute) => anchor.getAttribute(attribute) || []);
}

function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
