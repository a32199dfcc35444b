/** Changes that a model proposes for a selected text. */
export const rewriteLabels = { shorten: "Kısalt", simplify: "Sadeleştir", formal: "Resmî Türkçe" } as const;

export const writingTexts = {
  selectionRequired: "Önce metin seçin.",
  selectionTooLong: "En fazla 6.000 karakterlik bir metin seçebilirsiniz.",
  rewriteFailed: "Öneri alınamadı.",
  contentRequired: "Öneri için önce yazının metnini girin.",
  noFittingTags: "Mevcut etiketlerden bu yazıya uyan bulunamadı.",
} as const;
