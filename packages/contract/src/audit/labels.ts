export const auditTexts = {
  exported: "İşlem kaydı indirildi.",
  exportedPart: "İşlem kaydının en yeni 5.000 satırı indirildi. Daha azı için süzün.",
  exportFailed: "İşlem kaydı indirilirken bir hata oluştu.",
} as const;

const verbs: Record<string, string> = {
  create: "Ekleme",
  update: "Değiştirme",
  updateMany: "Toplu değiştirme",
  remove: "Silme",
  removeMany: "Toplu silme",
  approve: "Onaylama",
  reject: "Reddetme",
  reply: "Yanıtlama",
  restore: "Geri getirme",
  upload: "Yükleme",
  updateBudget: "Bütçe değiştirme",
  choosePhoto: "Fotoğraf seçme",
  generateImage: "Görsel oluşturma",
  fixSeo: "SEO düzeltme",
  replace: "Yenisiyle değiştirme",
  setStatus: "Durum değiştirme",
  setPassword: "Şifre belirleme",
  verifyEmail: "E-posta doğrulama",
  cleanupUnused: "Kullanılmayanları temizleme",
  login: "Giriş",
  logout: "Çıkış",
  refresh: "Yenileme",
  resend: "Yeniden gönderme",
  export: "Dışa aktarma",
  changePassword: "Şifre değiştirme",
  open: "İndirme",
  updateSchedule: "Zamanını değiştirme",
  retryJob: "İşi yeniden deneme",
  googleReturn: "Google ile giriş",
  googleSecondStep: "Google ile giriş",
  passkeyLogin: "Geçiş anahtarı ile giriş",
  recoveryCodeUsed: "Kurtarma kodu kullanma",
  begin: "Başlatma",
  confirm: "Açma",
  renewCodes: "Kurtarma kodlarını yenileme",
  add: "Ekleme",
  rename: "Ad değiştirme",
  start: "Başlatma",
  cancel: "İptal",
  retry: "Yeniden deneme",
  save: "Kaydetme",
  generateBlog: "Metin üretme",
  resolve: "Atıf doğrulama",
  label: "Etiket",
  review: "Gözden geçirme",
};

const nouns: Record<string, string> = {
  session: "Oturum",
  auth: "Üye girişi",
  totp: "İki adımlı doğrulama",
  passkeys: "Geçiş anahtarı",
  posts: "Yazı",
  postDrafts: "Taslak",
  postRevisions: "Yazı sürümü",
  postPreviews: "Önizleme bağlantısı",
  categories: "Kategori",
  tags: "Etiket",
  comments: "Yorum",
  media: "Görsel",
  ai: "AI",
  aiConfigurations: "AI yapılandırması",
  promptTemplates: "Sistem şablonu",
  unsplashSettings: "Unsplash ayarı",
  review: "Yazı (AI)",
  redirects: "Yönlendirme",
  trash: "Çöp kutusu",
  sliderSettings: "Slider ayarı",
  siteSettings: "Site ayarı",
  securitySettings: "Güvenlik ayarı",
  notificationSettings: "Bildirim ayarı",
  smtp: "E-posta sunucusu",
  emailLogs: "E-posta kaydı",
  contactMessages: "İletişim mesajı",
  users: "Üye",
  pages: "Sayfa",
  pageSeo: "Sayfa SEO ayarı",
  homepage: "Ana sayfa",
  services: "Hizmet",
  becayis: "Becayiş",
  listings: "Becayiş ilanı",
  matches: "Eşleşme",
  contacts: "İletişim kaydı",
  sitemap: "Site haritası",
  notifications: "Bildirim",
  audit: "İşlem kaydı",
  backups: "Yedek",
  system: "Sistem",
  creations: "AI ile yazı",
  postProvenance: "Yapay zekâ taslağı",
};

/** Returns a procedure's path in words, as in "Kategori: Ekleme"; unknown parts stay as they are. */
export function labelOfAction(action: string): string {
  const parts = action.replace(/^admin\./, "").split(".");
  const verb = parts.pop() ?? "";
  const noun = parts.at(-1) ?? "";
  return `${nouns[noun] ?? noun}: ${verbs[verb] ?? verb}`;
}

/** Returns the outcome of an entry in words. */
export function labelOfOutcome(outcome: string): string {
  const labels: Record<string, string> = {
    done: "Yapıldı",
    INVALID_CREDENTIALS: "Yanlış bilgiler",
    FORBIDDEN: "Yetki yok",
    SECOND_FACTOR_REQUIRED: "İkinci adım istendi",
  };
  return labels[outcome] ?? outcome;
}
