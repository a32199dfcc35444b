import { createPostInput } from "@site/contract/blog/posts/admin-schema";
import {
  maxLengthOf,
  type PostTextName,
  type PostTexts,
  postFieldLabels,
  postTextNames,
} from "@site/contract/blog/posts/fields";
import { importNotes } from "@site/contract/blog/transfer/labels";
import { toRecord } from "@site/contract/common/record";
import { escapeMarkup, slugify, truncateText } from "@site/contract/common/text";
import { findRefusal, findText, sanitiseArticle } from "../../../../text/html.ts";
import { cleanText, decoded, decodeEntities, fitText, getFileName, plainText } from "./clean-text.ts";
import type { PostReport } from "./post-report.ts";
import type { ImportedImage, ImportedPost, ReadRecord } from "./records.ts";

/** A post as another product's file has it. */
export interface FoundPost extends Partial<Omit<PostTexts, "content">> {
  key: string;
  title: string;
  /** Possibly percent-encoded, or empty. */
  slug: string;
  html: string;
  status: ImportedPost["status"];
  publishedAt: string | null;
  isFeatured: boolean;
  featuredImage: { address: string; alt: string } | null;
  category: string | null;
  tags: string[];
  formerPath: string | null;
  report: PostReport;
}

/** Texts of an image, by its address. */
export type DescribeImage = (address: string) => { alt: string; fileName?: string } | undefined;

const MAX_TAGS = 50;
const MAX_ADDRESS = 500;
/** Characters of a title that is made of a post's text. */
const MAX_MADE_TITLE = 80;
const IMAGE = /<img\b[^>]*>/g;

/** Plain texts that a file may lack. */
const otherTexts = postTextNames.filter((name) => name !== "title" && name !== "content");

/** Returns the records of a post and of its images, in the bounds of the product's own forms. */
export function toPostRecords(found: FoundPost, describeImage: DescribeImage): ReadRecord[] {
  const { report } = found;
  const fit = (text: string, name: PostTextName) => {
    const max = maxLengthOf(name);
    return fitText(text, max, () => report.change(importNotes.cut(postFieldLabels[name], max)));
  };
  const isTooComplex = findRefusal(found.html) !== undefined;
  const clean = isTooComplex ? "" : sanitiseArticle(cleanText(found.html));
  const ownTitle = plainText(found.title);
  const title = fit(ownTitle, "title") || titleFrom(clean, found.publishedAt);
  if (ownTitle === "") report.change(importNotes.titleMissing);
  const slug = getSlug(found, title, clean);
  if (found.slug === "" && found.status === "published") report.change(importNotes.slugMade);

  const described = describeImages(clean, title, describeImage);
  const featured = found.featuredImage;
  const featuredAlt = featured && (plainText(featured.alt) || title);
  const bare = described.added + (featured && plainText(featured.alt) === "" ? 1 : 0);
  if (bare > 0) report.change(importNotes.altAdded, bare);
  const tagsLeft = found.tags.length - MAX_TAGS;
  if (tagsLeft > 0) report.leave(importNotes.tagsCut(tagsLeft));

  const images = new Set([...addressesIn(described.html), ...(featured ? [featured.address] : [])]);
  const payload: ImportedPost = {
    ...contentOrDraft(found, title, described.html, isTooComplex),
    ...toRecord(otherTexts, (name) => fit(plainText(found[name] ?? ""), name)),
    title,
    slug,
    featuredImage: featured?.address ?? null,
    imageAlt: fitText(featuredAlt ?? "", maxLengthOf("imageAlt"), () => undefined),
    publishedAt: found.publishedAt,
    unpublishAt: null,
    createdAt: found.publishedAt,
    isFeatured: found.isFeatured,
    category: found.category,
    tags: found.tags.slice(0, MAX_TAGS),
    images: [...images],
    formerPath: found.formerPath,
    provenance: null,
    imageCredit: null,
  };
  if (payload.status === "published" && payload.publishedAt === null) report.change(importNotes.dateMissing);
  const error = isTooComplex ? importNotes.tooComplex : getError(payload);
  const post: ReadRecord = {
    kind: "post",
    key: found.key,
    title,
    payload,
    notes: report.changes,
    losses: report.losses,
    parts: report.parts,
    ...(error !== undefined && { refusal: { state: "failed", note: error } }),
  };
  return [...payload.images.map((address) => imageRecord(address, described.alts, describeImage)), post];
}

/** Returns the content; a post without one becomes a draft, in which its image or a sentence stands. */
function contentOrDraft(found: FoundPost, title: string, html: string, isTooComplex: boolean) {
  const { featuredImage, status, report } = found;
  if (isTooComplex || findText(html) !== "" || html.includes("<img")) return { content: html, status };
  report.change(status === "published" ? importNotes.draftBecause(importNotes.empty) : importNotes.emptyDraft);
  const alt = escapeMarkup(plainText(featuredImage?.alt ?? "") || title);
  const content = featuredImage
    ? `<figure><img src="${escapeMarkup(featuredImage.address)}" alt="${alt}" /></figure>`
    : `<p>${importNotes.emptyContent}</p>`;
  return { content: sanitiseArticle(content), status: "draft" as const };
}

/** Returns a title for a post without one: its first heading or sentence, otherwise its date. */
function titleFrom(html: string, publishedAt: string | null): string {
  const heading = /<h[234][^>]*>(.*?)<\/h[234]>/s.exec(html)?.[1];
  const [first = ""] = findText(heading ?? html).split(/(?<=[.!?…])\s/u, 1);
  if (first !== "") return truncateText(first.replace(/[.…]+$/u, ""), MAX_MADE_TITLE);
  return publishedAt === null ? importNotes.untitled : `${importNotes.untitled} (${formatDay(publishedAt)})`;
}

/** Returns the post's own slug; without one, that of its title, its text, or its day. */
function getSlug(found: FoundPost, title: string, html: string): string {
  const { publishedAt, key } = found;
  const text = truncateText(findText(html), MAX_MADE_TITLE);
  // Ghost and WordPress give a post without a title a name of their own, "untitled-2" or its number.
  const isNamed = plainText(found.title) !== "" || !/^(?:untitled|basliksiz|auto-draft)?-?\d*$/i.test(found.slug);
  const last = publishedAt === null ? slugify(key).slice(-40).replace(/^-/, "") : formatDay(publishedAt);
  return (
    (isNamed && slugify(decoded(found.slug), 150)) ||
    slugify(title, 150) ||
    slugify(text, 80) ||
    slugify(`yazi ${last}`, 80)
  );
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString("tr-TR", {
    timeZone: "Europe/Istanbul",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

/** Returns why the product's own form would refuse a post, in its words. */
export function getError(post: ImportedPost): string | undefined {
  const { featuredImage, category, tags, images, formerPath, createdAt, provenance, imageCredit, ...fields } = post;
  return createPostInput.safeParse(fields).error?.issues[0]?.message;
}

/** Returns the addresses of the images in sanitised HTML. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(IMAGE)]
    .flatMap(([tag]) => getSource(tag) ?? [])
    .filter((each) => each.length <= MAX_ADDRESS);
}

function imageRecord(address: string, alts: Map<string, string>, describeImage: DescribeImage): ReadRecord {
  const known = describeImage(address);
  const fileName = known?.fileName || getFileName(address);
  const altText = plainText(known?.alt ?? "") || (alts.get(address) ?? "");
  const payload: ImportedImage = { fileName, altText: fitText(altText, 300, () => undefined) };
  return { kind: "image", key: address, title: fileName, payload };
}

/** Gives each image of sanitised HTML the text that publishing needs: its own, the file's, or the post's title. */
export function describeImages(html: string, title: string, describeImage: DescribeImage) {
  const alts = new Map<string, string>();
  let added = 0;
  const described = html.replace(IMAGE, (tag) => {
    const address = getSource(tag);
    const own = plainText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? "");
    const known = own || plainText((address !== undefined && describeImage(address)?.alt) || "");
    if (known === "") added++;
    else if (address !== undefined) alts.set(address, known);
    return own ? tag : tag.replace(/ alt="[^"]*"/, "").replace("<img", `<img alt="${escapeMarkup(known || title)}"`);
  });
  return { html: added > 0 || described !== html ? sanitiseArticle(described) : html, alts, added };
}

function getSource(tag: string): string | undefined {
  const source = / src="([^"]*)"/.exec(tag)?.[1];
  return source === undefined ? undefined : decodeEntities(source);
}
