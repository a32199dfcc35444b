import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup } from "@site/contract/common/text";
import { decodeEntities } from "./clean-text.ts";
import { attributeOf, embedsOf } from "./wordpress-html.ts";

/** Cards that lead to other systems of Ghost and hold no text of the post. */
const EMPTY_CARDS: [pattern: RegExp, name: string][] = [
  [/<div class="kg-card kg-signup-card.*?<\/form>.*?<\/div>/gs, "Kayıt formu"],
  [/<!--kg-card-begin: email-->.*?<!--kg-card-end: email-->/gs, "E-posta"],
  [/<!--members-only-->/g, "Üyelere özel bölüm"],
];

const BOOKMARK = /<figure class="kg-card kg-bookmark-card[^"]*">(.*?)<\/figure>/gs;
const FILE = /<div class="kg-card kg-file-card[^"]*">\s*<a\b([^>]*)>(.*?)<\/a>\s*<\/div>/gs;
const IMAGE_LINK = /<figure class="kg-card kg-gallery-card[^"]*">(.*?)<\/figure>/gs;

/** Turns Ghost's cards, as its HTML shows them, into what an article may contain. */
export function ghostCards(html: string, note: (sentence: string) => void): string {
  let shown = html;
  for (const [pattern, name] of EMPTY_CARDS)
    shown = shown.replace(pattern, () => {
      note(importNotes.card(name));
      return "";
    });
  return embedsOf(
    shown
      .replace(BOOKMARK, (_, inner: string) => bookmarkOf(inner))
      .replace(FILE, (_, given: string, inner: string) => {
        const title = /class="kg-file-card-title">(.*?)</s.exec(inner)?.[1]?.trim();
        return linkOf(given, title);
      })
      .replace(IMAGE_LINK, (_, inner: string) => galleryOf(inner)),
    { siteUrl: "", note },
  );
}

/** A bookmark's figure holds a link with title, description, icon and picture of another site. */
function bookmarkOf(inner: string): string {
  const given = /<a\b([^>]*)>/.exec(inner)?.[1] ?? "";
  const title = /class="kg-bookmark-title">(.*?)</s.exec(inner)?.[1]?.trim();
  const about = /class="kg-bookmark-description">(.*?)</s.exec(inner)?.[1]?.trim();
  return linkOf(given, title, about);
}

function linkOf(given: string, title: string | undefined, about?: string): string {
  const href = decodeEntities(attributeOf(given, "href") ?? "");
  if (href === "") return "";
  return `<p><a href="${escapeMarkup(href)}">${title || escapeMarkup(href)}</a>${about ? `: ${about}` : ""}</p>`;
}

/** Each picture of a gallery becomes a figure of its own. */
function galleryOf(inner: string): string {
  const caption = /<figcaption[^>]*>.*?<\/figcaption>/s.exec(inner)?.[0] ?? "";
  const images = [...inner.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  return images.map((tag, index) => `<figure>${tag}${index === images.length - 1 ? caption : ""}</figure>`).join("");
}
