-- A person approves each listing. What the rule approved stays approved, also where its withdrawal was held.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'withdraw-rule-approval');
  END IF;
END $$;

ALTER TABLE "listings" DROP CONSTRAINT "listings_rule_check", DROP COLUMN "approved_by_rule", DROP COLUMN "looked_at";
ALTER TABLE "members" DROP COLUMN "needs_review";
ALTER TABLE "board_settings" DROP COLUMN "approves_by_rule", DROP COLUMN "rule_needs_approval",
  DROP COLUMN "rule_needs_staff", DROP COLUMN "rule_words";
