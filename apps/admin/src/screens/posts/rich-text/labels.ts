import type { RichTextEditorLabels } from "@mantine/tiptap";

/** Turkish labels of the toolbar. Each control of the screen needs its own accessible name. */
export const toolbarLabels: Partial<RichTextEditorLabels> = {
  h2ControlLabel: "Bölüm (H2)",
  h3ControlLabel: "Alt bölüm (H3)",
  boldControlLabel: "Kalın",
  italicControlLabel: "Eğik",
  codeControlLabel: "Satır içi kod",
  bulletListControlLabel: "Madde işaretli liste",
  orderedListControlLabel: "Numaralı liste",
  blockquoteControlLabel: "Alıntı",
  codeBlockControlLabel: "Kod bloğu",
  unlinkControlLabel: "Bağlantıyı kaldır",
  undoControlLabel: "Geri al",
  redoControlLabel: "Yinele",
  tableRowBeforeControlLabel: "Üste satır ekle",
  tableRowAfterControlLabel: "Alta satır ekle",
  tableRowDeleteControlLabel: "Satırı sil",
  tableColumnBeforeControlLabel: "Sola sütun ekle",
  tableColumnAfterControlLabel: "Sağa sütun ekle",
  tableColumnDeleteControlLabel: "Sütunu sil",
  tableToggleHeaderRowControlLabel: "İlk satırı vurgula",
  tableDeleteControlLabel: "Tabloyu sil",
};
