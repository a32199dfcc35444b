-- Folding for search, comparison and addresses: marks off, lower case, ı as i. The same rule as foldText in
-- packages/contract/src/common/text.ts, a test holds the two together.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION fold_text(value TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"), 'ı', 'i');

-- CreateTable
CREATE TABLE "admins" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "google_sub" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_configurations" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "provider" TEXT NOT NULL DEFAULT 'gemini',
    "api_key" BYTEA NOT NULL,
    "api_key_hint" VARCHAR(20) NOT NULL DEFAULT '',
    "model" VARCHAR(120) NOT NULL DEFAULT 'gemini-1.5-flash',
    "max_tokens" INTEGER NOT NULL DEFAULT 8192,
    "temperature" DOUBLE PRECISION NOT NULL DEFAULT 0.7,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_configurations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prompt_templates" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(500) NOT NULL DEFAULT '',
    "system_prompt" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'general',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "usage_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompt_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unsplash_settings" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "access_key" BYTEA NOT NULL,
    "access_key_hint" VARCHAR(20) NOT NULL DEFAULT '',
    "secret_key" BYTEA,
    "search_orientation" TEXT NOT NULL DEFAULT 'landscape',
    "results_per_page" INTEGER NOT NULL DEFAULT 10,
    "image_quality" TEXT NOT NULL DEFAULT 'regular',
    "fallback_query" VARCHAR(200) NOT NULL DEFAULT 'technology, business, digital',
    "image_generation_prompt" TEXT NOT NULL DEFAULT '',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsplash_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "seo_title" VARCHAR(200) NOT NULL DEFAULT '',
    "seo_description" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "parent_id" INTEGER,
    "member_id" INTEGER,
    "admin_id" INTEGER,
    "author_name" VARCHAR(200) NOT NULL,
    "author_surname" VARCHAR(200) NOT NULL DEFAULT '',
    "author_email" VARCHAR(255) NOT NULL DEFAULT '',
    "content" VARCHAR(1000) NOT NULL,
    "is_admin_reply" BOOLEAN NOT NULL DEFAULT false,
    "approved_at" TIMESTAMPTZ(3),
    "notify_on_approval" BOOLEAN NOT NULL DEFAULT false,
    "notify_on_reply" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "surname" VARCHAR(200) NOT NULL DEFAULT '',
    "email" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(32),
    "subject" VARCHAR(300) NOT NULL,
    "message" VARCHAR(5000) NOT NULL,
    "is_unchecked" BOOLEAN NOT NULL DEFAULT false,
    "submission_id" UUID,
    "read_at" TIMESTAMPTZ(3),
    "reply_message" VARCHAR(10000),
    "replied_at" TIMESTAMPTZ(3),
    "telegram_sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_requests" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "requester_id" INTEGER NOT NULL,
    "match_id" INTEGER,
    "contact_type" TEXT NOT NULL DEFAULT 'request',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "message" VARCHAR(1000) NOT NULL DEFAULT 'İletişim isteği gönderildi.',
    "answered_at" TIMESTAMPTZ(3),
    "lapses_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_request_messages" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "body" VARCHAR(1000) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_request_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_blocks" (
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "homepage_configs" (
    "id" SERIAL NOT NULL,
    "section_key" VARCHAR(30) NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "title" VARCHAR(200) NOT NULL,
    "subtitle" VARCHAR(300) NOT NULL DEFAULT '',
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "show_projects_card" BOOLEAN NOT NULL DEFAULT true,
    "max_projects_display" INTEGER NOT NULL DEFAULT 3,

    CONSTRAINT "homepage_configs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "homepage_sections" (
    "id" SERIAL NOT NULL,
    "section_key" VARCHAR(30) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "subtitle" VARCHAR(300) NOT NULL DEFAULT '',
    "description" VARCHAR(2000) NOT NULL DEFAULT '',

    CONSTRAINT "homepage_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "homepage_about" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "title" VARCHAR(200) NOT NULL,
    "subtitle" VARCHAR(300) NOT NULL DEFAULT '',
    "description" VARCHAR(5000) NOT NULL,
    "experience_years" INTEGER NOT NULL DEFAULT 0,
    "projects_completed" INTEGER NOT NULL DEFAULT 0,
    "technologies_used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "homepage_about_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "features" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "icon_name" TEXT NOT NULL DEFAULT 'Bot',
    "color_class" TEXT NOT NULL DEFAULT 'blue',
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "features_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "technology" VARCHAR(300) NOT NULL,
    "project_type" TEXT NOT NULL,
    "image_url" VARCHAR(500) NOT NULL DEFAULT '',
    "github_url" VARCHAR(500) NOT NULL DEFAULT '',
    "demo_url" VARCHAR(500) NOT NULL DEFAULT '',
    "download_url" VARCHAR(500) NOT NULL DEFAULT '',
    "is_featured" BOOLEAN NOT NULL DEFAULT true,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "display_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listings" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "slug" VARCHAR(200) NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "description" VARCHAR(5000) NOT NULL DEFAULT '',
    "institution_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,
    "offer_city_id" INTEGER NOT NULL,
    "offer_district_id" INTEGER,
    "wanted_city_id" INTEGER NOT NULL,
    "wanted_district_id" INTEGER,
    "offer_department" VARCHAR(200) NOT NULL DEFAULT '',
    "wanted_department" VARCHAR(200) NOT NULL DEFAULT '',
    "requirements" VARCHAR(2000) NOT NULL DEFAULT '',
    "benefits" VARCHAR(2000) NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'active',
    "approval_status" TEXT NOT NULL DEFAULT 'pending',
    "priority" TEXT NOT NULL DEFAULT 'normal',
    "admin_note" VARCHAR(1000) NOT NULL DEFAULT '',
    "rejection_reason" VARCHAR(1000) NOT NULL DEFAULT '',
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "contact_count" INTEGER NOT NULL DEFAULT 0,
    "search_text" TEXT GENERATED ALWAYS AS (fold_text("title" || ' ' || "description")) STORED,
    "approved_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_slugs" (
    "slug" VARCHAR(200) NOT NULL,
    "listing_id" INTEGER NOT NULL,

    CONSTRAINT "listing_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "listing_reports" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "reason" VARCHAR(1000) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_alerts" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "institution_id" INTEGER,
    "position_id" INTEGER,
    "from_city_id" INTEGER,
    "to_city_id" INTEGER,
    "query" VARCHAR(200) NOT NULL DEFAULT '',
    "frequency" TEXT NOT NULL DEFAULT 'daily',
    "last_sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" SERIAL NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "score" INTEGER NOT NULL,
    "score_version" INTEGER NOT NULL DEFAULT 1,
    "reasons" JSONB NOT NULL DEFAULT '[]',
    "pair_key" VARCHAR(30) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_sides" (
    "match_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "answer" TEXT NOT NULL DEFAULT 'pending',
    "is_settled" BOOLEAN NOT NULL DEFAULT false,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_sides_pkey" PRIMARY KEY ("match_id","listing_id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" SERIAL NOT NULL,
    "storage_key" VARCHAR(200) NOT NULL,
    "mime_type" VARCHAR(100) NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "alt_text" VARCHAR(300) NOT NULL DEFAULT '',
    "sha256" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "members" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "email_key" TEXT GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED,
    "password_hash" TEXT,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "phone" VARCHAR(32),
    "date_of_birth" DATE,
    "bio" VARCHAR(500),
    "avatar_media_id" INTEGER,
    "email_verified_at" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "totp_secret" BYTEA,
    "terms_accepted_at" TIMESTAMPTZ(3) NOT NULL,
    "last_login_at" TIMESTAMPTZ(3),
    "erase_after" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "name" VARCHAR(100) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "security_events" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "user_agent" VARCHAR(256) NOT NULL DEFAULT '',
    "ip_address" VARCHAR(64) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "security_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_notifications" (
    "id" SERIAL NOT NULL,
    "admin_id" INTEGER,
    "type" VARCHAR(60) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "message" VARCHAR(1000) NOT NULL,
    "link" VARCHAR(300) NOT NULL DEFAULT '',
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_notifications" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "type" VARCHAR(60) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "message" VARCHAR(1000) NOT NULL,
    "link" VARCHAR(300) NOT NULL DEFAULT '',
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "member_id" INTEGER NOT NULL,
    "event" VARCHAR(60) NOT NULL,
    "channel" TEXT NOT NULL,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("member_id","event")
);

-- CreateTable
CREATE TABLE "notification_settings" (
    "id" SERIAL NOT NULL,
    "setting_key" VARCHAR(60) NOT NULL,
    "setting_name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(500) NOT NULL DEFAULT '',
    "category" VARCHAR(60) NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_logs" (
    "id" SERIAL NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "template_slug" VARCHAR(60) NOT NULL,
    "recipient_name" VARCHAR(200) NOT NULL DEFAULT '',
    "recipient_email" VARCHAR(254) NOT NULL,
    "subject" VARCHAR(300) NOT NULL,
    "payload" JSONB NOT NULL,
    "message_id" VARCHAR(200) NOT NULL,
    "smtp_host" VARCHAR(255) NOT NULL DEFAULT '',
    "smtp_from_email" VARCHAR(254) NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error_message" VARCHAR(2000) NOT NULL DEFAULT '',
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "action" VARCHAR(80) NOT NULL,
    "entity" VARCHAR(60) NOT NULL,
    "entity_id" VARCHAR(80) NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pages" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "content" TEXT NOT NULL,
    "meta_title" VARCHAR(200) NOT NULL DEFAULT '',
    "meta_description" VARCHAR(500) NOT NULL DEFAULT '',
    "is_published" BOOLEAN NOT NULL DEFAULT true,
    "show_in_footer" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "slug" VARCHAR(160) NOT NULL,
    "excerpt" VARCHAR(500) NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "content_text" TEXT NOT NULL DEFAULT '',
    "featured_image" VARCHAR(500),
    "image_alt" VARCHAR(300) NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'draft',
    "published_at" TIMESTAMPTZ(3),
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "seo_title" VARCHAR(200) NOT NULL DEFAULT '',
    "seo_description" VARCHAR(500) NOT NULL DEFAULT '',
    "seo_keywords" VARCHAR(500) NOT NULL DEFAULT '',
    "reading_time" INTEGER NOT NULL DEFAULT 1,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "category_id" INTEGER,
    "author_id" INTEGER,
    "title_folded" TEXT GENERATED ALWAYS AS (fold_text("title")) STORED,
    "search_document" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('turkish', "title"), 'A') ||
        setweight(to_tsvector('simple', fold_text("title")), 'A') ||
        setweight(to_tsvector('turkish', "excerpt"), 'B') ||
        setweight(to_tsvector('simple', fold_text("excerpt")), 'B') ||
        setweight(to_tsvector('turkish', "content_text"), 'C') ||
        setweight(to_tsvector('simple', fold_text("content_text")), 'C')
    ) STORED,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_tags" (
    "post_id" INTEGER NOT NULL,
    "tag_id" INTEGER NOT NULL,

    CONSTRAINT "post_tags_pkey" PRIMARY KEY ("post_id","tag_id")
);

-- CreateTable
CREATE TABLE "post_revisions" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_visitors" (
    "day" DATE NOT NULL,
    "post_id" INTEGER NOT NULL,
    "visitor_hash" BYTEA NOT NULL,

    CONSTRAINT "post_visitors_pkey" PRIMARY KEY ("day","post_id","visitor_hash")
);

-- CreateTable
CREATE TABLE "visitor_salts" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "visitor_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "recovery_tokens" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "access_hash" BYTEA NOT NULL,
    "refresh_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirects" (
    "id" SERIAL NOT NULL,
    "from_path" VARCHAR(300) NOT NULL,
    "to_path" VARCHAR(300) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provinces" (
    "id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "name_folded" TEXT GENERATED ALWAYS AS (fold_text("name")) STORED,

    CONSTRAINT "provinces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "districts" (
    "id" INTEGER NOT NULL,
    "province_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,

    CONSTRAINT "districts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "institutions" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "kind" TEXT NOT NULL,
    "is_retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "institutions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "positions" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "service_class" VARCHAR(10) NOT NULL,
    "is_retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "positions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "eligibility_rules" (
    "id" SERIAL NOT NULL,
    "employment_status" TEXT NOT NULL,
    "rule" VARCHAR(60) NOT NULL,
    "verdict" TEXT NOT NULL,
    "text" VARCHAR(1000) NOT NULL,
    "source" VARCHAR(300) NOT NULL,
    "source_date" DATE NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "eligibility_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rings" (
    "id" SERIAL NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "size" INTEGER NOT NULL,
    "ring_key" VARCHAR(60) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ring_members" (
    "ring_id" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "answer" TEXT NOT NULL DEFAULT 'pending',
    "is_settled" BOOLEAN NOT NULL DEFAULT false,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "ring_members_pkey" PRIMARY KEY ("ring_id","step")
);

-- CreateTable
CREATE TABLE "services" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "short_name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(500) NOT NULL,
    "long_description" TEXT NOT NULL,
    "url" VARCHAR(500) NOT NULL,
    "category" VARCHAR(60) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "features" TEXT[],
    "benefits" TEXT[],
    "target_audience" TEXT[],
    "technology" TEXT[],
    "icon" VARCHAR(40) NOT NULL,
    "color" VARCHAR(40) NOT NULL,
    "gradient" VARCHAR(120) NOT NULL,
    "image_url" VARCHAR(500) NOT NULL DEFAULT '',
    "seo_title" VARCHAR(200) NOT NULL DEFAULT '',
    "seo_description" VARCHAR(500) NOT NULL DEFAULT '',
    "seo_keywords" VARCHAR(500) NOT NULL DEFAULT '',
    "seo_og_image" VARCHAR(500) NOT NULL DEFAULT '',
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_items" (
    "id" SERIAL NOT NULL,
    "page" TEXT NOT NULL,
    "question" VARCHAR(300) NOT NULL,
    "answer" VARCHAR(2000) NOT NULL,
    "display_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "faq_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "admin_id" INTEGER,
    "member_id" INTEGER,
    "token_hash" BYTEA NOT NULL,
    "cookie_hash" BYTEA,
    "user_agent" VARCHAR(256) NOT NULL DEFAULT '',
    "ip_address" VARCHAR(64) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "scope" VARCHAR(20) NOT NULL,
    "key" VARCHAR(60) NOT NULL,
    "value" VARCHAR(2000) NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "security_settings" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT false,
    "site_key" VARCHAR(200) NOT NULL DEFAULT '',
    "secret_key" BYTEA,
    "description" VARCHAR(500) NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "security_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_seo" (
    "page_key" VARCHAR(60) NOT NULL,
    "page_name" VARCHAR(120) NOT NULL,
    "meta_title" VARCHAR(200) NOT NULL DEFAULT '',
    "meta_description" VARCHAR(500) NOT NULL DEFAULT '',
    "meta_keywords" VARCHAR(500) NOT NULL DEFAULT '',
    "og_title" VARCHAR(200) NOT NULL DEFAULT '',
    "og_description" VARCHAR(500) NOT NULL DEFAULT '',
    "og_image" VARCHAR(500) NOT NULL DEFAULT '',
    "canonical_url" VARCHAR(500) NOT NULL DEFAULT '',
    "robots" VARCHAR(60) NOT NULL DEFAULT 'index, follow',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_seo_pkey" PRIMARY KEY ("page_key")
);

-- CreateTable
CREATE TABLE "telegram_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "api_key" BYTEA,
    "chat_id" VARCHAR(60) NOT NULL DEFAULT '',
    "enabled" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "telegram_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "smtp_configs" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "host" VARCHAR(255) NOT NULL,
    "port" INTEGER NOT NULL DEFAULT 587,
    "username" VARCHAR(255) NOT NULL,
    "password" BYTEA NOT NULL,
    "secure" BOOLEAN NOT NULL DEFAULT true,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "from_name" VARCHAR(120) NOT NULL,
    "from_email" VARCHAR(254) NOT NULL,
    "reply_to" VARCHAR(254) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "smtp_configs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "swap_profiles" (
    "member_id" INTEGER NOT NULL,
    "current_institution_id" INTEGER,
    "current_position_id" INTEGER,
    "current_city_id" INTEGER,
    "current_district_id" INTEGER,
    "desired_institution_id" INTEGER,
    "desired_position_id" INTEGER,
    "desired_city_id" INTEGER,
    "desired_district_id" INTEGER,
    "employment_status" TEXT,
    "started_at" DATE,
    "experience_years" INTEGER NOT NULL DEFAULT 0,
    "education_level" VARCHAR(120) NOT NULL DEFAULT '',
    "specializations" VARCHAR(500) NOT NULL DEFAULT '',
    "notes" VARCHAR(2000) NOT NULL DEFAULT '',
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "allow_direct_contact" BOOLEAN NOT NULL DEFAULT false,
    "allow_other_position" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "swap_profiles_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "tags" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trash_items" (
    "id" SERIAL NOT NULL,
    "entity" VARCHAR(60) NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "payload" JSONB NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "purge_after" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trash_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "admins_google_sub_key" ON "admins"("google_sub");

-- CreateIndex
CREATE UNIQUE INDEX "admins_username_key" ON "admins"("username");

-- CreateIndex
CREATE UNIQUE INDEX "admins_email_key" ON "admins"("email");

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE INDEX "comments_post_id_approved_at_created_at_idx" ON "comments"("post_id", "approved_at", "created_at");

-- CreateIndex
CREATE INDEX "comments_parent_id_idx" ON "comments"("parent_id");

-- CreateIndex
CREATE INDEX "comments_member_id_idx" ON "comments"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "contact_messages_submission_id_key" ON "contact_messages"("submission_id");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_listing_id_status_idx" ON "contact_requests"("listing_id", "status");

-- CreateIndex
CREATE INDEX "contact_requests_requester_id_created_at_idx" ON "contact_requests"("requester_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_match_id_idx" ON "contact_requests"("match_id");

-- CreateIndex
CREATE INDEX "contact_requests_status_lapses_at_idx" ON "contact_requests"("status", "lapses_at");

-- CreateIndex
CREATE INDEX "contact_request_messages_request_id_created_at_idx" ON "contact_request_messages"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "contact_request_messages_sender_id_idx" ON "contact_request_messages"("sender_id");

-- CreateIndex
CREATE INDEX "member_blocks_blocked_id_idx" ON "member_blocks"("blocked_id");

-- CreateIndex
CREATE UNIQUE INDEX "homepage_configs_section_key_key" ON "homepage_configs"("section_key");

-- CreateIndex
CREATE UNIQUE INDEX "homepage_sections_section_key_key" ON "homepage_sections"("section_key");

-- CreateIndex
CREATE INDEX "features_is_active_display_order_idx" ON "features"("is_active", "display_order");

-- CreateIndex
CREATE INDEX "projects_is_active_display_order_idx" ON "projects"("is_active", "display_order");

-- CreateIndex
CREATE UNIQUE INDEX "listings_slug_key" ON "listings"("slug");

-- CreateIndex
CREATE INDEX "listings_member_id_idx" ON "listings"("member_id");

-- CreateIndex
CREATE INDEX "listings_search_text_idx" ON "listings" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "listings_institution_id_position_id_offer_city_id_wanted_ci_idx" ON "listings"("institution_id", "position_id", "offer_city_id", "wanted_city_id");

-- CreateIndex
CREATE INDEX "listings_status_approval_status_created_at_idx" ON "listings"("status", "approval_status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "listings_expires_at_idx" ON "listings"("expires_at");

-- CreateIndex
CREATE INDEX "listing_slugs_listing_id_idx" ON "listing_slugs"("listing_id");

-- CreateIndex
CREATE INDEX "listing_reports_member_id_idx" ON "listing_reports"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_reports_listing_id_member_id_key" ON "listing_reports"("listing_id", "member_id");

-- CreateIndex
CREATE INDEX "search_alerts_member_id_idx" ON "search_alerts"("member_id");

-- CreateIndex
CREATE INDEX "search_alerts_from_city_id_to_city_id_idx" ON "search_alerts"("from_city_id", "to_city_id");

-- CreateIndex
CREATE UNIQUE INDEX "matches_pair_key_key" ON "matches"("pair_key");

-- CreateIndex
CREATE INDEX "matches_status_created_at_idx" ON "matches"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "match_sides_listing_id_idx" ON "match_sides"("listing_id");

-- CreateIndex
CREATE INDEX "match_sides_member_id_idx" ON "match_sides"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "media_storage_key_key" ON "media"("storage_key");

-- CreateIndex
CREATE INDEX "media_sha256_idx" ON "media"("sha256");

-- CreateIndex
CREATE UNIQUE INDEX "members_email_key_key" ON "members"("email_key");

-- CreateIndex
CREATE INDEX "members_created_at_idx" ON "members"("created_at");

-- CreateIndex
CREATE INDEX "members_erase_after_idx" ON "members"("erase_after");

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "passkeys_member_id_idx" ON "passkeys"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");

-- CreateIndex
CREATE INDEX "recovery_codes_member_id_idx" ON "recovery_codes"("member_id");

-- CreateIndex
CREATE INDEX "security_events_member_id_created_at_idx" ON "security_events"("member_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "admin_notifications_is_read_created_at_idx" ON "admin_notifications"("is_read", "created_at" DESC);

-- CreateIndex
CREATE INDEX "admin_notifications_admin_id_idx" ON "admin_notifications"("admin_id");

-- CreateIndex
CREATE INDEX "member_notifications_member_id_created_at_idx" ON "member_notifications"("member_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notification_settings_setting_key_key" ON "notification_settings"("setting_key");

-- CreateIndex
CREATE UNIQUE INDEX "email_logs_message_id_key" ON "email_logs"("message_id");

-- CreateIndex
CREATE INDEX "email_logs_status_created_at_idx" ON "email_logs"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "email_logs_status_next_attempt_at_idx" ON "email_logs"("status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "audit_entries_entity_entity_id_idx" ON "audit_entries"("entity", "entity_id");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "pages_slug_key" ON "pages"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");

-- CreateIndex
CREATE INDEX "posts_status_published_at_id_idx" ON "posts"("status", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "posts_search_document_idx" ON "posts" USING GIN ("search_document");

-- CreateIndex
CREATE INDEX "posts_title_folded_idx" ON "posts" USING GIN ("title_folded" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "posts_category_id_published_at_idx" ON "posts"("category_id", "published_at" DESC);

-- CreateIndex
CREATE INDEX "post_tags_tag_id_idx" ON "post_tags"("tag_id");

-- CreateIndex
CREATE UNIQUE INDEX "post_revisions_post_id_version_key" ON "post_revisions"("post_id", "version");

-- CreateIndex
CREATE INDEX "post_visitors_post_id_idx" ON "post_visitors"("post_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_tokens_access_hash_key" ON "recovery_tokens"("access_hash");

-- CreateIndex
CREATE INDEX "recovery_tokens_member_id_purpose_idx" ON "recovery_tokens"("member_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "redirects_from_path_key" ON "redirects"("from_path");

-- CreateIndex
CREATE INDEX "redirects_to_path_idx" ON "redirects"("to_path");

-- CreateIndex
CREATE UNIQUE INDEX "provinces_name_key" ON "provinces"("name");

-- CreateIndex
CREATE UNIQUE INDEX "districts_province_id_name_key" ON "districts"("province_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "districts_id_province_id_key" ON "districts"("id", "province_id");

-- CreateIndex
CREATE UNIQUE INDEX "institutions_name_key" ON "institutions"("name");

-- CreateIndex
CREATE UNIQUE INDEX "positions_name_key" ON "positions"("name");

-- CreateIndex
CREATE UNIQUE INDEX "eligibility_rules_employment_status_rule_key" ON "eligibility_rules"("employment_status", "rule");

-- CreateIndex
CREATE UNIQUE INDEX "rings_ring_key_key" ON "rings"("ring_key");

-- CreateIndex
CREATE INDEX "rings_status_expires_at_idx" ON "rings"("status", "expires_at");

-- CreateIndex
CREATE INDEX "ring_members_listing_id_idx" ON "ring_members"("listing_id");

-- CreateIndex
CREATE INDEX "ring_members_member_id_idx" ON "ring_members"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "ring_members_ring_id_listing_id_key" ON "ring_members"("ring_id", "listing_id");

-- CreateIndex
CREATE UNIQUE INDEX "services_slug_key" ON "services"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "faq_items_page_display_order_key" ON "faq_items"("page", "display_order");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_cookie_hash_key" ON "sessions"("cookie_hash");

-- CreateIndex
CREATE INDEX "sessions_admin_id_idx" ON "sessions"("admin_id");

-- CreateIndex
CREATE INDEX "sessions_member_id_idx" ON "sessions"("member_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "security_settings_name_key" ON "security_settings"("name");

-- CreateIndex
CREATE UNIQUE INDEX "tags_slug_key" ON "tags"("slug");

-- CreateIndex
CREATE INDEX "trash_items_entity_entity_id_idx" ON "trash_items"("entity", "entity_id");

-- CreateIndex
CREATE INDEX "trash_items_purge_after_idx" ON "trash_items"("purge_after");

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_requester_id_fkey" FOREIGN KEY ("requester_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request_messages" ADD CONSTRAINT "contact_request_messages_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "contact_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request_messages" ADD CONSTRAINT "contact_request_messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "positions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_offer_city_id_fkey" FOREIGN KEY ("offer_city_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_offer_district_id_offer_city_id_fkey" FOREIGN KEY ("offer_district_id", "offer_city_id") REFERENCES "districts"("id", "province_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_wanted_city_id_fkey" FOREIGN KEY ("wanted_city_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_wanted_district_id_wanted_city_id_fkey" FOREIGN KEY ("wanted_district_id", "wanted_city_id") REFERENCES "districts"("id", "province_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_slugs" ADD CONSTRAINT "listing_slugs_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "positions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_from_city_id_fkey" FOREIGN KEY ("from_city_id") REFERENCES "provinces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_to_city_id_fkey" FOREIGN KEY ("to_city_id") REFERENCES "provinces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_sides" ADD CONSTRAINT "match_sides_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_sides" ADD CONSTRAINT "match_sides_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_sides" ADD CONSTRAINT "match_sides_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_avatar_media_id_fkey" FOREIGN KEY ("avatar_media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_notifications" ADD CONSTRAINT "admin_notifications_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_notifications" ADD CONSTRAINT "member_notifications_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_visitors" ADD CONSTRAINT "post_visitors_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_tokens" ADD CONSTRAINT "recovery_tokens_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "districts" ADD CONSTRAINT "districts_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_ring_id_fkey" FOREIGN KEY ("ring_id") REFERENCES "rings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_current_institution_id_fkey" FOREIGN KEY ("current_institution_id") REFERENCES "institutions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_current_position_id_fkey" FOREIGN KEY ("current_position_id") REFERENCES "positions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_current_city_id_fkey" FOREIGN KEY ("current_city_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_current_district_id_current_city_id_fkey" FOREIGN KEY ("current_district_id", "current_city_id") REFERENCES "districts"("id", "province_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_desired_institution_id_fkey" FOREIGN KEY ("desired_institution_id") REFERENCES "institutions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_desired_position_id_fkey" FOREIGN KEY ("desired_position_id") REFERENCES "positions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_desired_city_id_fkey" FOREIGN KEY ("desired_city_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_desired_district_id_desired_city_id_fkey" FOREIGN KEY ("desired_district_id", "desired_city_id") REFERENCES "districts"("id", "province_id") ON DELETE RESTRICT ON UPDATE CASCADE;
