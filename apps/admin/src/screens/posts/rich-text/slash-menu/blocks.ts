import { foldText } from "@site/contract/common/text";
import type { ChainedCommands } from "@tiptap/core";

/** A block that the "/" menu inserts. */
export interface Block {
  id: string;
  label: string;
  /** Inserts the block; "image" and "footnote" open their dialog first. */
  insert: ((chain: ChainedCommands) => ChainedCommands) | "image" | "footnote";
  /** Places besides the plain text in which the block is allowed. */
  within: readonly Place[];
}

/** The place where the menu was opened; "line" is the middle of a text. */
export type Place = "text" | "quote" | "table" | "list" | "line";

/** Number of typed letters that open the menu in the middle of a text, where "/" usually means itself. */
const MIN_IN_LINE = 3;

const blocks: readonly Block[] = [
  {
    id: "bolum",
    label: "Bölüm başlığı (H2)",
    insert: (chain) => chain.setHeading({ level: 2 }),
    within: [],
  },
  {
    id: "alt-bolum",
    label: "Alt bölüm başlığı (H3)",
    insert: (chain) => chain.setHeading({ level: 3 }),
    within: ["table"],
  },
  {
    id: "liste",
    label: "Madde işaretli liste",
    insert: (chain) => chain.toggleBulletList(),
    within: ["quote", "table"],
  },
  {
    id: "numarali",
    label: "Numaralı liste",
    insert: (chain) => chain.toggleOrderedList(),
    within: ["quote", "table"],
  },
  { id: "alinti", label: "Alıntı", insert: (chain) => chain.setBlockquote(), within: ["table"] },
  { id: "kod", label: "Kod bloğu", insert: (chain) => chain.setCodeBlock(), within: ["quote", "table"] },
  {
    id: "tablo",
    label: "Tablo",
    insert: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    within: [],
  },
  { id: "gorsel", label: "Görsel", insert: "image", within: ["quote", "table", "list"] },
  { id: "dipnot", label: "Dipnot", insert: "footnote", within: ["quote", "table", "list", "line"] },
  { id: "cizgi", label: "Yatay çizgi", insert: (chain) => chain.setHorizontalRule(), within: ["quote"] },
];

/** Returns the blocks allowed in a place whose label contains the typed text; "alinti" finds "Alıntı". */
export function blocksNamed(typed: string, place: Place): Block[] {
  const folded = foldText(typed);
  if (place === "line" && folded.length < MIN_IN_LINE) return [];
  return blocks.filter(
    ({ label, within }) => foldText(label).includes(folded) && (place === "text" || within.includes(place)),
  );
}
