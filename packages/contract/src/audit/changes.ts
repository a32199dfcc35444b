import { z } from "zod";

/** A changed row: each field with its values before and after. Secrets are masked, long texts shortened. */
const auditChange = z.object({
  table: z.string(),
  operation: z.enum(["insert", "update", "delete"]),
  key: z.string(),
  fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

/** The details of an entry. Entries of earlier versions have no changes. */
const auditDetails = z.looseObject({
  changes: z.array(auditChange).default([]),
  /** Number of further changed rows. */
  moreChanges: z.int().default(0),
});

export type AuditChange = z.output<typeof auditChange>;

/** Parses the details of an entry. `rest` is what they contain besides the changes. */
export function readAuditDetails(text: string): { changes: AuditChange[]; moreChanges: number; rest: object } {
  const { changes, moreChanges, ...rest } = auditDetails.parse(JSON.parse(text));
  return { changes, moreChanges, rest };
}

const tables: Record<string, string> = {
  admin_invitations: "Yönetici daveti",
  admins: "Yönetici",
  api_keys: "API anahtarı",
  board_settings: "Becayiş ayarı",
  categories: "Kategori",
  comment_bans: "Yorum engeli",
  comments: "Yorum",
  contact_messages: "İletişim mesajı",
  contact_reports: "İletişim şikâyeti",
  contact_requests: "İletişim isteği",
  districts: "İlçe",
  eligibility_rules: "Uygunluk kuralı",
  faq_items: "Soru",
  features: "Uzmanlık alanı",
  homepage_about: "Ana sayfa, hakkımda",
  homepage_configs: "Ana sayfa bölümü",
  homepage_sections: "Ana sayfa metni",
  institutions: "Kurum",
  library_images: "Görsel",
  listing_reports: "İlan şikâyeti",
  listings: "Becayiş ilanı",
  matches: "Eşleşme",
  media: "Görsel",
  members: "Üye",
  notification_settings: "Bildirim ayarı",
  page_seo: "Sayfa SEO ayarı",
  pages: "Sayfa",
  positions: "Unvan",
  post_previews: "Önizleme bağlantısı",
  post_tags: "Yazının etiketi",
  posts: "Yazı",
  projects: "Proje",
  provinces: "İl",
  redirects: "Yönlendirme",
  rejection_reasons: "Red gerekçesi",
  saved_replies: "Hazır yanıt",
  security_settings: "Güvenlik ayarı",
  services: "Hizmet",
  sessions: "Oturum",
  settings: "Ayar",
  smtp_configs: "E-posta sunucusu",
  swap_profiles: "Becayiş profili",
  tags: "Etiket",
  telegram_settings: "Telegram ayarı",
  webhook_endpoints: "Webhook",
};

const operations = { insert: "eklendi", update: "değişti", delete: "silindi" } as const;

/** Returns a changed row in Turkish, as in "Etiket 12 değişti"; unknown tables keep their name. */
export function labelOfChange({ table, operation, key }: AuditChange): string {
  return `${tables[table] ?? table} ${key.replaceAll(",", " ")} ${operations[operation]}`;
}

/** Returns a value of a changed field in Turkish. */
export function textOfValue(value: unknown): string {
  if (value === null || value === "") return "Yok";
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  return typeof value === "string" ? value : JSON.stringify(value);
}
