import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { homepageParts, settingFields } from "@site/contract/settings/fields";
import { aiSettingsAnchors } from "../../screens/ai/anchors.ts";

/** A field of a form, as an entry of the search. */
export interface IndexedField {
  /** Address that gives the focus to the field, or to the list of the records that have it. */
  address: string;
  label: string;
}

/** Where the fields of a table of labels are. */
interface Place {
  /** Address of the form, to which the field's name is added; without `form` that of the list of records. */
  form?: string;
  list?: string;
  /** Name before each label. */
  of?: string;
}

const tab = (...[name]: Parameters<typeof settingsTabPath>): Place => ({ form: `${settingsTabPath(name)}#` });

function parts(...names: (keyof typeof homepageParts)[]): Place[] {
  return names.map((name) => ({ form: `${settingsTabPath("homepage")}#${name}.`, of: homepageParts[name] }));
}

/** The places of all tables of labels. The forms of records that have their own screen or dialog open from a list. */
const places: Record<keyof typeof settingFields, Place | Place[]> = {
  site: tab("site"),
  seo: tab("seo"),
  slider: { form: `${adminPaths.sliderSettings}#` },
  homepageSection: parts("hero", "projects", "features", "about", "cta"),
  homepageSwitch: parts("hero", "projects", "features"),
  homepageHero: parts("hero"),
  homepageAbout: parts("about"),
  project: { list: adminPaths.homepageProjects, of: "Proje" },
  feature: { list: adminPaths.homepageFeatures, of: "Uzmanlık alanı" },
  page: { list: settingsTabPath("pages"), of: "Sayfa" },
  pageSeo: { ...tab("page-seo"), of: "Sayfa SEO" },
  smtp: tab("smtp"),
  security: tab("security"),
  telegram: { form: `${adminPaths.telegram}#` },
  service: { list: settingsTabPath("services"), of: "Hizmet" },
  question: { list: adminPaths.questions, of: "Sık sorulan soru" },
  board: { form: `${adminPaths.boardSettings}#` },
  backupSchedule: { form: `${adminPaths.backups}#`, of: "Yedekleme zamanı" },
  mailing: { form: `${adminPaths.mailing}#`, of: "Gönderim hızı" },
  aiUsage: { form: `${adminPaths.aiSettings}#`, of: "AI" },
  aiConfiguration: aiList("configurations", "AI yapılandırması"),
  prompt: aiList("prompts", "Sistem şablonu"),
  unsplash: aiList("photos", "Unsplash"),
  savedReply: { list: adminPaths.savedReplies, of: "Hazır yanıt" },
};

function aiList(kind: keyof typeof aiSettingsAnchors, of: string): Place {
  return { list: `${adminPaths.aiSettings}#${aiSettingsAnchors[kind]}-listesi`, of };
}

/** The parts of "Hesabım", each with its heading. */
const accountParts = {
  sifre: "Şifre değiştirme",
  "iki-adim": "İki adımlı doğrulama",
  "gecis-anahtarlari": "Geçiş anahtarları",
  oturumlar: "Açık oturumlar",
};

/** All fields of the settings for the search over the whole app. */
export const fieldIndex: readonly IndexedField[] = [
  ...Object.entries(accountParts).map(([anchor, label]) => ({ address: `${adminPaths.account}#${anchor}`, label })),
  ...Object.entries(places).flatMap(([table, place]) => [place].flat().flatMap((each) => listFields(table, each))),
];

function listFields(table: string, { form, list = "", of }: Place): IndexedField[] {
  const tables: Record<string, Record<string, string>> = settingFields;
  return Object.entries(tables[table] ?? {}).map(([field, label]) => ({
    address: form === undefined ? list : `${form}${field}`,
    label: of === undefined ? label : `${of}: ${label}`,
  }));
}
