/** Turkish texts of exporting and importing settings. */
export const settingTransferTexts = {
  imported: (count: number) => `${count} değer içe aktarıldı.`,
  importFailed: "Ayarlar içe aktarılırken bir hata oluştu.",
  notAFile: "Bu dosya bir ayar dosyası değil veya bozulmuş.",
  sameValues: "Dosyadaki değerler sitedekilerle aynı; değişecek bir şey yok.",
} as const;
