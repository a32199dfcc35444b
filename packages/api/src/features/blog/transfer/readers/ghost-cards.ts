import { importNotes } from "@site/contract/blog/transfer/labels";
import { type CardFields, cardHtml } from "./cards.ts";
import { type Element, elementsIn, getLine, hasClass, innerHtml, named, withClass } from "./html-nodes.ts";
import type { PostReport } from "./post-report.ts";

type Read = (card: Element) => CardFields;

const text = (card: Element, name: string) => {
  const found = withClass(card, name);
  return found ? getLine([found]) : "";
};
const html = (card: Element, name: string) => innerHtml(withClass(card, name)).trim();
const link = (card: Element) => named(card, "a")?.attribs.href ?? "";
const caption = (card: Element) => innerHtml(named(card, "figcaption")).trim();
const sourceIn = (card: Element, ...names: string[]) =>
  elementsIn(card.children).find(({ name, attribs }) => names.includes(name) && attribs.src)?.attribs.src ?? "";

/** The contents of cards, as Ghost's HTML shows them; the fields are those of its editors. */
const readers: Record<string, Read> = {
  bookmark: (card) => ({
    url: link(card),
    metadata: { title: text(card, "kg-bookmark-title"), description: text(card, "kg-bookmark-description") },
    caption: caption(card),
  }),
  gallery: (card) => ({
    images: elementsIn(card.children)
      .filter(({ name }) => name === "img")
      .map(({ attribs }) => ({ src: attribs.src ?? "", alt: attribs.alt ?? "" })),
    caption: caption(card),
  }),
  file: (card) => ({
    src: link(card),
    fileTitle: text(card, "kg-file-card-title") || text(card, "kg-file-card-filename"),
    fileCaption: html(card, "kg-file-card-caption"),
  }),
  callout: (card) => ({ calloutEmoji: text(card, "kg-callout-emoji"), calloutText: html(card, "kg-callout-text") }),
  toggle: (card) => ({
    heading: html(card, "kg-toggle-heading-text"),
    content: html(card, "kg-toggle-content"),
  }),
  button: (card) => ({ buttonUrl: link(card), buttonText: getLine(card.children) }),
  product: (card) => ({
    productImageSrc: sourceIn(card, "img"),
    productTitle: html(card, "kg-product-card-title"),
    productDescription: html(card, "kg-product-card-description"),
    productUrl: link(card),
    productButton: text(card, "kg-product-card-button"),
  }),
  header: (card) => ({
    header: html(card, "kg-header-card-header") || html(card, "kg-header-card-heading"),
    subheader: html(card, "kg-header-card-subheader") || html(card, "kg-header-card-subheading"),
    buttonUrl: link(card),
    buttonText: text(card, "kg-header-card-button"),
    backgroundImageSrc: sourceIn(card, "img"),
  }),
  audio: (card) => ({
    src: sourceIn(card, "audio", "source"),
    title: text(card, "kg-audio-title"),
    caption: caption(card),
  }),
  video: (card) => ({ src: sourceIn(card, "video", "source"), caption: caption(card) }),
  cta: (card) => ({
    imageUrl: sourceIn(card, "img"),
    sponsorLabel: html(card, "kg-cta-sponsor-label"),
    textValue: html(card, "kg-cta-text"),
    buttonUrl: withClass(card, "kg-cta-button")?.attribs.href ?? "",
    buttonText: text(card, "kg-cta-button"),
  }),
  signup: () => ({}),
};

/** Turns a card of Ghost, as its HTML shows it, into simple HTML; undefined for cards that HTML can say itself. */
export function ghostCard(element: Element, report: PostReport): string | undefined {
  if (!hasClass(element, "kg-card")) return undefined;
  const kind = /\bkg-([a-z-]+?)-card\b/.exec(element.attribs.class ?? "")?.[1] ?? "";
  const read = readers[kind];
  if (!read) return undefined;
  const fields = read(element);
  const isEmpty = Object.values(fields).every((value) => value === "" || (Array.isArray(value) && value.length === 0));
  // Another version's card: what it shows is written as it is.
  if (isEmpty && kind !== "signup" && getLine(element.children) !== "") return undefined;
  return cardHtml(kind === "cta" ? "call-to-action" : kind, fields, report);
}

/** Parts that other pages of Ghost showed: in mails only, or the mark behind which members read on. */
const HIDDEN: [pattern: RegExp, name: string][] = [
  [/<!--kg-card-begin: ?email(?:-cta)?-->.*?<!--kg-card-end: ?email(?:-cta)?-->/gs, "E-posta"],
  [/<!--members-only-->/g, "Üyelere özel bölüm"],
];

/** Removes what readers of the former site's page did not see. */
export function withoutHiddenParts(html: string, report: PostReport): string {
  return HIDDEN.reduce(
    (shown, [pattern, name]) =>
      shown.replace(pattern, () => {
        report.leave(importNotes.card(name));
        return "";
      }),
    html,
  );
}
