/** How the property test of updates reads a record and changes each of its fields. */
export interface UpdateCase {
  /** Address (or, without one, procedure) that gives the record; `{id}` is the record's. */
  read: string;
  /** The record's number; 1 by default. */
  id?: number;
  /** Where the record is in the answer: the key of an object, in a "list", or a list of settings as a "map". */
  at?: string;
  /** Another value of each field that the update has. */
  changed: Record<string, unknown>;
  /** Fields of the record that follow a field, by its name. */
  follows?: Record<string, string[]>;
  /** Fields that each call sends, with their present value. */
  always?: string[];
  /** Fields that the record shows masked or not at all. */
  hidden?: string[];
}

const postFields = {
  title: "Değişen başlık",
  slug: "degisen-slug",
  content: "<p>Değişen metin.</p>",
  excerpt: "Değişen özet",
  featuredImage: "/images/blog/baska.webp",
  imageAlt: "Değişen alternatif metin",
  categoryId: 1,
  tags: [{ id: 1, name: "Etiket", slug: "etiket" }],
  tagIds: [2],
  unpublishAt: "2099-01-02T03:04:05.000Z",
  status: "archived",
  publishedAt: "2025-01-02T03:04:05.000Z",
  isFeatured: true,
  seoTitle: "Değişen SEO başlığı",
  seoDescription: "Değişen SEO açıklaması",
  seoKeywords: "değişen, kelimeler",
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
});
const terms = { name: "Değişen ad", slug: "degisen-ad", description: "Değişen açıklama" };
const listingTexts = {
  title: "Değişen ilan başlığı",
  description: "Değişen açıklama",
  offerDepartment: "Değişen birim",
  wantedDepartment: "İstenen birim",
  requirements: "Değişen beklenti",
  benefits: "Değişen olanak",
};
const part = { title: "Değişen başlık", subtitle: "Değişen alt başlık", description: "Değişen açıklama" };

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
    changed: { ...listingTexts, wantedCity: "Bursa", wantedDistrict: "Nilüfer" },
    follows: { title: ["slug"], wantedCity: ["wanted_district"] },
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
    },
    follows: { currentInstitution: ["isComplete"], currentPosition: ["isComplete"], currentCity: ["currentDistrict"] },
  },
  "admin.becayis.listings.correct": {
    read: "/api/admin/becayis/listings/{id}",
    always: ["version"],
    changed: { ...listingTexts, priority: "urgent", note: "Bir not" },
    follows: { title: ["slug"], note: [] },
    hidden: ["note"],
  },
  "admin.siteSettings.updateMany": {
    read: "/api/admin/site-settings",
    at: "map",
    changed: {
      site_name: "Değişen ad",
      site_description: "Değişen açıklama",
      site_url: "https://site.example.org",
      contact_email: "degisen@example.org",
      social_github: "https://github.com/degisen",
      social_instagram: "https://www.instagram.com/degisen",
      social_youtube: "https://www.youtube.com/@degisen",
      default_meta_title: "Değişen başlık",
      default_meta_description: "Değişen tanım",
      default_meta_keywords: "değişen",
      google_analytics_id: "G-ABCDEF1234",
      ads_client_id: "ca-pub-1234567890123456",
      ads_slot_id: "1234567890",
      profile_image_url: "/images/degisen.webp",
    },
    hidden: ["site_url"],
  },
  "admin.sliderSettings.updateMany": {
    read: "/api/admin/slider-settings",
    changed: {
      slide_count: "7",
      auto_play_interval: "7000",
      auto_play_enabled: "false",
      show_view_count: "false",
      show_navigation_arrows: "false",
      show_indicators: "false",
    },
  },
  "admin.securitySettings.update": {
    read: "/api/admin/security-settings",
    at: "list",
    changed: {
      is_enabled: false,
      site_key: "1x00000000000000000000AA",
      secret_key: "1x0000000000000000000000000000000AA",
    },
    hidden: ["is_enabled"],
  },
  "admin.pageSeo.update": {
    read: "/api/admin/page-seo-settings",
    at: "list",
    changed: {
      metaTitle: "Değişen",
      metaDescription: "Değişen tanım",
      metaKeywords: "değişen",
      ogTitle: "Değişen OG",
      ogDescription: "Değişen OG tanımı",
      ogImage: "/images/og.png",
      canonicalUrl: "https://site.example.org/degisen",
      robots: "noindex, nofollow",
    },
  },
  "admin.homepage.update": {
    read: "/api/admin/homepage",
    changed: {
      hero: { title: "Değişen" },
      projects: { is_enabled: false },
      features: { subtitle: "Değişen" },
      about: { experience_years: 77 },
      cta: { description: "Değişen" },
    },
  },
  "admin.homepage.config.update": {
    read: "/api/homepage/config",
    at: "list",
    changed: { ...part, is_enabled: false, show_projects_card: false, max_projects_display: 7 },
  },
  "admin.homepage.sections.update": { read: "/api/admin/homepage/sections/cta", changed: part },
  "admin.homepage.about.update": {
    read: "/api/admin/homepage/about",
    changed: { ...part, experience_years: 11, projects_completed: 12, technologies_used: 13 },
  },
  "admin.homepage.features.update": {
    read: "/api/admin/homepage/features/{id}",
    changed: {
      title: "Değişen",
      description: "Değişen",
      icon_name: "Worm",
      color_class: "red",
      display_order: 9,
      is_active: false,
    },
  },
  "admin.homepage.projects.update": {
    read: "/api/admin/homepage/projects/{id}",
    changed: {
      name: "Değişen",
      technology: "Değişen",
      description: "Değişen",
      project_type: "mobile",
      image_url: "/images/degisen.webp",
      github_url: "https://github.com/degisen",
      demo_url: "https://demo.example.org",
      download_url: "https://indir.example.org",
      is_featured: false,
      is_active: false,
      display_order: 9,
    },
  },
  "admin.pages.update": {
    read: "/api/admin/pages",
    at: "list",
    changed: {
      title: "Değişen",
      slug: "degisen-sayfa",
      content: "<p>Değişen</p>",
      meta_title: "Değişen",
      meta_description: "Değişen",
      is_published: false,
      show_in_footer: false,
    },
  },
  "admin.services.update": {
    read: "/api/admin/services/{id}",
    changed: {
      name: "Değişen",
      shortName: "Değişen",
      slug: "degisen-hizmet",
      description: "Değişen",
      longDescription: "Değişen",
      url: "https://hizmet.example.org",
      demoUrl: "https://demo.example.org",
      category: "Değişen",
      status: "inactive",
      features: ["Bir"],
      benefits: ["İki"],
      targetAudience: ["Üç"],
      technology: ["Dört"],
      icon: "Users",
      color: "red",
      imageUrl: "/images/degisen.webp",
      seoTitle: "Değişen",
      seoDescription: "Değişen",
      seoKeywords: "değişen",
      seoOgImage: "/images/og.png",
    },
  },
  "admin.services.questions.update": {
    read: "/api/admin/services/questions?page=home",
    at: "list",
    changed: { question: "Değişen soru?", answer: "Değişen yanıt." },
  },
  "admin.telegram.update": {
    read: "/api/admin/telegram-settings",
    changed: { api_key: "123456:degisen", chat_id: "-100200", enabled: true },
    hidden: ["api_key"],
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
    hidden: ["password"],
  },
  "admin.contactMessages.update": {
    read: "/api/admin/contact-messages",
    at: "list",
    changed: { is_read: true, is_replied: false, replyMessage: "Değişen yanıt" },
    follows: {
      is_read: [],
      is_replied: ["is_read"],
      replyMessage: ["is_replied", "is_read", "replied_at", "reply_mail"],
    },
    hidden: ["is_replied"],
  },
  "admin.webhooks.update": {
    read: "/api/admin/webhooks",
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
  "admin.ai.updateBudget": {
    read: "admin.ai.budget",
    changed: { dailyTokenLimit: 77_000, imageModel: "imagen-degisen", inputPrice: 1.5, outputPrice: 2.5 },
  },
  "admin.becayis.reference.institutions.update": {
    read: "admin.becayis.reference.institutions.list",
    at: "list",
    changed: { name: "Değişen Kurum", kind: "municipality" },
  },
  "admin.becayis.reference.rules.update": {
    read: "admin.becayis.reference.rules.list",
    at: "list",
    changed: { verdict: "ok", text: "Değişen", source: "Değişen", sourceDate: "2020-01-02", isActive: false },
  },
  "admin.becayis.settings.update": {
    read: "admin.becayis.settings.get",
    changed: { listingDays: 77, revivalDays: 17, contactRequestDays: 27, ringAnswerDays: 8, alertsPerMember: 37 },
  },
  "admin.backups.updateSchedule": {
    read: "/api/admin/system/backups",
    at: "schedule",
    changed: { frequency: "weekly", hour: 7, kept: 17 },
    follows: { frequency: ["nextAt"], hour: ["nextAt"] },
  },
};

const oneField = "has one field, which it needs";
const command = "is a command with an argument, not a record's fields";

/** Updates without a record that could be sent back, with the reason. */
export const updateExceptions: Record<string, string> = {
  "auth.updatePassword": command,
  "admin.session.changePassword": command,
  "admin.users.setPassword": command,
  "user.avatar.set": oneField,
  "user.preferences.update": command,
  "becayis.listings.setStatus": oneField,
  "becayis.matches.setStatus": oneField,
  "becayis.rings.setStatus": oneField,
  "becayis.contactRequests.setStatus": oneField,
  "becayis.alerts.setFrequency": oneField,
  "admin.passkeys.rename": oneField,
  "admin.posts.setFeaturedImage": oneField,
  "admin.posts.changeMany": command,
  "admin.posts.updateCategory": oneField,
  "admin.postDrafts.save": "replaces the whole unsaved text, with each keystroke",
  "admin.postProvenance.resolve": oneField,
  "admin.postProvenance.label": oneField,
  "admin.postProvenance.review": oneField,
  "admin.siteSettings.update": "names one setting and its value",
  "admin.sliderSettings.update": "names one setting and its value",
  "admin.notificationSettings.update": oneField,
  "admin.homepage.features.order": "replaces an order",
  "admin.homepage.projects.order": "replaces an order",
  "admin.services.questions.order": "replaces an order",
  "admin.services.order": "replaces an order",
  "admin.media.updateAltText": oneField,
  "admin.creations.save": command,
  "admin.comments.approve": command,
  "admin.notifications.markRead": command,
  "admin.users.setStatus": oneField,
  "admin.administrators.setRole": oneField,
  "admin.administrators.setActive": oneField,
  "admin.becayis.listings.setStatus": "is a decision with a reason, which the owner is told",
  "admin.becayis.reasons.update": oneField,
  "admin.becayis.matches.setStatus": oneField,
  "admin.becayis.contacts.setStatus": oneField,
  "admin.becayis.reference.institutions.retire": oneField,
  "admin.becayis.reference.positions.update": oneField,
  "admin.becayis.reference.positions.retire": oneField,
  "admin.becayis.reports.resolve": command,
};
