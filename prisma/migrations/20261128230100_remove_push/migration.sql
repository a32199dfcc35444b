-- Notifications on devices are gone: bell and mail tell the same.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-push');
  END IF;
END $$;

DROP TABLE "push_devices";
DROP TABLE "push_keys";
ALTER TABLE "notification_preferences" DROP COLUMN "push";
