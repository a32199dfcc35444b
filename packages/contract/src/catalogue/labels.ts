export const catalogueTexts = {
  /** The specification's own words for an unknown service (public-site.md section 2, "Services"). */
  serviceNotFound: "404 Page Not Found",
} as const;
