/** Version of the text that subscribers agreed to. Change it with the text, because stored rows refer to it. */
export const CONSENT_VERSION = "2026-11-26";

/** How often mails come, in the words of the form. */
export const frequencyLabels = { each: "Her yazı yayınlandığında", weekly: "Haftada bir, pazartesi sabahı" } as const;

export const followTexts = {
  title: "Yeni yazılar e-postanıza gelsin",
  lead: "Yeni yazıları e-postayla haber vereyim. Başka bir şey göndermem, istediğiniz an tek tıkla ayrılırsınız.",
  consent:
    "Takip Et düğmesine basarak yeni yazıların e-postayla bildirilmesini kabul edersiniz. E-postalarda açılma ve " +
    "tıklama izlenmez.",
  email: "E-posta adresiniz",
  /** For pages with other forms, which ask for an e-mail address too. */
  titleBesideOthers: "Yeni yazıları takip edin",
  addressBesideOthers: "Yazıların geleceği adres",
  emailInvalid: "Geçerli bir e-posta adresi girin",
  submit: "Takip Et",
  /** The same for known and unknown addresses. */
  asked: "Son bir adım kaldı: adresinize gönderdiğim e-postadaki bağlantıyı açıp takibi onaylayın.",
  unseen: "E-posta birkaç dakika içinde gelmezse istenmeyen e-postalar klasörüne bakın.",
  failed: "İsteğiniz alınamadı. Adresi kontrol edip yeniden deneyin.",
  tooMany: "Kısa sürede çok fazla istek geldi. Biraz bekleyip yeniden deneyin.",
  frequency: "Ne sıklıkta?",
  categories: "Hangi konular?",
  categoriesHint: "Hiçbirini seçmezseniz bütün konulardaki yazılar gelir.",
  confirmTitle: "Takibi onaylama",
  confirmLead: "E-postayla takip isteğiniz onayınızı bekliyor. İsteği siz yapmadıysanız bu sayfayı kapatın.",
  confirm: "Takibi Onayla",
  confirmed: "Takibiniz onaylandı. Yeni yazılar e-postayla gelecek.",
  linkInvalid: "Bağlantı geçersiz ya da süresi dolmuş. Takip formunu yeniden doldurabilirsiniz.",
  /** For people whose mail program has cut off the end of the link. */
  linkCut:
    "E-postadaki bir bağlantıyla geldiyseniz ve bu formu görüyorsanız bağlantının sonu yolda kesilmiştir. Bağlantıyı " +
    "e-postadan bütünüyle kopyalayıp tarayıcınızın adres çubuğuna yapıştırın.",
  preferencesTitle: "E-posta takibim",
  saved: "Tercihiniz kaydedildi.",
  save: "Kaydet",
  leave: "Takipten Ayrıl",
  left: "Takipten ayrıldınız. Artık yeni yazı e-postası gelmeyecek.",
  isActive: (address: string) => `${address} adresi yeni yazıları takip ediyor.`,
  isLeft: "Bu adres yeni yazıları takip etmiyor. Yeniden takip etmek için tercihlerinizi kaydedin.",
  loadFailed: "Tercihleriniz şu anda açılamadı. Bağlantınızı kontrol edip yeniden deneyin.",
  memberSwitch: "Yeni yazıları e-postayla gönder",
  memberTitle: "E-postayla takip",
  memberLead: "Yeni blog yazıları hesabınızın doğrulanmış e-posta adresine gelir.",
} as const;
