import { namesOf, toRecord } from "../../../common/record.ts";
import type { PetitionKind } from "./schema.ts";

/** Placeholders of petition templates, written as `{{ad_soyad}}`, with their meaning and a value for previews. */
export const placeholders = {
  ad_soyad: { meaning: "Dilekçeyi veren üyenin adı ve soyadı", sample: "Ayşe Karadeniz" },
  kurum: { meaning: "Üyenin kurumu", sample: "Adalet Bakanlığı" },
  unvan: { meaning: "Üyenin unvanı", sample: "Zabıt Kâtibi" },
  gorev_yeri: { meaning: "Üyenin bugünkü görev yeri", sample: "Ankara / Çankaya" },
  istenen_yer: { meaning: "Üyenin geçmek istediği görev yeri", sample: "Iğdır / Tuzluca" },
  karsi_taraf: { meaning: "Öteki tarafların adları", sample: "Ali Demirkıran" },
  taraflar: {
    meaning: "Bütün taraflar: her satırda ad, unvan ve yer değişikliği",
    sample:
      "Ayşe Karadeniz, Zabıt Kâtibi: Ankara / Çankaya → Iğdır / Tuzluca\n" +
      "Ali Demirkıran, Zabıt Kâtibi: Iğdır / Tuzluca → Ankara / Çankaya",
  },
  kisi_sayisi: { meaning: "Taraf sayısı", sample: "2" },
  yasal_dayanak: {
    meaning: "Uygunluk kurallarındaki kanun ve madde; halkaların dayanağı yoktur",
    sample: "657 sayılı Devlet Memurları Kanunu, m. 73",
  },
  dayanak_tarihi: { meaning: "Dayanağın Resmî Gazete tarihi ve sayısı", sample: "RG 23.07.1965, 12056" },
  tarih: { meaning: "Dilekçenin tarihi", sample: "26 Kasım 2026" },
} as const;

export type Placeholder = keyof typeof placeholders;
export type PlaceholderValues = Record<Placeholder, string>;

/** The values of previews. */
export const sampleValues: PlaceholderValues = toRecord(namesOf(placeholders), (name) => placeholders[name].sample);

/** The legal basis of a ring: none, because no text regulates rings and the institution decides freely. */
export const noBasis = { yasal_dayanak: "", dayanak_tarihi: "" } satisfies Partial<PlaceholderValues>;

/** Returns the values of the preview of a template. */
export function getSampleValues(kind: PetitionKind): PlaceholderValues {
  return kind === "ring" ? { ...sampleValues, ...noBasis } : sampleValues;
}

/** A placeholder that is alone in parentheses. */
const ASIDE = /\s*\(\{\{([^{}]*)\}\}\)/gu;
const WRITTEN = /\{\{([^{}]*)\}\}/gu;

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}

/** Returns the placeholders of a template that do not exist. */
export function findUnknownPlaceholders(template: string): string[] {
  const names = [...template.matchAll(WRITTEN)].map(([, name = ""]) => name.trim());
  return [...new Set(names)].filter((name) => !isPlaceholder(name));
}

/**
 * Fills in a template. A placeholder with an empty value is left out: with its parentheses if it is alone in them,
 * otherwise with its line. Values are inserted unchanged, even if they look like placeholders.
 */
export function fillTemplate(template: string, values: PlaceholderValues): string {
  const getValue = (name: string) => (isPlaceholder(name) ? values[name] : undefined);
  return template
    .replace(ASIDE, (aside, name: string) => (getValue(name.trim()) === "" ? "" : aside))
    .split("\n")
    .filter((line) => [...line.matchAll(WRITTEN)].every(([, name = ""]) => getValue(name.trim()) !== ""))
    .map((line) => line.replace(WRITTEN, (written, name: string) => getValue(name.trim()) ?? written))
    .join("\n");
}
