import { nestWordLists } from "./word-lists.ts";
import { collectFootnotes } from "./word-notes.ts";

/** Selects the element into which Google Docs puts everything, with line breaks between blocks. */
const GOOGLE_DOCS = 'b[id^="docs-internal-guid"]';
const UNWANTED = `colgroup, br.Apple-interchange-newline, ${GOOGLE_DOCS} > br`;

/**
 * Prepares pasted HTML for the editor, which itself drops styles, classes and unknown elements: lists and footnotes of
 * word processors become elements, and headings get the levels of an article.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes("data-pm-slice")) return html; // copied from this editor
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const part of body.querySelectorAll(UNWANTED)) part.remove();
  for (const wrapper of body.querySelectorAll(GOOGLE_DOCS)) wrapper.replaceWith(...wrapper.childNodes);
  collectFootnotes(body);
  nestWordLists(body);
  for (const image of body.querySelectorAll('img[src^="file:" i]')) image.remove();
  for (const list of body.querySelectorAll("ol[type]")) list.removeAttribute("type");
  for (const link of body.querySelectorAll("a[href]")) dropUnderline(link);
  for (const title of body.querySelectorAll("p.MsoTitle, p.title")) rename(title, "h2");
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of body.querySelectorAll("h5, h6")) rename(heading, "h4");
  for (const heading of body.querySelectorAll("h2, h3, h4")) unwrapEmphasis(heading);
  for (const paragraph of body.querySelectorAll("p")) if (isEmpty(paragraph)) paragraph.remove();
  return body.innerHTML;
}

/** Returns whether HTML contains text, and not only images. */
export function hasText(html: string): boolean {
  return (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim() !== "";
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Removes bold from a heading. Word processors often add it, although headings are bold by their style. */
function unwrapEmphasis(heading: Element): void {
  for (const bold of heading.querySelectorAll("b, strong")) bold.replaceWith(...bold.childNodes);
  for (const styled of heading.querySelectorAll("[style]")) styled.removeAttribute("style");
}

/** Removes the underline of a link, which has one by its style. */
function dropUnderline(link: Element): void {
  for (const styled of link.querySelectorAll<HTMLElement>("[style]")) styled.style.removeProperty("text-decoration");
  for (const underlined of link.querySelectorAll("u")) underlined.replaceWith(...underlined.childNodes);
  const around = link.parentElement;
  if (around?.tagName === "U" && around.textContent === link.textContent) around.replaceWith(link);
}

/**
 * Returns whether a paragraph has neither text nor image, such as those with a no-break space by which Word and
 * LibreOffice end sections. Paragraphs in cells and lists are kept.
 */
function isEmpty(paragraph: Element): boolean {
  if (paragraph.closest("td, th, li")) return false;
  return (paragraph.textContent ?? "").trim() === "" && !paragraph.querySelector("img");
}
