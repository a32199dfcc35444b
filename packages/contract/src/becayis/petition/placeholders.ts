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
    meaning: "Uygunluk kurallarındaki yasal dayanak ve kaynağı",
    sample: "657 sayılı Devlet Memurları Kanunu m. 73",
  },
  dayanak_tarihi: { meaning: "Dayanağın kaynağının tarihi", sample: "31 Ekim 2025" },
  tarih: { meaning: "Dilekçenin tarihi", sample: "26 Kasım 2026" },
} as const;

export type Placeholder = keyof typeof placeholders;
export type PlaceholderValues = Record<Placeholder, string>;

/** The values of previews. */
export const sampleValues = Object.fromEntries(
  Object.entries(placeholders).map(([name, { sample }]) => [name, sample]),
) as PlaceholderValues; // Object.fromEntries forgets the names.

const WRITTEN = /\{\{([^{}]*)\}\}/gu;

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}

/** Returns the names that a template writes as placeholders and that do not exist. */
export function findUnknownPlaceholders(template: string): string[] {
  const names = [...template.matchAll(WRITTEN)].map(([, name = ""]) => name.trim());
  return [...new Set(names)].filter((name) => !isPlaceholder(name));
}

/**
 * Fills in a template. A line is left out if one of its placeholders has an empty value; values are taken as they are,
 * also where they look like a placeholder.
 */
export function fillTemplate(template: string, values: PlaceholderValues): string {
  const getValue = (name: string) => (isPlaceholder(name) ? values[name] : undefined);
  return template
    .split("\n")
    .filter((line) => [...line.matchAll(WRITTEN)].every(([, name = ""]) => getValue(name.trim()) !== ""))
    .map((line) => line.replace(WRITTEN, (written, name: string) => getValue(name.trim()) ?? written))
    .join("\n");
}
