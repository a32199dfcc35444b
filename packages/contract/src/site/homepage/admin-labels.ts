export const adminHomepageTexts = {
  featureRemoved: "Uzmanlık alanı silindi.",
  projectRemoved: "Proje silindi.",
} as const;
