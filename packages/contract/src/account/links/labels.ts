/** Turkish texts of mailed links. */
export const linkTexts = {
  linkInvalid: "Geçersiz ya da eksik bağlantı.",
  returnPathInvalid: "Dönülecek sayfa bu sitenin bir sayfası olmalıdır",
} as const;
