/** Turkish texts of confirming by the password, or by a mailed code where there is none. */
export const confirmationTexts = {
  hasPassword: "Hesabınızın bir şifresi var; onay için onu yazın ya da e-postayla yenisini belirleyin.",
  codeNeeded: "Hesabınızda şifre yok. E-postanıza kod isteyin ve şifre yerine o kodu yazın.",
  codeSent: "E-postanıza altı haneli bir kod gönderdik; şifre yerine onu yazın.",
  askForCode: "Hiç şifre belirlemediniz mi? E-postanıza kod isteyin",
} as const;
