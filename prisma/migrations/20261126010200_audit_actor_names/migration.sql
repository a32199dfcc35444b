-- An entry keeps the name of its administrator or API key, which the chain covers. Entries of earlier versions have
-- none, because they cannot be changed; a removed administrator's name stands in the entry of the removal.
ALTER TABLE "audit_entries" ADD COLUMN "actor_name" TEXT;

CREATE FUNCTION name_audit_actor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actor_name := CASE NEW.actor_kind
    WHEN 'admin' THEN (SELECT "username" FROM "admins" WHERE "id" = NEW.actor_id)
    WHEN 'key' THEN (SELECT "name" FROM "api_keys" WHERE "id" = NEW.actor_id) END;
  RETURN NEW;
END $$;
CREATE TRIGGER name_actor BEFORE INSERT ON "audit_entries" FOR EACH ROW
  WHEN (NEW.actor_name IS NULL AND NEW.actor_id IS NOT NULL AND NEW.actor_kind IN ('admin', 'key'))
  EXECUTE FUNCTION name_audit_actor();

-- Writes by API keys carry the rows before and after as administrators' do.
DROP TRIGGER take_changes ON "audit_entries";
CREATE TRIGGER take_changes BEFORE INSERT ON "audit_entries" FOR EACH ROW
  WHEN (NEW.actor_kind IN ('admin', 'key') AND current_setting('site.audit_changes', true) <> '')
  EXECUTE FUNCTION take_audit_changes();
