import { formatMonth } from "../../../common/days.ts";

export const staffTexts = {
  addressRequired: "Kurum e-posta adresinizi girin",
  codeRequired: "E-postayla gelen altı haneli kodu girin",
  institutionMissing: "Önce becayiş profilinizde kurumunuzu seçin.",
  foreignDomain: (institution: string, domains: readonly string[]) =>
    domains.length === 0
      ? `${institution} için doğruladığımız bir e-posta alan adı henüz yok. Kurumunuzu belgeyle doğrulayabilirsiniz.`
      : `Bu adres, ${institution} için kayıtlı alan adlarından birinde değil: ${domains.join(", ")}. ` +
        "Kurum e-postanız yoksa belge gönderebilirsiniz.",
  codeSent: "Kodu kurum adresinize gönderdik. 15 dakika içinde girin.",
  tooSoon: "Az önce bir kod gönderdik. Yenisini istemek için bir dakika bekleyin.",
  codeMissing: "Bekleyen bir kodunuz yok. Yeni bir kod isteyin.",
  codeExpired: "Bu kodun süresi doldu. Yeni bir kod isteyin.",
  codeWrong: (left: number) =>
    left === 0
      ? "Kod yanlış. Bu kod artık kullanılamaz; yeni bir kod isteyin."
      : `Kod yanlış. ${left} deneme hakkınız kaldı.`,
  tooManyWrong: "Bugün çok fazla yanlış kod girildi. Lütfen yarın yeniden deneyin ya da belge yükleyin.",
  addressTaken: "Bu adresle başka bir üye doğrulanmış. Her adres yalnızca bir üyeyi doğrulayabilir.",
  institutionChanged: "Kurumunuz bu arada değişti. Doğrulamaya yeniden başlayın.",
  verified: "Kurumunuz doğrulandı.",
  requestFailed: "Kod gönderilirken bir hata oluştu. Lütfen yeniden deneyin.",
  confirmFailed: "Kod denetlenirken bir hata oluştu. Lütfen yeniden deneyin.",
  stateFailed: "Kurum doğrulamanız alınırken bir hata oluştu",
  documentRequired: "Bir belge seçin",
  documentTooLarge: "Belge en fazla 5 MB olabilir",
  documentUnreadable: "Belge okunamadı. PDF, JPEG ya da PNG dosyası seçin.",
  documentSent: "Belgeniz alındı. İncelenince size haber vereceğiz; dosya, kararla birlikte silinir.",
  documentFailed: "Belge gönderilirken bir hata oluştu. Lütfen yeniden deneyin.",
  documentWithdrawn: "Belgeniz geri alındı ve silindi.",
  verifiedOnly:
    "Bu ilanın sahibi yalnızca aynı kurumda çalıştığı doğrulanmış üyelerden istek kabul ediyor. Kurumunuzu becayiş " +
    "profilinizden doğrulayıp yeniden deneyebilirsiniz.",
} as const;

export const adminStaffTexts = {
  approved: "Üyenin kurumu doğrulandı; belge silindi.",
  refused: "Belge reddedildi ve silindi.",
  decideFailed: "Karar kaydedilirken bir hata oluştu.",
  alreadyDecided: "Bu belge hakkında daha önce karar verilmiş ya da üye belgesini geri almış.",
  fileMissing: "Belgenin dosyası bulunamadı. Üyeden yeniden göndermesini isteyin.",
  reasonRequired: "Red gerekçesi gereklidir",
  listFailed: "Belgeler alınırken bir hata oluştu",
  unconfirmed: "Doğrulanmadı",
  unconfirmedWhy: "Kaynak bir ana sayfa: adresi gösteren sayfa girilene kadar üyelere kod gönderilmez.",
  confirmFailed: "Alan adı doğrulanırken bir hata oluştu.",
  pageRequired: "Ana sayfa yetmez: kurumun bu alan adındaki bir e-posta adresini gösteren sayfanın adresini girin",
  domainSaved: "Alan adı kaydedildi.",
  domainRemoved: "Alan adı silindi.",
  domainFailed: "Alan adı kaydedilirken bir hata oluştu.",
  domainRemoveFailed: "Alan adı silinirken bir hata oluştu.",
  domainTaken: "Bu alan adı bu kurum için zaten kayıtlı.",
  domainInvalid: "Alan adını “adalet.gov.tr” biçiminde girin",
  domainTooWide: "Bu ek birçok kuruma aittir; kurumun kendi alan adını girin",
  institutionRequired: "Kurum seçin",
  sourceRequired: "Alan adının kuruma ait olduğunu gösteren sayfanın adresini girin",
  dateRequired: "Kaynağa bakılan günü girin",
} as const;

export const staffMethodLabels = { mail: "Kurum e-postası", document: "Belge" } as const;

/** Returns the badge of a verified owner. @param month as in "2026-11" */
export function verifiedBadge(month: string): string {
  return `Kurumu doğrulandı · ${formatMonth(month)}`;
}
