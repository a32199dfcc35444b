/** The steps of listings from publication to an agreement; each counts some of the listings of the step before. */
export const steps = [
  { name: "listings", label: "Yayınlanan ilan" },
  { name: "proposals", label: "Eşleşme ya da halka bulunan" },
  { name: "acceptances", label: "Sahibi kabul eden" },
  { name: "moves", label: "Anlaşan" },
] as const;
