import { namesOf } from "../../common/record.ts";
import { ownCampaigns } from "./own-campaigns.ts";

/** A source of readers: where they came from or which device they used. */
export interface Source {
  /** Its value in the column `kind`. */
  kind: string;
  /** Title, note and heading of its table, the text without data, and the name of its file. */
  title: string;
  note: string;
  header: string;
  empty: string;
  file: string;
  /** Turkish names; other names are shown as they are. */
  names?: Record<string, string>;
}

/** The sources by their field in an answer, in the order in which they are shown. */
export const readerSources = {
  hosts: {
    kind: "host",
    title: "Nereden geldiler",
    note: "Okuru getiren site; doğrudan açılan sayfalar sayılmaz.",
    header: "Site",
    empty: "Başka bir siteden gelen okur olunca burada görünür.",
    file: "kaynaklar",
  },
  campaigns: {
    kind: "campaign",
    title: "Kampanyalar",
    note: "Adresteki utm_source değeri; sitenin kendi paylaşım, afiş ve takip bağlantıları onu taşır.",
    header: "Kampanya",
    empty: "Kendiniz paylaştığınız adreslerin sonuna ?utm_source=bulten gibi bir değer ekleyin.",
    file: "kampanyalar",
    names: ownCampaigns,
  },
  devices: {
    kind: "device",
    title: "Cihazlar",
    note: "Tarayıcının kendini tanıttığı sınıf.",
    header: "Cihaz",
    empty: "Sayfalar okundukça burada görünür.",
    file: "cihazlar",
    names: { phone: "Telefon", tablet: "Tablet", desktop: "Bilgisayar" },
  },
} as const satisfies Record<string, Source>;

export type SourceField = keyof typeof readerSources;
export type SourceKind = (typeof readerSources)[SourceField]["kind"];
export const sourceFields = namesOf(readerSources);
export const sourceKinds = sourceFields.map((field) => readerSources[field].kind);

/** All kinds of counts, which the column `kind` allows; a test compares both. */
export const countKinds = [...sourceKinds, "next", "search", "missed", "missing", "dropped"] as const;
export type CountKind = (typeof countKinds)[number];
