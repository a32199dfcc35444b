export const pageSeoTexts = {
  seoUpdateFailed: "SEO ayarları güncellenirken bir hata oluştu.",
  pageSeoExists: "Bu sayfanın SEO kaydı zaten var.",
} as const;
