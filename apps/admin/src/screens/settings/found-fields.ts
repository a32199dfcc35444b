import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { searchWords, toSearchText } from "@site/contract/common/text";
import { homepageParts, settingFields, settingsOfTab, settingTabs } from "@site/contract/site/settings/fields";
import { settingTab } from "@site/contract/site/settings/schema";
import { listScreens } from "../../frame/menu.ts";

/** A field or list of the settings, or a screen, that the search finds. */
export interface FoundField {
  /** Address of its tab, with the field after "#". */
  address: string;
  label: string;
  /** Name of the tab. */
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
  { address: adminPaths.homepageProjects, label: "Projeler listesi", tab: settingTabs.homepage },
  { address: adminPaths.homepageFeatures, label: "Uzmanlık alanları listesi", tab: settingTabs.homepage },
  { address: adminPaths.questions, label: "Sık sorulan sorular", tab: settingTabs.services },
  { address: adminPaths.telegram, label: "Telegram bildirimleri", tab: settingTabs.notifications },
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

const ofTabs: FoundField[] = settingTab.options.map((tab) => ({
  address: settingsTabPath(tab),
  label: settingTabs[tab],
  tab: "Sekme",
}));

/** Screens below others, which the menu does not name. */
const belowScreens: FoundField[] = [
  { address: adminPaths.backups, label: "Yedekler", tab: "Sistem" },
  { address: adminPaths.petitionTemplates, label: "Dilekçe şablonları", tab: "Becayiş Ayarları" },
];

/** People also search here for what has a screen of its own. */
const ofScreens: FoundField[] = listScreens().map(({ label, to, group }) => ({
  address: to,
  label,
  tab: `Ekran: ${group}`,
}));

const all = [...ofTabs, ...ofForms, ...ofHomepage, ...others, ...belowScreens, ...ofScreens];

/** Returns the fields whose label or tab contains the words; upper and lower case and Turkish letters are alike. */
export function findFields(words: string): FoundField[] {
  const wanted = searchWords(words);
  if (wanted.length === 0) return [];
  return all.filter(({ label, tab }) => {
    const text = toSearchText(`${label} ${tab}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns the form's name of a column: "from_name" is "fromName". */
function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
