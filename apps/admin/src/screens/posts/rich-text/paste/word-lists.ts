/** Matches Word's markers of numbered items: "1.", "a)", "iv." and "(1)". Any other marker is a bullet. */
const NUMBER = /^\(?(?:\d+|[a-zçğıöşü]|[ivxlcdm]+)[.)]/i;

interface Item {
  paragraph: HTMLElement;
  level: number;
  name: "ol" | "ul";
}

/**
 * Converts Word's list paragraphs to nested lists. Word writes an item as a paragraph with the style
 * `mso-list: l0 level2 lfo1`, and its marker in a span with `mso-list: Ignore`.
 */
export function nestWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number; name: Item["name"] }[] = [];
  let previous: Element | undefined;
  for (const item of getItems(body)) {
    // A paragraph between two items ends the list.
    if (previous === undefined || item.paragraph.previousElementSibling !== previous) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const current = open.at(-1);
    if (current && current.level === item.level && current.name !== item.name) open.pop();
    let parent = open.at(-1);
    if (!parent || parent.level < item.level) {
      const list = body.ownerDocument.createElement(item.name);
      const outer = parent?.list.lastElementChild;
      if (outer) outer.append(list);
      else item.paragraph.before(list);
      parent = { list, level: item.level, name: item.name };
      open.push(parent);
    }
    const element = body.ownerDocument.createElement("li");
    element.append(getParagraph(item.paragraph));
    parent.list.append(element);
    item.paragraph.remove();
    previous = open[0]?.list;
  }
}

/** Returns the items in order, and removes their markers. */
function getItems(body: HTMLElement): Item[] {
  return [...body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")].flatMap((paragraph) => {
    const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute("style") ?? "") ?? [];
    const isHeading = /^H\d$/.test(paragraph.tagName);
    const sign = takeSign(paragraph);
    if (level === undefined || isHeading) return [];
    return { paragraph, level: Number(level), name: NUMBER.test(sign) ? "ol" : "ul" };
  });
}

function takeSign(paragraph: Element): string {
  const signs = [...paragraph.querySelectorAll("[style]")].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? ""),
  );
  const text = signs.map(({ textContent }) => textContent).join("");
  for (const sign of signs) sign.remove();
  return text.trim();
}

function getParagraph(item: HTMLElement): HTMLElement {
  const paragraph = item.ownerDocument.createElement("p");
  paragraph.append(...item.childNodes);
  return paragraph;
}
