export const botCheckTexts = {
  title: "Güvenlik Doğrulaması",
  incomplete: "Lütfen güvenlik doğrulamasını tamamlayın.",
  incompleteButton: "Güvenlik doğrulamasını tamamlayın",
  refusedTitle: "Doğrulama Hatası",
  refused: "Güvenlik doğrulaması başarısız. Lütfen tekrar deneyin.",
  loading: "Güvenlik doğrulaması yükleniyor…",
  waiting: "Güvenlik doğrulamasının yüklenmesini bekleyin.",
  notLoaded: "Güvenlik doğrulaması yüklenemedi",
  notLoadedHelp: "Yine de gönderebilirsiniz; gönderiniz ayrıca incelenir.",
} as const;
