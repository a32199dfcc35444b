/** The version of the text that a subscriber agreed to. Change it with the text, which old rows refer to. */
export const CONSENT_VERSION = "2026-11-26";

/** How often mails come, as people choose it. */
export const frequencyLabels = { each: "Her yazı yayınlandığında", weekly: "Haftada bir, pazartesi sabahı" } as const;

export const followTexts = {
  title: "Yeni yazılar e-postanıza gelsin",
  lead: "Yeni yazıları e-postayla haber vereyim. Başka bir şey göndermem, istediğiniz an tek tıkla ayrılırsınız.",
  consent:
    "Takip Et düğmesine basarak yeni yazıların e-postayla bildirilmesini kabul edersiniz. E-postalarda açılma ve " +
    "tıklama izlenmez.",
  email: "E-posta adresiniz",
  /** Beside other forms of a page, whose fields ask for an e-mail address too. */
  titleBesideOthers: "Yeni yazıları takip edin",
  addressBesideOthers: "Yazıların geleceği adres",
  emailInvalid: "Geçerli bir e-posta adresi girin",
  submit: "Takip Et",
  /** The same whether the address is known or not. */
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
  /** For those whose mail program has cut off the end of the link. */
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
