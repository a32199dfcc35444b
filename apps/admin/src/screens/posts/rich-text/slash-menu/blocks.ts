import { foldText } from "@site/contract/common/text";
import type { ChainedCommands } from "@tiptap/core";

/** A block of the "/" menu. */
export interface Block {
  id: string;
  label: string;
  /** Inserts the block; "image" asks for the image first. */
  insert: ((chain: ChainedCommands) => ChainedCommands) | "image";
}

const blocks: readonly Block[] = [
  { id: "bolum", label: "Bölüm başlığı (H2)", insert: (chain) => chain.setHeading({ level: 2 }) },
  { id: "alt-bolum", label: "Alt bölüm başlığı (H3)", insert: (chain) => chain.setHeading({ level: 3 }) },
  { id: "liste", label: "Madde işaretli liste", insert: (chain) => chain.toggleBulletList() },
  { id: "numarali", label: "Numaralı liste", insert: (chain) => chain.toggleOrderedList() },
  { id: "alinti", label: "Alıntı", insert: (chain) => chain.setBlockquote() },
  { id: "kod", label: "Kod bloğu", insert: (chain) => chain.setCodeBlock() },
  {
    id: "tablo",
    label: "Tablo",
    insert: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { id: "gorsel", label: "Görsel", insert: "image" },
  { id: "cizgi", label: "Yatay çizgi", insert: (chain) => chain.setHorizontalRule() },
];

/** Returns the blocks whose label contains the typed text; "alinti" finds "Alıntı". */
export function blocksNamed(typed: string): Block[] {
  return blocks.filter(({ label }) => foldText(label).includes(foldText(typed)));
}
