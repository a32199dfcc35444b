export const postTexts = {
  postNotFound: "Blog yazısı bulunamadı",
  noPosts: "Henüz blog yazısı yok",
  allLoaded: "Tüm yazılar yüklendi",
  recent: "Son Yazılar",
  popular: "Popüler Yazılar",
} as const;
