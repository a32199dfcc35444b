/** Turkish texts about posts that AI helped to write. */
export const referenceKindLabels = {
  law: "Kanun maddesi",
  decision: "Mahkeme kararı",
  gazette: "Resmî Gazete",
  url: "İnternet adresi",
  email: "E-posta adresi",
} as const;

export const provenanceTexts = {
  notFound: "Bu yazı yapay zekâ ile yazılmadı",
  referenceNotFound: "Bu atıf artık yazıda yok",
  isPublished: "Yayındaki bir yazının doğrulaması geri alınamaz. Önce yazıyı taslağa alın.",
  unchecked: (count: number) =>
    `Bu yapay zekâ taslağında doğrulanmamış ${count} atıf veya adres var. Yayınlamadan önce kontrol listesinde her ` +
    "birini kaynağından doğrulayın; o zamana kadar taslak olarak kaydedebilirsiniz.",
  uncheckedPosts: (titles: string) =>
    `Doğrulanmamış atıflar olduğu için yayınlanamadı: ${titles}. Önce yazının kontrol listesini tamamlayın.`,
  checkWithdrawn: "Bir atfın doğrulaması bu sırada geri alındı, yazı yayınlanmadı. Kontrol listesini tamamlayın.",
  whyChecked:
    "Yapay zekâ, var olmayan kanun maddeleri, karar numaraları ve adresler uydurabilir. Bu yüzden her birini " +
    "kaynağından doğrulayıp işaretlemeden yazı yayınlanamaz ve zamanlanamaz. Kaydetmek serbesttir.",
  label: "Bu yazının taslağı yapay zekâ yardımıyla hazırlandı.",
  labelReviewed: "Bu yazının taslağı yapay zekâ yardımıyla hazırlandı ve bir insan tarafından gözden geçirildi.",
} as const;
