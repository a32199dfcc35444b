import { z } from "zod";
import { listingTextLabels } from "../becayis/board/listings/labels.ts";
import {
  approvalStatusLabels,
  contactRequestStatusLabels,
  listingStatusLabels,
  priorityLabels,
} from "../becayis/board-labels.ts";
import { matchStatusLabels } from "../becayis/labels.ts";
import { postStatusLabels } from "../blog/posts/admin-labels.ts";
import { postFieldLabels } from "../blog/posts/fields.ts";
import { termFieldLabels } from "../blog/terms/admin-labels.ts";
import { settingFields } from "../settings/fields.ts";

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

type Labels = Readonly<Record<string, string>>;

/** Labels of the forms that change a table. */
const formLabels: Readonly<Record<string, Labels>> = {
  ai_configurations: settingFields.aiConfiguration,
  ai_settings: settingFields.aiUsage,
  backup_schedules: settingFields.backupSchedule,
  board_settings: settingFields.board,
  categories: termFieldLabels,
  faq_items: settingFields.question,
  features: settingFields.feature,
  homepage_about: { ...settingFields.homepageSection, ...settingFields.homepageAbout },
  homepage_configs: {
    ...settingFields.homepageSection,
    ...settingFields.homepageSwitch,
    ...settingFields.homepageHero,
  },
  homepage_sections: settingFields.homepageSection,
  listings: listingTextLabels,
  mailing_settings: settingFields.mailing,
  page_seo: settingFields.pageSeo,
  pages: settingFields.page,
  posts: postFieldLabels,
  projects: settingFields.project,
  prompt_templates: settingFields.prompt,
  saved_replies: settingFields.savedReply,
  security_settings: settingFields.security,
  services: settingFields.service,
  smtp_configs: settingFields.smtp,
  tags: termFieldLabels,
  telegram_settings: settingFields.telegram,
  unsplash_settings: settingFields.unsplash,
};

/** Labels of columns that no form shows, or only forms of several tables under one name. */
const columnLabels: Labels = {
  admin_note: "Üyeye not",
  approval_status: "Onay durumu",
  approved_at: "Onay zamanı",
  author_name: "Yazanın adı",
  closed_at: "Kapatılma zamanı",
  content: "İçerik",
  content_text: "İçeriğin düz metni",
  created_at: "Oluşturulma zamanı",
  deleted_at: "Silinme zamanı",
  description: "Açıklama",
  display_order: "Sıra",
  email: "E-posta",
  expires_at: "Bitiş zamanı",
  id: "Kayıt numarası",
  is_active: "Etkin",
  is_enabled: "Açık",
  name: "Ad",
  password_hash: "Şifre",
  priority: "Öncelik",
  reading_time: "Okuma süresi",
  rejection_reason: "Red gerekçesi",
  resolved_at: "Sonuçlanma zamanı",
  revoked_at: "İptal zamanı",
  slug: "Slug",
  status: "Durum",
  submitted_at: "Gönderilme zamanı",
  title: "Başlık",
  url: "Adres",
  version: "Sürüm",
};

const settingLabels: Labels = { ...settingFields.site, ...settingFields.seo, ...settingFields.slider };

/** Returns the label of a row of `settings`, whose key is its scope and its name. */
const labelOfSetting = (key: string) => settingLabels[key.split(",")[1] ?? ""];

/** Returns the Turkish label of a changed field; a column without one keeps its name. */
export function labelOfField({ table, key }: AuditChange, column: string): string {
  if (table === "settings" && column === "value") return labelOfSetting(key) ?? column;
  const labels = formLabels[table];
  const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return labels?.[field] ?? labels?.[column] ?? columnLabels[column] ?? column;
}

const operations = { insert: "eklendi", update: "değişti", delete: "silindi" } as const;

/** Returns a changed row in Turkish, as in "Etiket 12 değişti"; unknown tables keep their name. */
export function labelOfChange({ table, operation, key }: AuditChange): string {
  const record = (table === "settings" && labelOfSetting(key)) || key.replaceAll(",", " ");
  return `${tables[table] ?? table} ${record} ${operations[operation]}`;
}

/** Labels of the words that a column of a table contains. */
const valueLabels: Readonly<Record<string, Labels>> = {
  "contact_requests.status": contactRequestStatusLabels,
  "listings.approval_status": approvalStatusLabels,
  "listings.priority": priorityLabels,
  "listings.status": listingStatusLabels,
  "matches.status": matchStatusLabels,
  "posts.status": postStatusLabels,
};

/** Returns a value of a changed field in Turkish. A word without a label stays as it is stored. */
export function textOfValue({ table }: AuditChange, column: string, value: unknown): string {
  if (value === null || value === "") return "Yok";
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (typeof value !== "string") return JSON.stringify(value);
  return valueLabels[`${table}.${column}`]?.[value] ?? value;
}
