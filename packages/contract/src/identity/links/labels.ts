/** Turkish texts of mailed links. */
export const linkTexts = {
  linkInvalid: "Geçersiz ya da eksik bağlantı.",
  returnPathInvalid: "Dönülecek sayfa bu sitenin bir sayfası olmalıdır",
  /** Where the address came without the part that a mail's link ends with. */
  incomplete:
    "Bağlantının sonu eksik. Lütfen e-postadaki bağlantıyı yeniden açın; açılmazsa adresi bütünüyle kopyalayıp " +
    "tarayıcınızın adres çubuğuna yapıştırın.",
} as const;
