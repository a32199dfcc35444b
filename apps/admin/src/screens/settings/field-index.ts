import { settingsTabPath } from "@site/contract/admin-paths";
import { homepageParts, settingFields, settingTabs } from "@site/contract/settings/fields";

/** A field or list of the settings, as an entry of the search. */
export interface IndexedField {
  /** Address of its tab, with the field's name after "#". */
  address: string;
  label: string;
  /** Name of its tab. */
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

/** Site settings in the tab SEO; all others are in the tab Site. */
const seoFields = [
  "default_meta_title",
  "default_meta_description",
  "default_meta_keywords",
  "google_analytics_id",
  "ads_client_id",
  "ads_slot_id",
];
const siteEntries = Object.entries<string>(settingFields.site);
const fieldsOfForms = {
  site: siteEntries.filter(([field]) => !seoFields.includes(field)),
  seo: siteEntries.filter(([field]) => seoFields.includes(field)),
  smtp: Object.entries<string>(settingFields.smtp),
  security: Object.entries<string>(settingFields.security),
};

/** Fields of the forms that their tab shows at once. Fields of a record's form are reached from its list. */
const ofForms: IndexedField[] = (["site", "seo", "smtp", "security"] as const).flatMap((tab) =>
  fieldsOfForms[tab].map(([field, label]) => ({
    address: `${settingsTabPath(tab)}#${tab === "smtp" ? camelCase(field) : field}`,
    label,
    tab: settingTabs[tab],
  })),
);

const ofHomepage: IndexedField[] = Object.entries(getPath).flatMap(([part, path]) =>
  Object.entries<string>(areaOfPart[path]).map(([field, label]) => ({
    address: `${settingsTabPath("homepage")}#${part}.${field}`,
    label: `${homepageParts[path]}: ${label}`,
    tab: settingTabs.homepage,
  })),
);

const others: IndexedField[] = [
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

/** All fields and lists of the settings for the search over the whole app. */
export const fieldIndex: readonly IndexedField[] = [...ofForms, ...ofHomepage, ...others];

/** Returns the name in the form for a column's name: "from_name" becomes "fromName". */
function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
