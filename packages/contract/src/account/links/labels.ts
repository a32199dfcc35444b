/** Turkish texts of mailed links. */
export const linkTexts = {
  linkInvalid: "Geçersiz ya da eksik bağlantı.",
} as const;
