-- Administrators' entries are linked into a chain of hashes by a job; members' entries are erased with their account.
ALTER TABLE "audit_entries" ADD COLUMN "chain_position" INTEGER, ADD COLUMN "chain_hash" BYTEA;
CREATE UNIQUE INDEX "audit_entries_chain_position_key" ON "audit_entries"("chain_position");
ALTER TABLE "audit_entries"
  ADD CONSTRAINT "audit_entries_chain_check" CHECK (
    ("chain_position" IS NULL) = ("chain_hash" IS NULL)
    AND ("chain_hash" IS NULL OR octet_length("chain_hash") = 32)
    AND ("chain_position" IS NULL OR ("chain_position" > 0 AND "actor_kind" <> 'member'))
  );

CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- the retention of 365 days (packages/contract/src/common/limits.ts)
    IF OLD.actor_kind = 'member' OR OLD.created_at < now() - interval '365 days' THEN RETURN OLD; END IF;
  ELSIF OLD.chain_hash IS NULL
    AND to_jsonb(NEW) - 'chain_position' - 'chain_hash' = to_jsonb(OLD) - 'chain_position' - 'chain_hash' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit entries are neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
