import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import { postTextNames } from "@site/contract/blog/posts/fields";
import { toRecord } from "@site/contract/common/record";
import { siteUpdateCases } from "./site-update-cases.ts";
import type { UpdateCase } from "./update-case.ts";

const postFields = {
  ...toRecord(postTextNames, (name) => `<p>Değişen ${name}</p>`),
  slug: "degisen-slug",
  featuredImage: "/images/blog/baska.webp",
  imageAlt: "Değişen alternatif metin",
  categoryId: 1,
  tags: [{ id: 1, name: "Etiket", slug: "etiket" }],
  tagIds: [2],
  unpublishAt: "2099-01-02T03:04:05.000Z",
  status: "archived",
  publishedAt: "2025-01-02T03:04:05.000Z",
  isFeatured: true,
  isMailed: false,
};
const postFollows = {
  content: ["readingTime"],
  featuredImage: ["imageAlt"],
  tagIds: ["tags"],
  status: ["unpublishAt"],
};
const post = (read: string, id: number): UpdateCase => ({
  read,
  id,
  changed: { ...postFields, slug: `yazi-${id}` },
  follows: postFollows,
  hidden: ["isMailed"],
});
const terms = { name: "Değişen ad", slug: "degisen-ad", description: "Değişen açıklama" };
const listingTexts = toRecord(listingTextNames, (name) => `Değişen metin: ${name}`);

/** Updates of records that are also read, by procedure. */
export const updateCases: Record<string, UpdateCase> = {
  "keyed.posts.update": post("/api/v1/posts/{id}", 3),
  "keyed.posts.change": post("/api/v1/posts/{id}", 4),
  "admin.posts.update": post("/api/admin/posts/{id}", 5),
  "admin.categories.update": {
    read: "/api/admin/categories/{id}",
    id: 3,
    changed: { ...terms, seoTitle: "Değişen başlık", seoDescription: "Değişen tanım" },
  },
  "admin.tags.update": { read: "/api/admin/tags", at: "list", changed: terms },
  "user.profile.update": {
    read: "/api/user/profile",
    at: "profile",
    changed: {
      firstName: "Değişen",
      lastName: "Soyad",
      phone: "05321234567",
      dateOfBirth: "1990-01-02",
      bio: "Değişen",
    },
  },
  "becayis.listings.update": {
    read: "/api/becayis/my-listings",
    id: 7,
    at: "list",
    changed: {
      ...listingTexts,
      wantedPlaces: [1612, 7],
    },
    follows: {
      title: ["slug"],
      wantedPlaces: ["wishes", "wanted_city", "wanted_district"],
    },
  },
  "becayis.profile.save": {
    read: "/api/becayis/profile",
    always: ["currentInstitution", "currentPosition", "currentCity", "currentDistrict"],
    changed: {
      currentInstitution: null,
      currentPosition: null,
      currentDistrict: null,
      currentCity: "Bursa",
      desiredInstitution: "Adalet Bakanlığı",
      desiredPosition: "Zabıt Kâtibi",
      desiredCity: "Bursa",
      desiredDistrict: "Nilüfer",
      experienceYears: 7,
      educationLevel: "Lisans",
      specializations: "Değişen alan",
      notes: "Değişen not",
      isPublic: false,
      allowDirectContact: true,
      employmentStatus: "4b",
      startedAt: "2020-01-02",
      allowOtherPosition: true,
      acceptVerifiedOnly: true,
    },
    follows: {
      currentInstitution: ["isComplete"],
      currentPosition: ["isComplete"],
      currentCity: ["currentDistrict", "currentPlace"],
      currentDistrict: ["currentPlace", "isComplete"],
      desiredCity: ["desiredPlace"],
      desiredDistrict: ["desiredPlace"],
    },
  },
  "admin.becayis.listings.correct": {
    read: "admin.becayis.listings.get",
    input: { id: 1 },
    always: ["version"],
    changed: { ...listingTexts, priority: "urgent", note: "Bir not" },
    follows: { title: ["slug"], note: [] },
    hidden: ["note"],
  },
  ...siteUpdateCases,
  "admin.telegram.update": {
    read: "/api/admin/telegram-settings",
    changed: { apiKey: "123456:degisen", chatId: "-100200", enabled: true },
    hidden: ["apiKey"],
  },
  "admin.aiConfigurations.update": {
    read: "/api/admin/ai-configurations/{id}",
    changed: {
      name: "Değişen",
      provider: "gemini",
      model: "gemini-degisen",
      maxTokens: 77,
      temperature: 0.1,
      isActive: false,
      isDefault: true,
      apiKey: "degisen-anahtar-1234567890",
    },
    hidden: ["provider"],
  },
  "admin.promptTemplates.update": {
    read: "/api/admin/prompt-templates/{id}",
    changed: {
      name: "Değişen",
      systemPrompt: "Değişen",
      description: "Değişen",
      category: "technical",
      isActive: false,
      isDefault: false,
    },
  },
  "admin.unsplashSettings.update": {
    read: "/api/admin/unsplash-settings/{id}",
    changed: {
      name: "Değişen",
      searchOrientation: "portrait",
      resultsPerPage: 7,
      imageQuality: "raw",
      fallbackQuery: "değişen",
      imageGenerationPrompt: "Değişen {title}",
      isActive: false,
      isDefault: true,
      accessKey: "degisen-erisim-anahtari-123",
      secretKey: "degisen-gizli-anahtar-1234",
    },
    hidden: ["secretKey"],
  },
  "admin.smtp.update": {
    read: "/api/admin/smtp-settings",
    at: "list",
    changed: {
      name: "Değişen",
      host: "degisen.example.org",
      port: 2525,
      username: "degisen",
      password: "degisen-parola",
      secure: true,
      enabled: true,
      fromName: "Değişen",
      fromEmail: "degisen@example.org",
      replyTo: "yanit@example.org",
    },
    // the stored password goes to no other server or user
    alongside: Object.fromEntries(["host", "port", "username"].map((name) => [name, { password: "yeniden-yazilan" }])),
    hidden: ["password"],
  },
  "admin.contactMessages.update": {
    read: "/api/admin/contact-messages",
    at: "list",
    changed: { isRead: true, isReplied: false, replyMessage: "Değişen yanıt" },
    follows: {
      isRead: [],
      isReplied: ["is_read"],
      replyMessage: ["is_replied", "is_read", "replied_at", "reply_mail"],
    },
    hidden: ["isReplied"],
  },
  "admin.webhooks.update": {
    read: "admin.webhooks.list",
    at: "list",
    changed: {
      url: "https://degisen.example.org/kanca",
      description: "Değişen",
      events: ["listing.approved", "post.published"],
      isActive: false,
    },
  },
  "admin.savedReplies.update": {
    read: "admin.savedReplies.list",
    at: "list",
    changed: { title: "Değişen", body: "Değişen yanıt" },
  },
  "admin.ai.updateUsage": {
    read: "admin.ai.usage",
    changed: { dailyCallLimit: 77, imageModel: "imagen-degisen" },
  },
  "admin.becayis.reference.institutions.update": {
    read: "admin.becayis.reference.institutions.list",
    at: "list",
    changed: { name: "Değişen Kurum", kind: "municipality" },
  },
  "admin.becayis.reference.rules.update": {
    read: "admin.becayis.reference.rules.list",
    at: "list",
    changed: {
      ...{ verdict: "ok", text: "Değişen", source: "Değişen", sourceDate: "2020-01-02", isActive: false },
      ...{ legalBasis: "Değişen Kanun, m. 1", legalReference: "RG 01.02.2020, 31026" },
    },
  },
  "admin.becayis.domains.update": {
    read: "admin.becayis.domains.list",
    at: "list",
    changed: {
      institutionId: 2,
      domain: "degisen.gov.tr",
      source: "https://www.degisen.gov.tr/",
      checkedOn: "2020-01-02",
    },
    follows: { institutionId: ["institution"] },
  },
  "admin.becayis.windows.update": {
    read: "admin.becayis.windows.list",
    input: {},
    at: "items",
    changed: {
      positionIds: [2],
      firstDay: "2027-01-05",
      lastDay: "2027-02-05",
      source: "https://www.degisen.gov.tr/",
    },
    follows: { positionIds: ["positions"] },
  },
  "admin.becayis.petitions.update": {
    read: "admin.becayis.petitions.list",
    at: "list",
    changed: { addressee: "Değişen", subject: "Değişen {{kurum}}", body: "Değişen", attachments: "Değişen" },
  },
  "admin.becayis.settings.update": {
    read: "admin.becayis.settings.get",
    changed: {
      listingDays: 77,
      revivalDays: 17,
      contactRequestDays: 27,
      ringAnswerDays: 8,
      alertsPerMember: 37,
      asksOnHome: true,
    },
  },
  "admin.backups.updateSchedule": {
    read: "admin.backups.list",
    at: "schedule",
    changed: { frequency: "weekly", hour: 7, kept: 17 },
    follows: { frequency: ["nextAt"], hour: ["nextAt"] },
  },
};
