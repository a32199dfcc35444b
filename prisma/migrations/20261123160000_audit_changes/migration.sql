-- The rows that an administrator's call changes, before and after. Triggers note them, so that no way of writing is
-- forgotten; they run in transactions that switched "site.audit" on. The audit entry, last in the transaction, takes the
-- notes into its details, which the chain of hashes covers.

-- Shortens long values to 300 characters with their length and hash.
CREATE FUNCTION audit_value(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN length(value #>> '{}') > 300
    THEN to_jsonb(left(value #>> '{}', 300) || '… (' || length(value #>> '{}') || ', SHA-256 '
      || left(encode(sha256(convert_to(value #>> '{}', 'UTF8')), 'hex'), 16) || ')')
    ELSE value END
$$;

-- Arguments, each separated by commas: key columns; masked columns; columns left out, because others determine them.
CREATE FUNCTION note_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
  keys text[] := string_to_array(TG_ARGV[0], ',');
  masked text[] := string_to_array(TG_ARGV[1], ',');
  left_out text[] := string_to_array(TG_ARGV[2], ',');
  noted text := coalesce(current_setting('site.audit_changes', true), '');
  more int := coalesce(nullif(current_setting('site.audit_more', true), ''), '0')::int;
  fields jsonb;
  change jsonb;
BEGIN
  -- the bounds of one entry: 60 rows, 40,000 characters
  IF more > 0 OR length(noted) > 40000 OR (noted <> '' AND jsonb_array_length(noted::jsonb) >= 60) THEN
    PERFORM set_config('site.audit_more', (more + 1)::text, true);
    RETURN NULL;
  END IF;
  SELECT jsonb_object_agg(name, jsonb_build_array(
      CASE WHEN name = ANY (masked) AND old_row ->> name <> '' THEN '"•••"' ELSE audit_value(old_row -> name) END,
      CASE WHEN name = ANY (masked) AND new_row ->> name <> '' THEN '"•••"' ELSE audit_value(new_row -> name) END))
    INTO fields
    FROM jsonb_object_keys(coalesce(new_row, old_row)) AS name
    WHERE old_row -> name IS DISTINCT FROM new_row -> name
      AND coalesce(nullif(old_row -> name, 'null'), nullif(new_row -> name, 'null')) IS NOT NULL
      AND NOT name = ANY (left_out);
  IF fields IS NULL THEN RETURN NULL; END IF;
  change := jsonb_build_object('table', TG_TABLE_NAME, 'operation', lower(TG_OP COLLATE "C"), 'fields', fields, 'key',
    (SELECT string_agg(coalesce(new_row, old_row) ->> name, ',') FROM unnest(keys) AS name));
  PERFORM set_config('site.audit_changes',
    (coalesce(nullif(noted, ''), '[]')::jsonb || jsonb_build_array(change))::text, true);
  RETURN NULL;
END $$;

-- Creates the trigger of a table. A migration that adds a masked or generated column calls it again.
CREATE FUNCTION audit_table(audited regclass, masked text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text;
  left_out text;
BEGIN
  SELECT string_agg(attname, ',' ORDER BY array_position(indkey::int2[], attnum)) INTO keys
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = audited AND indisprimary;
  SELECT string_agg(attname, ',') INTO left_out FROM pg_attribute
    WHERE attrelid = audited AND attnum > 0 AND (attgenerated <> '' OR attname = 'updated_at');
  EXECUTE format('DROP TRIGGER IF EXISTS note_changes ON %s', audited);
  EXECUTE format('CREATE TRIGGER note_changes AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
    WHEN (current_setting(''site.audit'', true) = ''on'') EXECUTE FUNCTION note_audit_change(%L, %L, %L)',
    audited, keys, array_to_string(masked, ','), coalesce(left_out, ''));
END $$;

SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'prompt_templates', 'categories', 'saved_replies', 'contact_reports', 'homepage_configs', 'homepage_sections',
  'homepage_about', 'features', 'projects', 'imports', 'listings', 'listing_reports', 'rejection_reasons',
  'board_settings', 'matches', 'match_sides', 'notification_settings', 'pages', 'posts', 'post_tags', 'redirects',
  'provinces', 'districts', 'institutions', 'positions', 'eligibility_rules', 'rings', 'ring_members', 'services',
  'faq_items', 'settings', 'page_seo', 'tags']) AS name;
-- Secrets, and what is known of a person: the log outlives an erased account.
SELECT audit_table('admins', '{password_hash,google_sub}');
SELECT audit_table('ai_configurations', '{api_key,api_key_hint}');
SELECT audit_table('unsplash_settings', '{access_key,access_key_hint,secret_key}');
SELECT audit_table('security_settings', '{secret_key}');
SELECT audit_table('telegram_settings', '{api_key}');
SELECT audit_table('smtp_configs', '{password}');
SELECT audit_table('post_previews', '{token_hash}');
SELECT audit_table('media', '{sha256}');
SELECT audit_table('library_images', '{sha256}');
SELECT audit_table('sessions', '{token_hash,cookie_hash,user_agent,ip_address}');
SELECT audit_table('members', '{email,email_key,password_hash,first_name,last_name,phone,date_of_birth,bio,totp_secret,
registration_browser_hash,registration_user_agent}'::text[]);
SELECT audit_table('swap_profiles', '{education_level,specializations,notes}');
SELECT audit_table('comments', '{author_name,author_surname,author_email}');
SELECT audit_table('comment_bans', '{email_key,author_name}');
SELECT audit_table('contact_messages', '{name,surname,email,phone,message,reply_message}');
SELECT audit_table('contact_requests', '{message}');

CREATE FUNCTION take_audit_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.details := NEW.details || jsonb_build_object('changes', current_setting('site.audit_changes')::jsonb)
    || jsonb_strip_nulls(jsonb_build_object('moreChanges', nullif(current_setting('site.audit_more', true), '')::int));
  RETURN NEW;
END $$;
CREATE TRIGGER take_changes BEFORE INSERT ON audit_entries FOR EACH ROW
  WHEN (NEW.actor_kind = 'admin' AND current_setting('site.audit_changes', true) <> '')
  EXECUTE FUNCTION take_audit_changes();
