-- What the datamodel cannot say: checks on every enumeration and bound, and the unique rules that hold for some rows only.

-- Accounts
ALTER TABLE "admins" ADD CONSTRAINT "admins_role_check" CHECK ("role" IN ('admin'));
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind_check" CHECK ("kind" IN ('admin', 'member'));
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_check" CHECK ((kind = 'admin') = (admin_id IS NOT NULL) AND (kind = 'member') = (member_id IS NOT NULL));
ALTER TABLE "recovery_tokens" ADD CONSTRAINT "recovery_tokens_purpose_check" CHECK ("purpose" IN ('recovery', 'invite', 'signup', 'renewal', 'unsubscribe'));
CREATE UNIQUE INDEX "recovery_tokens_newest_key" ON "recovery_tokens" (member_id, purpose) WHERE used_at IS NULL;
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_channel_check" CHECK ("channel" IN ('mail', 'site', 'none'));

-- Blog
ALTER TABLE "posts" ADD CONSTRAINT "posts_status_check" CHECK ("status" IN ('draft', 'published', 'archived'));
ALTER TABLE "posts" ADD CONSTRAINT "posts_published_at_check" CHECK (status <> 'published' OR published_at IS NOT NULL);
ALTER TABLE "posts" ADD CONSTRAINT "posts_bounds_check" CHECK (view_count >= 0 AND reading_time >= 1 AND version >= 1);
ALTER TABLE "posts" ADD CONSTRAINT "posts_slug_check" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "categories" ADD CONSTRAINT "categories_slug_check" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "tags" ADD CONSTRAINT "tags_slug_check" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_check" CHECK (btrim(content) <> '');
ALTER TABLE "comments" ADD CONSTRAINT "comments_admin_reply_check" CHECK (NOT is_admin_reply OR approved_at IS NOT NULL);
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_paths_check" CHECK (from_path <> to_path AND from_path LIKE '/%' AND to_path LIKE '/%');

-- Site
ALTER TABLE "settings" ADD CONSTRAINT "settings_scope_check" CHECK ("scope" IN ('site', 'slider'));
ALTER TABLE "homepage_configs" ADD CONSTRAINT "homepage_configs_section_key_check" CHECK (section_key IN ('hero', 'projects', 'features'));
ALTER TABLE "homepage_configs" ADD CONSTRAINT "homepage_configs_max_projects_display_check" CHECK (max_projects_display BETWEEN 1 AND 10);
ALTER TABLE "homepage_sections" ADD CONSTRAINT "homepage_sections_section_key_check" CHECK (section_key IN ('hero', 'cta'));
ALTER TABLE "homepage_about" ADD CONSTRAINT "homepage_about_single_check" CHECK (id = 1 AND experience_years >= 0 AND projects_completed >= 0 AND technologies_used >= 0);
ALTER TABLE "features" ADD CONSTRAINT "features_icon_name_check" CHECK ("icon_name" IN ('Bot', 'TrendingUp', 'Plug', 'Cloud', 'Share2', 'Worm'));
ALTER TABLE "features" ADD CONSTRAINT "features_color_class_check" CHECK ("color_class" IN ('blue', 'green', 'cyan', 'orange', 'purple', 'red'));
ALTER TABLE "projects" ADD CONSTRAINT "projects_project_type_check" CHECK ("project_type" IN ('web', 'desktop', 'mobile', 'api', 'automation', 'other'));
ALTER TABLE "services" ADD CONSTRAINT "services_status_check" CHECK ("status" IN ('active', 'inactive'));
ALTER TABLE "faq_items" ADD CONSTRAINT "faq_items_page_check" CHECK ("page" IN ('home', 'services'));
ALTER TABLE "telegram_settings" ADD CONSTRAINT "telegram_settings_single_check" CHECK (id = 1);
ALTER TABLE "smtp_configs" ADD CONSTRAINT "smtp_configs_port_check" CHECK (port BETWEEN 1 AND 65535);
CREATE UNIQUE INDEX "smtp_configs_enabled_key" ON "smtp_configs" (enabled) WHERE enabled;

-- AI writing help
ALTER TABLE "ai_configurations" ADD CONSTRAINT "ai_configurations_provider_check" CHECK ("provider" IN ('gemini'));
ALTER TABLE "ai_configurations" ADD CONSTRAINT "ai_configurations_bounds_check" CHECK (max_tokens BETWEEN 1 AND 32768 AND temperature BETWEEN 0 AND 2);
ALTER TABLE "prompt_templates" ADD CONSTRAINT "prompt_templates_category_check" CHECK ("category" IN ('blog', 'article', 'social', 'technical', 'marketing', 'educational', 'general'));
ALTER TABLE "unsplash_settings" ADD CONSTRAINT "unsplash_settings_search_orientation_check" CHECK ("search_orientation" IN ('landscape', 'portrait', 'squarish'));
ALTER TABLE "unsplash_settings" ADD CONSTRAINT "unsplash_settings_image_quality_check" CHECK ("image_quality" IN ('raw', 'full', 'regular', 'small', 'thumb'));
ALTER TABLE "unsplash_settings" ADD CONSTRAINT "unsplash_settings_results_per_page_check" CHECK (results_per_page BETWEEN 1 AND 30);
CREATE UNIQUE INDEX "ai_configurations_default_key" ON "ai_configurations" (is_default) WHERE is_default;
CREATE UNIQUE INDEX "prompt_templates_default_key" ON "prompt_templates" (is_default) WHERE is_default;
CREATE UNIQUE INDEX "unsplash_settings_default_key" ON "unsplash_settings" (is_default) WHERE is_default;

-- Outbox and audit
ALTER TABLE "email_logs" ADD CONSTRAINT "email_logs_status_check" CHECK ("status" IN ('pending', 'sent', 'failed'));
ALTER TABLE "email_logs" ADD CONSTRAINT "email_logs_attempts_check" CHECK (attempts >= 0);
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_kind_check" CHECK ("actor_kind" IN ('admin', 'member', 'system'));

-- Becayiş
ALTER TABLE "provinces" ADD CONSTRAINT "provinces_plate_check" CHECK (id BETWEEN 1 AND 81);
ALTER TABLE "districts" ADD CONSTRAINT "districts_number_check" CHECK (id / 100 = province_id);
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_kind_check" CHECK ("kind" IN ('ministry', 'affiliate', 'university', 'municipality', 'other'));
ALTER TABLE "positions" ADD CONSTRAINT "positions_service_class_check" CHECK ("service_class" IN ('GİH', 'SH', 'EÖH', 'TH', 'AH', 'DH', 'EH', 'YH', 'MİAH'));
ALTER TABLE "eligibility_rules" ADD CONSTRAINT "eligibility_rules_employment_status_check" CHECK (employment_status IN ('4a', '4b', 'any'));
ALTER TABLE "eligibility_rules" ADD CONSTRAINT "eligibility_rules_verdict_check" CHECK ("verdict" IN ('ok', 'warn', 'stop'));
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_employment_status_check" CHECK (employment_status IN ('4a', '4b'));
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_districts_check" CHECK ((current_district_id IS NULL OR current_city_id IS NOT NULL) AND (desired_district_id IS NULL OR desired_city_id IS NOT NULL));
ALTER TABLE "swap_profiles" ADD CONSTRAINT "swap_profiles_experience_years_check" CHECK (experience_years BETWEEN 0 AND 80);
ALTER TABLE "listings" ADD CONSTRAINT "listings_status_check" CHECK ("status" IN ('active', 'paused', 'completed', 'expired'));
ALTER TABLE "listings" ADD CONSTRAINT "listings_approval_status_check" CHECK ("approval_status" IN ('pending', 'approved', 'rejected'));
ALTER TABLE "listings" ADD CONSTRAINT "listings_priority_check" CHECK ("priority" IN ('low', 'normal', 'high', 'urgent'));
ALTER TABLE "listings" ADD CONSTRAINT "listings_bounds_check" CHECK (view_count >= 0 AND contact_count >= 0 AND char_length(title) >= 10);
CREATE UNIQUE INDEX "listings_one_active_key" ON "listings" (member_id) WHERE status = 'active' AND approval_status IN ('pending', 'approved');
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_self_check" CHECK (blocker_id <> blocked_id);
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_frequency_check" CHECK ("frequency" IN ('instant', 'daily', 'off'));
ALTER TABLE "matches" ADD CONSTRAINT "matches_status_check" CHECK ("status" IN ('pending', 'accepted', 'rejected', 'expired'));
ALTER TABLE "matches" ADD CONSTRAINT "matches_score_check" CHECK (score BETWEEN 0 AND 100);
ALTER TABLE "match_sides" ADD CONSTRAINT "match_sides_answer_check" CHECK ("answer" IN ('pending', 'accepted', 'rejected'));
CREATE UNIQUE INDEX "match_sides_settled_key" ON "match_sides" (listing_id) WHERE is_settled;
ALTER TABLE "rings" ADD CONSTRAINT "rings_status_check" CHECK ("status" IN ('pending', 'accepted', 'rejected', 'expired'));
ALTER TABLE "rings" ADD CONSTRAINT "rings_size_check" CHECK (size IN (3, 4));
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_answer_check" CHECK ("answer" IN ('pending', 'accepted', 'rejected'));
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_step_check" CHECK (step BETWEEN 0 AND 3);
CREATE UNIQUE INDEX "ring_members_settled_key" ON "ring_members" (listing_id) WHERE is_settled;
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_status_check" CHECK ("status" IN ('pending', 'accepted', 'rejected', 'withdrawn', 'lapsed'));
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_contact_type_check" CHECK ("contact_type" IN ('request', 'platform', 'email', 'phone'));
CREATE UNIQUE INDEX "contact_requests_one_pending_key" ON "contact_requests" (listing_id, requester_id) WHERE status = 'pending' AND contact_type = 'request';

-- Category 1, "Genel", always exists (a post without a category falls back to it).
INSERT INTO "categories" ("id", "name", "slug", "description") VALUES (1, 'Genel', 'genel', 'Diğer başlıklara girmeyen yazılar.');
SELECT setval(pg_get_serial_sequence('categories', 'id'), 1);
