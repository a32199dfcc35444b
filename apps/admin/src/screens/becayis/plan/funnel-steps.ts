/** The steps from a published listing to an agreement, in order. */
export const steps = [
  { name: "listings", label: "Yayınlanan ilan" },
  { name: "proposals", label: "Bulunan eşleşme ve halka" },
  { name: "acceptances", label: "Kabul yanıtı" },
  { name: "moves", label: "Anlaşan kişi" },
] as const;
