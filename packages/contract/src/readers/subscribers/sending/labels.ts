/** The note about the law, which must be confirmed before the first mail. */
export const lawNote = [
  "Ticari elektronik ileti (ürün ya da hizmet tanıtan, kampanya duyuran e-posta) göndermek için 6563 sayılı Kanun ve " +
    "Ticari İletişim ve Ticari Elektronik İletiler Hakkında Yönetmelik gereği alıcının onayı alınır ve onaylar İleti " +
    "Yönetim Sistemi’ne (İYS) kaydedilir. Tacir ve esnaf alıcılar için de ret hakkı İYS üzerinden kullanılır.",
  "Yalnızca yeni yazıyı haber veren, tanıtım içermeyen bir e-posta ticari ileti sayılmayabilir; yazınız hizmetinizi " +
    "tanıtıyorsa sayılabilir. Bu not hukuki görüş değildir; emin değilseniz İYS’ye kaydolun ya da yazıyı gönderim dışında " +
    "tutun.",
  "Her e-postada gönderenin kim olduğu, neden geldiği ve tek adımda ayrılma yolu bulunur. Adresler KVKK’ya göre yalnızca " +
    "bu amaçla, açık rıza sürdükçe saklanır.",
] as const;

export const mailingTexts = {
  saved: "Gönderim ayarları kaydedildi.",
  paused: "Gönderim duraklatıldı.",
  resumed: "Gönderim sürüyor.",
  tested: "Deneme e-postası sıraya alındı; gidip gitmediği burada görünür.",
  confirmed: "Gönderim açıldı. Bekleyen yazılar sırayla gönderilecek.",
  notPreviewed: "Önce e-postanın önizlemesine bakın.",
  notTested: "Önce kendinize bir deneme e-postası gönderin.",
  testWaits: "Deneme e-postası sırada; gidince gönderimi açabilirsiniz.",
  testFailed: "Deneme e-postası gönderilemedi. Posta ayarlarına bakıp yeniden deneyin.",
  sampleTitle: "Örnek yazı",
  sampleExcerpt: "Yazının özeti burada yer alır. Henüz yayında yazı olmadığı için örnek bir metin görüyorsunuz.",
} as const;
