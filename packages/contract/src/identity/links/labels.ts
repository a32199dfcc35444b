export const linkTexts = {
  linkInvalid: "Geçersiz ya da eksik bağlantı.",
  returnPathInvalid: "Dönülecek sayfa bu sitenin bir sayfası olmalıdır",
  /** Shown if the address lacks the last part of a mail's link. */
  incomplete:
    "Bağlantının sonu eksik. Lütfen e-postadaki bağlantıyı yeniden açın; açılmazsa adresi bütünüyle kopyalayıp " +
    "tarayıcınızın adres çubuğuna yapıştırın.",
} as const;
