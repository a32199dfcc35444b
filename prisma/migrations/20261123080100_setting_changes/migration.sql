-- Every changed value of the settings. Triggers write it, so that no way of saving is forgotten. A trigger names the
-- columns it records; secrets are in no list and never leave their own row.
CREATE TABLE "setting_changes" (
    "id" SERIAL NOT NULL,
    "area" VARCHAR(30) NOT NULL,
    "record" VARCHAR(80) NOT NULL,
    "record_name" VARCHAR(300) NOT NULL,
    "field" VARCHAR(60) NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,
    "admin_id" INTEGER,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "setting_changes_area_id_idx" ON "setting_changes"("area", "id" DESC);
CREATE INDEX "setting_changes_created_at_idx" ON "setting_changes"("created_at");
CREATE INDEX "setting_changes_admin_id_idx" ON "setting_changes"("admin_id");
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Arguments: area, key column, name column, recorded columns.
CREATE FUNCTION record_setting_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO setting_changes (area, record, record_name, field, before, after)
  SELECT TG_ARGV[0], new_row ->> TG_ARGV[1], left(new_row ->> TG_ARGV[2], 300), field, old_row -> field, new_row -> field
  FROM unnest(TG_ARGV[3:]) AS field
  WHERE old_row -> field IS DISTINCT FROM new_row -> field;
  RETURN NULL;
END $$;

-- Arguments: recorded keys. A value that was not stored before had its default; "before" is NULL then.
CREATE FUNCTION record_setting_value() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_value jsonb := CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD.value) END;
BEGIN
  IF NEW.key = ANY (TG_ARGV) AND old_value IS DISTINCT FROM to_jsonb(NEW.value) THEN
    INSERT INTO setting_changes (area, record, record_name, field, before, after)
    VALUES (NEW.scope, NEW.scope, '', NEW.key, old_value, to_jsonb(NEW.value));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER record_changes AFTER INSERT OR UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION
  record_setting_value('site_name', 'site_description', 'contact_email', 'social_github', 'social_instagram',
    'social_youtube', 'profile_image_url', 'default_meta_title', 'default_meta_description', 'default_meta_keywords',
    'google_analytics_id', 'ads_client_id', 'ads_slot_id', 'slide_count', 'auto_play_interval', 'auto_play_enabled',
    'show_view_count', 'show_navigation_arrows', 'show_indicators');
CREATE TRIGGER record_changes AFTER UPDATE ON homepage_configs FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('homepageConfig', 'section_key', 'section_key',
    'title', 'subtitle', 'description', 'is_enabled', 'show_projects_card', 'max_projects_display');
CREATE TRIGGER record_changes AFTER UPDATE ON homepage_sections FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('homepageSection', 'section_key', 'section_key', 'title', 'subtitle', 'description');
CREATE TRIGGER record_changes AFTER UPDATE ON homepage_about FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('homepageAbout', 'id', 'title', 'title', 'subtitle', 'description', 'experience_years',
    'projects_completed', 'technologies_used');
CREATE TRIGGER record_changes AFTER UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('project', 'id', 'name', 'name', 'description', 'technology', 'project_type', 'image_url',
    'github_url', 'demo_url', 'download_url', 'is_featured', 'is_active');
CREATE TRIGGER record_changes AFTER UPDATE ON features FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('feature', 'id', 'title', 'title', 'description', 'icon_name', 'color_class', 'is_active');
CREATE TRIGGER record_changes AFTER UPDATE ON pages FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('page', 'id', 'title', 'title', 'slug', 'content', 'meta_title', 'meta_description',
    'is_published', 'show_in_footer');
CREATE TRIGGER record_changes AFTER UPDATE ON page_seo FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('pageSeo', 'page_key', 'page_name', 'meta_title', 'meta_description', 'meta_keywords',
    'og_title', 'og_description', 'og_image', 'canonical_url', 'robots');
CREATE TRIGGER record_changes AFTER UPDATE ON smtp_configs FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('smtp', 'id', 'name', 'name', 'host', 'port', 'username', 'secure', 'enabled', 'from_name',
    'from_email', 'reply_to');
CREATE TRIGGER record_changes AFTER UPDATE ON security_settings FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('security', 'name', 'name', 'is_enabled', 'site_key');
CREATE TRIGGER record_changes AFTER UPDATE ON notification_settings FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('notification', 'setting_key', 'setting_name', 'is_enabled');
CREATE TRIGGER record_changes AFTER UPDATE ON telegram_settings FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('telegram', 'id', 'id', 'chat_id', 'enabled');
CREATE TRIGGER record_changes AFTER UPDATE ON services FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('service', 'id', 'name', 'name', 'short_name', 'slug', 'description', 'long_description',
    'url', 'demo_url', 'category', 'status', 'features', 'benefits', 'target_audience', 'technology', 'icon', 'color',
    'image_url', 'seo_title', 'seo_description', 'seo_keywords', 'seo_og_image');
CREATE TRIGGER record_changes AFTER UPDATE ON faq_items FOR EACH ROW EXECUTE FUNCTION
  record_setting_changes('question', 'id', 'question', 'question', 'answer');

-- The audit row is the last statement of a service's transaction and knows who acted; now() is that transaction's.
CREATE FUNCTION sign_setting_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE setting_changes SET admin_id = NEW.actor_id WHERE created_at = now() AND admin_id IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER sign_changes AFTER INSERT ON audit_entries FOR EACH ROW
  WHEN (NEW.actor_kind = 'admin' AND NEW.actor_id IS NOT NULL) EXECUTE FUNCTION sign_setting_changes();
