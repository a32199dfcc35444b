import type { Footnotes } from "./article-footnotes.ts";
import type { Element, Node } from "./html-nodes.ts";
import type { PostReport } from "./post-report.ts";

/** `isOld` if it still leads to the former site. */
export interface ArticleLink {
  href: string;
  isOld?: true;
}

/** Questions that the writer of an article asks the reader of a file. */
export interface ArticleContext {
  report: PostReport;
  /** Returns the address and the text of an image; undefined leaves it out. */
  image(attributes: Record<string, string>): { src: string; alt: string } | undefined;
  /** Returns where a link leads in the article; undefined leaves only its text. */
  link(href: string): ArticleLink | undefined;
  /** Returns the absolute address of a player or frame; undefined if it has none. */
  embed(address: string): string | undefined;
  /** Texts of footnotes that stand outside of the text, by their id. */
  footnotes?: Map<string, string>;
  /** Returns simple HTML for an element of the former product; undefined for others. */
  card?(element: Element): string | undefined;
}

/** Marks HTML that a reader made of something else and has named in the report. */
export const CHANGED = "data-changed";

/** Writes the blocks of an article. */
export interface ArticleWriter {
  readonly context: ArticleContext;
  readonly footnotes: Footnotes;
  /** Returns the id that a heading will have; undefined if the text has no heading of this id. */
  headingId(id: string): string | undefined;
  /** Writes nodes as blocks: text between them becomes paragraphs, or stays bare where a block holds lines itself. */
  blocks(nodes: Node[], holds?: "paragraphs" | "lines"): string;
  /** Writes nodes as part of a line. */
  line(nodes: Node[]): string;
  /** Writes something in another shape; its blocks do not count as kept. */
  changed(sentence: Parameters<PostReport["change"]>[0] | undefined, write: () => string): string;
  /** Leaves something out and reports it. */
  leave(sentence: Parameters<PostReport["leave"]>[0]): string;
  /** Counts a block that stays as it is, unless it is part of something that changed. */
  keep(html: string): string;
  /** Writes a figure of one image; its caption is HTML of a line. */
  imageFigure(nodes: Node[], caption: string): string;
  /** Writes a link in place of a player or frame. */
  embed(address: string | undefined, missing: Parameters<PostReport["leave"]>[0]): string;
}
