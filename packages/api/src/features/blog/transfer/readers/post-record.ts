import { createPostInput } from "@site/contract/blog/admin-schema";
import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup, slugify } from "@site/contract/common/text";
import { refusalOf, sanitiseArticle } from "../../../../text/html.ts";
import { cleanText, decoded, decodeEntities, fileNameOf, fitText, plainText } from "./clean-text.ts";
import type { ImportedImage, ImportedPost, ReadRecord } from "./records.ts";

/** A post as another product's file has it. */
export interface FoundPost {
  key: string;
  title: string;
  /** Possibly percent-encoded, or empty. */
  slug: string;
  html: string;
  excerpt: string;
  status: ImportedPost["status"];
  publishedAt: string | null;
  isFeatured: boolean;
  featuredImage: { address: string; alt: string } | null;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  category: string | null;
  tags: string[];
  formerPath: string | null;
  notes: string[];
}

/** Texts of an image, by its address. */
export type DescribeImage = (address: string) => { alt: string; fileName?: string } | undefined;

const MOST_TAGS = 50;
const MOST_ADDRESS = 500;
const IMAGE = /<img\b[^>]*>/g;

/** Returns the records of a post and of its images, in the bounds of the product's own forms. */
export function toPostRecords(found: FoundPost, describeImage: DescribeImage): ReadRecord[] {
  const notes = [...found.notes];
  const fit = (text: string, max: number, field: string) =>
    fitText(text, max, () => notes.push(importNotes.cut(field, max)));
  const title = fit(plainText(found.title), 200, "Başlık") || `Başlıksız yazı ${slugify(found.key).slice(-40)}`;
  if (plainText(found.title) === "") notes.push(importNotes.titleMissing);
  const slug = slugify(decoded(found.slug), 150) || slugify(title, 150) || `yazi-${slugify(found.key).slice(-40)}`;
  if (found.slug === "" && found.status === "published") notes.push(importNotes.slugMade);

  const html = cleanText(found.html);
  const isTooComplex = refusalOf(html) !== undefined;
  const described = describeImages(isTooComplex ? "" : sanitiseArticle(html), title, describeImage);
  const featured = found.featuredImage;
  const featuredAlt = featured && (plainText(featured.alt) || title);
  const bare = described.added + (featured && plainText(featured.alt) === "" ? 1 : 0);
  if (bare > 0) notes.push(importNotes.altAdded(bare));
  if (found.tags.length > MOST_TAGS) notes.push(importNotes.tagsCut);

  const images = new Set([...addressesIn(described.html), ...(featured ? [featured.address] : [])]);
  const payload: ImportedPost = {
    title,
    slug,
    content: described.html,
    excerpt: fit(plainText(found.excerpt), 500, "Özet"),
    featuredImage: featured?.address ?? null,
    imageAlt: fitText(featuredAlt ?? "", 300, () => undefined),
    status: found.status,
    publishedAt: found.publishedAt,
    unpublishAt: null,
    createdAt: found.publishedAt,
    isFeatured: found.isFeatured,
    seoTitle: fit(plainText(found.seoTitle), 200, "SEO başlığı"),
    seoDescription: fit(plainText(found.seoDescription), 500, "SEO açıklaması"),
    seoKeywords: fit(plainText(found.seoKeywords), 500, "Anahtar kelimeler"),
    category: found.category,
    tags: found.tags.slice(0, MOST_TAGS),
    images: [...images],
    formerPath: found.formerPath,
    provenance: null,
    imageCredit: null,
  };
  const fault = isTooComplex ? importNotes.tooComplex : faultOf(payload);
  const post: ReadRecord = {
    kind: "post",
    key: found.key,
    title,
    payload,
    notes,
    ...(fault !== undefined && { refusal: { state: "failed", note: fault } }),
  };
  return [...payload.images.map((address) => imageRecord(address, described.alts, describeImage)), post];
}

/** Returns why the product's own form would refuse a post, in its words. */
export function faultOf(post: ImportedPost): string | undefined {
  const { featuredImage, category, tags, images, formerPath, createdAt, provenance, imageCredit, ...fields } = post;
  return createPostInput.safeParse(fields).error?.issues[0]?.message;
}

/** Returns the addresses of the images in sanitised HTML. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(IMAGE)]
    .flatMap(([tag]) => sourceOf(tag) ?? [])
    .filter((each) => each.length <= MOST_ADDRESS);
}

function imageRecord(address: string, alts: Map<string, string>, describeImage: DescribeImage): ReadRecord {
  const known = describeImage(address);
  const fileName = known?.fileName || fileNameOf(address);
  const altText = plainText(known?.alt ?? "") || (alts.get(address) ?? "");
  const payload: ImportedImage = { fileName, altText: fitText(altText, 300, () => undefined) };
  return { kind: "image", key: address, title: fileName, payload };
}

/** Gives each image of sanitised HTML the text that publishing needs: its own, the file's, or the post's title. */
export function describeImages(html: string, title: string, describeImage: DescribeImage) {
  const alts = new Map<string, string>();
  let added = 0;
  const described = html.replace(IMAGE, (tag) => {
    const address = sourceOf(tag);
    const own = plainText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? "");
    const known = own || plainText((address !== undefined && describeImage(address)?.alt) || "");
    if (known === "") added++;
    else if (address !== undefined) alts.set(address, known);
    return own ? tag : tag.replace(/ alt="[^"]*"/, "").replace("<img", `<img alt="${escapeMarkup(known || title)}"`);
  });
  return { html: added > 0 || described !== html ? sanitiseArticle(described) : html, alts, added };
}

function sourceOf(tag: string): string | undefined {
  const source = / src="([^"]*)"/.exec(tag)?.[1];
  return source === undefined ? undefined : decodeEntities(source);
}
