import { nestWordLists } from "./word-lists.ts";
import { collectFootnotes } from "./word-notes.ts";

/** Google Docs puts everything into one element, with line breaks between blocks. */
const GOOGLE_DOCS = 'b[id^="docs-internal-guid"]';
const UNWANTED = `colgroup, br.Apple-interchange-newline, ${GOOGLE_DOCS} > br`;

/**
 * Prepares pasted HTML for the editor, which drops styles, classes and unknown elements by itself: lists and footnotes
 * of word processors become elements, headings get the levels of an article.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes("data-pm-slice")) return html; // copied from an editor like this one
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

/** Returns whether HTML has a text, and not only images. */
export function hasText(html: string): boolean {
  return (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim() !== "";
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Headings of word processors are bold by their style, and often say so once more. */
function unwrapEmphasis(heading: Element): void {
  for (const bold of heading.querySelectorAll("b, strong")) bold.replaceWith(...bold.childNodes);
  for (const styled of heading.querySelectorAll("[style]")) styled.removeAttribute("style");
}

/** Links are underlined anyway. */
function dropUnderline(link: Element): void {
  for (const styled of link.querySelectorAll<HTMLElement>("[style]")) styled.style.removeProperty("text-decoration");
  for (const underlined of link.querySelectorAll("u")) underlined.replaceWith(...underlined.childNodes);
  const around = link.parentElement;
  if (around?.tagName === "U" && around.textContent === link.textContent) around.replaceWith(link);
}

/** Word and LibreOffice end sections with paragraphs of a space that cannot break. */
function isEmpty(paragraph: Element): boolean {
  if (paragraph.closest("td, th, li")) return false;
  return (paragraph.textContent ?? "").trim() === "" && !paragraph.querySelector("img");
}
