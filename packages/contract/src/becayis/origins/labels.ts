import type { Origin } from "./origins.ts";

/** Names of origins for people. */
export const originLabels: Record<Origin, string> = {
  acilis: "Kurum ve unvan sayfaları",
  paylasim: "Paylaşılan ilan",
  afis: "Afiş",
  gomulu: "Başka sitedeki liste",
  takip: "Takip e-postası",
  arama: "Arama motoru",
  dogrudan: "Doğrudan ya da diğer",
};

/** The steps from a question to a match, in their order. */
export const stepLabels = {
  question: "Soru",
  listing: "İlan",
  approval: "Onay",
  match: "İlk eşleşme",
} as const;
export type StepKind = keyof typeof stepLabels;
