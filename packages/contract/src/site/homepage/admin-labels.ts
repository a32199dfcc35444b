/** Turkish texts of the home page's administration. */
export const adminHomepageTexts = {
  featureRemoved: "Uzmanlık alanı silindi.",
  projectRemoved: "Proje silindi.",
} as const;
