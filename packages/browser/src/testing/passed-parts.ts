/** Parts that screens share, which contain most elements of a screen in the admin app. */
const PARTS = ":is(header, nav, footer):not(:is(header, nav, footer, main, [role=dialog]) *)";
const COVERED_PARTS = ":is(header, nav, footer, main):not(:is(header, nav, footer, main, [role=dialog]) *)";
/** Ids that React and Mantine generate anew each time. */
const GIVEN_IDS = /(?:_r_|mantine-)[\da-z]+/g;

/** Markup of shared parts that passed in this run, with the looks in which they passed. */
const passed = new Set<string>();

/**
 * Runs a check of the page without the shared parts that passed before with the same markup, width and theme, and
 * without what a modal dialog covers, because axe's time grows with the whole document, whichever part it examines.
 * @param check returns a line for each violation
 */
export async function withoutPassedParts(check: () => Promise<string[]>): Promise<string[]> {
  const dialog = [...document.querySelectorAll("[role=dialog][aria-modal=true]")].at(-1) ?? null;
  const parts = [...document.querySelectorAll<HTMLElement>(dialog ? COVERED_PARTS : PARTS)].map((part) => ({
    part,
    key: toKey(part),
  }));
  const isNeeded = (part: Node) => part.contains(dialog) || part.contains(document.activeElement);
  const putBack = parts
    .filter(({ part, key }) => (dialog !== null || passed.has(key)) && !isNeeded(part))
    .map(({ part }) => takeOut(part));
  try {
    const lines = await check();
    if (lines.length === 0 && dialog === null) for (const { key } of parts) passed.add(key);
    return lines;
  } finally {
    for (const each of putBack) each();
  }
}

/** Replaces a part by an empty box. @returns a function that puts the part back */
function takeOut(part: HTMLElement): () => void {
  const box = part.cloneNode(false) as HTMLElement;
  box.style.minHeight = `${part.offsetHeight}px`;
  part.replaceWith(box);
  return () => box.replaceWith(part);
}

/** Returns a key of a part's looks: its markup, the window's width, and the theme, which the root element names. */
function toKey(part: Element): string {
  const root = document.documentElement.cloneNode(false) as Element;
  return `${innerWidth} ${root.outerHTML} ${part.outerHTML.replaceAll(GIVEN_IDS, "")}`;
}
