import { settingsTabPath } from "@site/contract/admin-paths";
import { searchWords, toSearchText } from "@site/contract/common/text";
import { homepageParts, settingFields, settingsOfTab, settingTabs } from "@site/contract/site/settings/fields";
import type { OwnScreens } from "../../session/own-screens.ts";

/** A field or list of the settings, or a screen, that the search finds. */
export interface FoundField {
  /** Address of its tab, with the field after "#". */
  address: string;
  label: string;
  /** Name of its tab or area. */
  tab: string;
}

const getPath = { hero: "hero", projects: "projects", features: "features", about: "about", cta: "cta" } as const;
const areaOfPart = {
  hero: settingFields.homepageConfig,
  projects: settingFields.homepageSection,
  features: settingFields.homepageSection,
  about: settingFields.homepageAbout,
  cta: settingFields.homepageSection,
} as const;

/** Fields of forms that are open at once; those of a record are behind its list. */
const ofForms: FoundField[] = (["site", "seo", "smtp", "security"] as const).flatMap((tab) => {
  const { areas, fields } = settingsOfTab[tab];
  return areas
    .flatMap((area) => Object.entries<string>(settingFields[area]))
    .filter(([field]) => !fields || fields.includes(field))
    .map(([field, label]) => ({
      address: `${settingsTabPath(tab)}#${tab === "smtp" ? camelCase(field) : field}`,
      label,
      tab: settingTabs[tab],
    }));
});

const ofHomepage: FoundField[] = Object.entries(getPath).flatMap(([part, path]) =>
  Object.entries<string>(areaOfPart[path]).map(([field, label]) => ({
    address: `${settingsTabPath("homepage")}#${part}.${field}`,
    label: `${homepageParts[path]}: ${label}`,
    tab: settingTabs.homepage,
  })),
);

const others: FoundField[] = [
  { address: `${settingsTabPath("security")}#secret_key`, label: "Gizli anahtar", tab: settingTabs.security },
  { address: `${settingsTabPath("security")}#sifre`, label: "Şifre değiştirme", tab: settingTabs.security },
  { address: `${settingsTabPath("security")}#iki-adim`, label: "İki adımlı doğrulama", tab: settingTabs.security },
  {
    address: `${settingsTabPath("security")}#gecis-anahtarlari`,
    label: "Geçiş anahtarları",
    tab: settingTabs.security,
  },
  { address: `${settingsTabPath("security")}#oturumlar`, label: "Açık oturumlar", tab: settingTabs.security },
];

const ofSettings = [...ofForms, ...ofHomepage, ...others];

/**
 * Returns the screens and fields whose label or place contains the words, as far as the administrator may open them,
 * those with the words in their label first; upper and lower case and Turkish letters are alike.
 */
export function findFields(words: string, { links, mayOpen }: OwnScreens): FoundField[] {
  const wanted = searchWords(words);
  if (wanted.length === 0) return [];
  const contains = (text: string) => wanted.every((word) => toSearchText(text).includes(word));
  const ofScreens = links.map(({ label, to, area }) => ({ address: to, label, tab: `Ekran: ${area}` }));
  const found = [...ofScreens, ...ofSettings.filter(({ address }) => mayOpen(address))].filter(({ label, tab }) =>
    contains(`${label} ${tab}`),
  );
  return [...found.filter(({ label }) => contains(label)), ...found.filter(({ label }) => !contains(label))];
}

/** Returns the form's name of a column: "from_name" is "fromName". */
function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
