import { withFootnoteList } from "./footnotes.ts";
import { withHighlightedCode } from "./highlight.ts";

/** Returns sanitised HTML as readers get it: footnotes numbered and listed, code highlighted. */
export async function toReadingHtml(html: string): Promise<string> {
  return withFootnoteList(await withHighlightedCode(html));
}
