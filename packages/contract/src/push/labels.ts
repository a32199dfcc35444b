/** Turkish texts of notifications on a member's devices. */
export const pushTexts = {
  title: "Bu cihazda bildirim",
  hint:
    "Açarsanız yeni bildirimler, site kapalıyken de bu cihazın ekranında görünür. E-posta ve site içi bildirimleriniz " +
    "olduğu gibi kalır. Çıkış yaptığınızda bu cihazdaki bildirimler kapanır.",
  on: "Bu cihaz artık bildirim gösterecek.",
  off: "Bu cihazdaki bildirimler kapatıldı.",
  unsupported:
    "Bu tarayıcı bildirim gösteremiyor. iPhone ve iPad’de önce siteyi ana ekrana ekleyin (Paylaş › Ana Ekrana Ekle), " +
    "sonra oradan açıp bu sayfaya dönün.",
  refused:
    "Tarayıcınız bu sitenin bildirimlerine izin vermiyor. Adres çubuğundaki site ayarlarından bildirimlere izin " +
    "verin, sonra bu sayfayı yenileyin.",
  failed: "Bu cihazda bildirim açılamadı. İnternet bağlantınızı denetleyip biraz sonra yeniden deneyin.",
  endpointInvalid: "Cihazın bildirim adresi geçersiz.",
  /** Names the choice of each kind of notification. */
  alsoOnDevices: (event: string) => `${event}: cihazlarımda da göster`,
  devices: "Cihazda",
} as const;
