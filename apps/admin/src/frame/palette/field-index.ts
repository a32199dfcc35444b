import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { listingTextLabels } from "@site/contract/becayis/board/listings/labels";
import { petitionFieldLabels } from "@site/contract/becayis/papers/petitions/labels";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { termFieldLabels } from "@site/contract/blog/terms/admin-labels";
import { pick } from "@site/contract/common/record";
import { homepageParts, settingFields } from "@site/contract/settings/fields";
import { aiSettingsAnchors } from "../../screens/ai/anchors.ts";
import { recordFields } from "./record-fields.ts";

/** A field of a form, as an entry of the search. */
export interface IndexedField {
  /** Address that gives the focus to the field, or to the list of the records that have it. */
  address: string;
  label: string;
  /** Further words by which the search finds the field. */
  keywords?: string;
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

/** All tables of labels of the contract. */
const tables = {
  ...settingFields,
  post: postFieldLabels,
  category: termFieldLabels,
  tag: pick(termFieldLabels, ["name", "slug", "description"]),
  listing: listingTextLabels,
  petition: petitionFieldLabels,
} satisfies Record<string, Record<string, string>>;

/** The places of all tables of labels. The forms of records that have their own screen or dialog open from a list. */
const places: Record<keyof typeof tables, Place | Place[]> = {
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
  post: { list: adminPaths.posts, of: "Yazı" },
  category: { list: adminPaths.categories, of: "Kategori" },
  tag: { list: adminPaths.tags, of: "Etiket" },
  listing: { list: adminPaths.listings, of: "İlan" },
  petition: { list: adminPaths.petitionTemplates, of: "Dilekçe şablonu" },
};

/** Other names of fields, by table and name of the field. */
const keywords: Readonly<Record<string, string>> = {
  "slider.auto_play_enabled": "oynat autoplay",
  "page.showInFooter": "footer",
  "smtp.secure": "ssl",
  "telegram.apiKey": "bot token",
  "aiConfiguration.maxTokens": "sınır limit",
};

function aiList(kind: keyof typeof aiSettingsAnchors, of: string): Place {
  return { list: `${adminPaths.aiSettings}#${aiSettingsAnchors[kind]}-listesi`, of };
}

/** The parts of "Hesabım", each with its heading. */
const accountParts = [
  { anchor: "sifre", label: "Şifre değiştirme" },
  { anchor: "iki-adim", label: "İki adımlı doğrulama", keywords: "2fa totp mfa" },
  { anchor: "gecis-anahtarlari", label: "Geçiş anahtarları", keywords: "passkey" },
  { anchor: "oturumlar", label: "Açık oturumlar" },
];

/** All fields for the search over the whole app. */
export const fieldIndex: readonly IndexedField[] = [
  ...accountParts.map(({ anchor, ...part }) => ({ ...part, address: `${adminPaths.account}#${anchor}` })),
  ...Object.entries(places).flatMap(([table, place]) => [place].flat().flatMap((each) => listFields(table, each))),
  ...recordFields.flatMap(({ list, of, labels }) =>
    labels.map((label) => ({ address: list, label: `${of}: ${label}` })),
  ),
];

function listFields(table: string, { form, list = "", of }: Place): IndexedField[] {
  const all: Record<string, Record<string, string>> = tables;
  return Object.entries(all[table] ?? {}).map(([field, label]) => ({
    address: form === undefined ? list : `${form}${field}`,
    label: of === undefined ? label : `${of}: ${label}`,
    keywords: keywords[`${table}.${field}`] ?? "",
  }));
}

/** Addresses of the screens with lists of records. */
export const recordLists: ReadonlySet<string> = new Set(
  [...Object.values(places).flat(), ...recordFields].flatMap(({ list }) => list?.split("#")[0] ?? []),
);
