-- One role: whoever owned the site stays. Editors and moderators are deactivated, with an entry of the audit log for
-- each; an administrator may activate them again.
INSERT INTO "audit_entries" ("actor_kind", "action", "entity", "entity_id", "details")
  SELECT 'system', 'administrators.setActive', 'administrators', "id"::text,
    jsonb_build_object('username', "username", 'role', "role", 'input', jsonb_build_object('id', "id", 'isActive', false))
  FROM "admins" WHERE "role" <> 'owner' AND "is_active" ORDER BY "id";
UPDATE "sessions" SET "revoked_at" = now()
  WHERE "revoked_at" IS NULL AND "admin_id" IN (SELECT "id" FROM "admins" WHERE "role" <> 'owner');
UPDATE "admins" SET "is_active" = false WHERE "role" <> 'owner' AND "is_active";
UPDATE "admin_invitations" SET "revoked_at" = now()
  WHERE "role" <> 'owner' AND "accepted_at" IS NULL AND "revoked_at" IS NULL;

-- At least one active administrator remains. The lock lets concurrent deactivations run in sequence, so that the later
-- one sees what the earlier one has left.
DROP TRIGGER admins_keep_owner_on_update ON "admins";
DROP TRIGGER admins_keep_owner_on_delete ON "admins";
DROP FUNCTION keep_an_owner();
CREATE FUNCTION keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7310432);
  IF NOT EXISTS (SELECT 1 FROM "admins" WHERE "is_active" AND "id" <> OLD."id") THEN
    RAISE EXCEPTION 'at least one active administrator must remain'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'admins_one_remains';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER admins_keep_one_on_update BEFORE UPDATE OF "is_active" ON "admins" FOR EACH ROW
  WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION keep_an_admin();
CREATE TRIGGER admins_keep_one_on_delete BEFORE DELETE ON "admins" FOR EACH ROW
  WHEN (OLD.is_active) EXECUTE FUNCTION keep_an_admin();
DROP TRIGGER admins_signal_role ON "admins";

-- What an administrator made to act later ends with the account's activity. Argument: column of the maker.
DROP TRIGGER api_keys_maker ON "api_keys";
DROP TRIGGER webhook_endpoints_maker ON "webhook_endpoints";
DROP TRIGGER admin_invitations_maker ON "admin_invitations";
DROP TRIGGER post_previews_maker ON "post_previews";
CREATE OR REPLACE FUNCTION assert_maker() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maker "admins";
BEGIN
  SELECT * INTO maker FROM "admins" WHERE "id" = (to_jsonb(NEW) ->> TG_ARGV[0])::int AND "is_active" FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the administrator is not active any more'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_TABLE_NAME || '_maker';
  END IF;
  IF TG_ARGV[0] = 'made_by_id' THEN NEW.made_by_name := maker.username; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER api_keys_maker BEFORE INSERT OR UPDATE OF "made_by_id", "suspended_at" ON "api_keys" FOR EACH ROW
  WHEN (NEW.suspended_at IS NULL) EXECUTE FUNCTION assert_maker('made_by_id');
CREATE TRIGGER webhook_endpoints_maker BEFORE INSERT OR UPDATE OF "made_by_id", "suspended_at" ON "webhook_endpoints"
  FOR EACH ROW WHEN (NEW.suspended_at IS NULL) EXECUTE FUNCTION assert_maker('made_by_id');
CREATE TRIGGER admin_invitations_maker BEFORE INSERT OR UPDATE OF "invited_by_id", "token_hash" ON "admin_invitations"
  FOR EACH ROW WHEN (NEW.accepted_at IS NULL AND NEW.revoked_at IS NULL) EXECUTE FUNCTION assert_maker('invited_by_id');
CREATE TRIGGER post_previews_maker BEFORE INSERT ON "post_previews" FOR EACH ROW
  EXECUTE FUNCTION assert_maker('admin_id');

DROP TRIGGER admins_end_rights_on_update ON "admins";
DROP TRIGGER admins_end_rights_on_delete ON "admins";
CREATE OR REPLACE FUNCTION end_rights_of_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "admin_invitations" SET "revoked_at" = now()
    WHERE "invited_by_id" = OLD.id AND "accepted_at" IS NULL AND "revoked_at" IS NULL;
  UPDATE "api_keys" SET "suspended_at" = now()
    WHERE "made_by_id" = OLD.id AND "revoked_at" IS NULL AND "suspended_at" IS NULL;
  UPDATE "webhook_endpoints" SET "suspended_at" = now() WHERE "made_by_id" = OLD.id AND "suspended_at" IS NULL;
  DELETE FROM "post_previews" WHERE "admin_id" = OLD.id;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER admins_end_rights_on_update AFTER UPDATE OF "is_active" ON "admins" FOR EACH ROW
  WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION end_rights_of_maker();
CREATE TRIGGER admins_end_rights_on_delete BEFORE DELETE ON "admins" FOR EACH ROW
  EXECUTE FUNCTION end_rights_of_maker();

ALTER TABLE "admins" DROP COLUMN "role";
-- The check names the dropped column.
ALTER TABLE "admin_invitations" DROP COLUMN "role",
  ADD CONSTRAINT "admin_invitations_check" CHECK (
    octet_length("token_hash") = 32 AND ("accepted_at" IS NULL OR "revoked_at" IS NULL)
  );
