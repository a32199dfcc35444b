export const serviceTexts = {
  /** Text for an unknown service. */
  serviceNotFound: "404 Page Not Found",
} as const;
