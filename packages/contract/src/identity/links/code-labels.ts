/** Turkish texts of mailed codes, at the sign-in and where somebody joins by a listing. */
export const codeTexts = {
  required: "E-postanıza gelen altı haneli kodu yazın",
  sent: "Kodu e-postanıza gönderdik.",
  sentAgain: "Yeni kodu e-postanıza gönderdik; yalnızca en son gelen kod geçerli.",
  sentToAccount:
    "Bu adresle bir hesabınız varsa kodu e-postanıza gönderdik. Yoksa nasıl üye olacağınızı aynı adrese yazdık.",
  gone: "Bu kod artık geçerli değil; lütfen yeniden başlayın.",
  expired: "Kodun süresi doldu; yeni kod isteyin.",
  tried: "Bu kod beş kez yanlış denendiği için kapandı; yeni kod isteyin.",
  used: "Bu kod kullanıldı; yeni kod isteyin.",
  outdated: "Bu, önceki e-postadaki kod. En son gelen e-postadaki kodu yazın.",
  tooManyWrong:
    "Bu adres için bugün çok fazla yanlış kod girildi; yarın yeniden deneyin. Başka yollarla (şifre, geçiş anahtarı) " +
    "giriş yapabilirsiniz.",
  wrong: (left: number) =>
    left > 0
      ? `Kod yanlış; ${left} deneme hakkınız kaldı. Yalnızca en son gelen kod geçerlidir.`
      : "Kod yanlış; yeni kod isteyin.",
} as const;
