/** The steps from a listing to an agreement, in their order. */
export const steps = [
  { name: "listings", label: "Yayınlanan ilan" },
  { name: "proposals", label: "Bulunan eşleşme ve halka" },
  { name: "acceptances", label: "Kabul yanıtı" },
  { name: "moves", label: "Anlaşan kişi" },
] as const;
