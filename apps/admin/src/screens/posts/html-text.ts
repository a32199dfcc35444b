const BLOCKS = "p,h1,h2,h3,h4,h5,h6,li,tr,blockquote,pre,figure,hr";

/**
 * Returns the text of HTML for comparison, one line for each block. Images become their alternative text, footnotes a
 * text in brackets at their reference.
 */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const image of body.querySelectorAll("img")) image.replaceWith(`[görsel: ${image.alt || image.src}]`);
  for (const note of body.querySelectorAll("sup.footnote")) note.replaceWith(` [dipnot: ${note.textContent}]`);
  for (const block of body.querySelectorAll(BLOCKS)) block.append("\n");
  return (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim();
}
