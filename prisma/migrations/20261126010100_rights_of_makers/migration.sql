-- What an administrator made to act later ends with the right to make it: invitations, API keys, webhooks and previews.
ALTER TABLE "api_keys" ADD COLUMN "made_by_id" INTEGER, ADD COLUMN "made_by_name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "suspended_at" TIMESTAMPTZ(3);
ALTER TABLE "webhook_endpoints" ADD COLUMN "made_by_id" INTEGER, ADD COLUMN "made_by_name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "suspended_at" TIMESTAMPTZ(3);
CREATE INDEX "api_keys_made_by_id_idx" ON "api_keys"("made_by_id");
CREATE INDEX "webhook_endpoints_made_by_id_idx" ON "webhook_endpoints"("made_by_id");
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_id_fkey"
  FOREIGN KEY ("made_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_made_by_id_fkey"
  FOREIGN KEY ("made_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The audit log knows who made what exists; the last one who set up a webhook is responsible for it.
UPDATE "api_keys" AS made SET "made_by_id" = admin.id, "made_by_name" = admin.username
  FROM "audit_entries" AS entry JOIN "admins" AS admin ON entry.actor_kind = 'admin' AND admin.id = entry.actor_id
  WHERE entry.action = 'admin.apiKeys.create' AND entry.details -> 'changes'
    @> jsonb_build_array(jsonb_build_object('table', 'api_keys', 'operation', 'insert', 'key', made.id::text));
UPDATE "webhook_endpoints" AS made SET "made_by_id" = admin.id, "made_by_name" = admin.username
  FROM (SELECT DISTINCT ON (change ->> 'key') change ->> 'key' AS key, entry.actor_id
      FROM "audit_entries" AS entry, jsonb_array_elements(entry.details -> 'changes') AS change
      WHERE entry.actor_kind = 'admin' AND change ->> 'table' = 'webhook_endpoints'
        AND entry.action IN ('admin.webhooks.create', 'admin.webhooks.update', 'admin.webhooks.rotateSecret')
      ORDER BY change ->> 'key', entry.id DESC) AS setup
    JOIN "admins" AS admin ON admin.id = setup.actor_id
  WHERE setup.key = made.id::text;
UPDATE "api_keys" SET "suspended_at" = now() WHERE NOT EXISTS (
  SELECT 1 FROM "admins" WHERE "admins"."id" = "made_by_id" AND "role" = 'owner' AND "is_active");
UPDATE "webhook_endpoints" SET "suspended_at" = now() WHERE NOT EXISTS (
  SELECT 1 FROM "admins" WHERE "admins"."id" = "made_by_id" AND "role" = 'owner' AND "is_active");
UPDATE "admin_invitations" SET "revoked_at" = now() WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM "admins" WHERE "admins"."id" = "invited_by_id" AND "role" = 'owner' AND "is_active");
DELETE FROM "post_previews" WHERE NOT EXISTS (
  SELECT 1 FROM "admins" WHERE "admins"."id" = "admin_id" AND "role" IN ('owner', 'editor') AND "is_active");

-- Refuses what is made in the name of somebody who has lost the right meanwhile. The lock lets a concurrent change of
-- the administrator wait, which then ends the new row. Arguments: column of the maker, roles with the right.
CREATE FUNCTION assert_maker() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maker "admins";
BEGIN
  SELECT * INTO maker FROM "admins" WHERE "id" = (to_jsonb(NEW) ->> TG_ARGV[0])::int AND "is_active"
    AND "role" = ANY (string_to_array(TG_ARGV[1], ',')) FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the administrator has no right to this any more'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_TABLE_NAME || '_maker';
  END IF;
  IF TG_ARGV[0] = 'made_by_id' THEN NEW.made_by_name := maker.username; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER api_keys_maker BEFORE INSERT OR UPDATE OF "made_by_id", "suspended_at" ON "api_keys" FOR EACH ROW
  WHEN (NEW.suspended_at IS NULL) EXECUTE FUNCTION assert_maker('made_by_id', 'owner');
CREATE TRIGGER webhook_endpoints_maker BEFORE INSERT OR UPDATE OF "made_by_id", "suspended_at" ON "webhook_endpoints"
  FOR EACH ROW WHEN (NEW.suspended_at IS NULL) EXECUTE FUNCTION assert_maker('made_by_id', 'owner');
CREATE TRIGGER admin_invitations_maker BEFORE INSERT OR UPDATE OF "invited_by_id", "token_hash" ON "admin_invitations"
  FOR EACH ROW WHEN (NEW.accepted_at IS NULL AND NEW.revoked_at IS NULL)
  EXECUTE FUNCTION assert_maker('invited_by_id', 'owner');
CREATE TRIGGER post_previews_maker BEFORE INSERT ON "post_previews" FOR EACH ROW
  EXECUTE FUNCTION assert_maker('admin_id', 'owner,editor');

-- Ends what an administrator made, in the transaction that takes the right; the audit log notes these rows too.
CREATE FUNCTION end_rights_of_maker() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_owner boolean := TG_OP = 'UPDATE' AND NEW.is_active AND NEW.role = 'owner';
  is_author boolean := TG_OP = 'UPDATE' AND NEW.is_active AND NEW.role IN ('owner', 'editor');
BEGIN
  IF NOT is_owner THEN
    UPDATE "admin_invitations" SET "revoked_at" = now()
      WHERE "invited_by_id" = OLD.id AND "accepted_at" IS NULL AND "revoked_at" IS NULL;
    UPDATE "api_keys" SET "suspended_at" = now()
      WHERE "made_by_id" = OLD.id AND "revoked_at" IS NULL AND "suspended_at" IS NULL;
    UPDATE "webhook_endpoints" SET "suspended_at" = now() WHERE "made_by_id" = OLD.id AND "suspended_at" IS NULL;
  END IF;
  IF NOT is_author THEN DELETE FROM "post_previews" WHERE "admin_id" = OLD.id; END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER admins_end_rights_on_update AFTER UPDATE OF "role", "is_active" ON "admins" FOR EACH ROW
  WHEN (OLD.is_active AND (NOT NEW.is_active OR OLD.role <> NEW.role)) EXECUTE FUNCTION end_rights_of_maker();
CREATE TRIGGER admins_end_rights_on_delete BEFORE DELETE ON "admins" FOR EACH ROW
  EXECUTE FUNCTION end_rights_of_maker();
