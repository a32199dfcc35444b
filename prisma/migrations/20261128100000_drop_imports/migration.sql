-- Imports of posts and subscribers are gone; what they imported stays.
DO $$
BEGIN
  -- The queue has a schema of its own, which a new database gets later.
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs USING graphile_worker._private_tasks AS task
      WHERE task_id = task.id AND task.identifier IN ('read-import', 'run-import');
  END IF;
END $$;

DROP TABLE IF EXISTS import_items, imported_posts, imports;

-- Only an import could bring back a deleted subscriber.
DROP TRIGGER IF EXISTS keep_deleted_subscriber ON subscribers;
DROP FUNCTION IF EXISTS keep_deleted_subscriber();
DROP TABLE IF EXISTS deleted_subscribers;
