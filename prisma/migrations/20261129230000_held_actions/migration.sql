-- Decisions of administrators that can be taken back for some seconds: a listing's approval takes effect at "until", an
-- approved comment's author is told then. One row for each, which every instance and administrator sees.
CREATE TABLE "held_actions" (
    "id" SERIAL NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "record_id" INTEGER NOT NULL,
    "admin_id" INTEGER,
    "input" JSONB NOT NULL DEFAULT '{}',
    "until" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "held_actions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "held_actions_kind_check" CHECK ("kind" IN ('listing', 'comment'))
);
CREATE UNIQUE INDEX "held_actions_kind_record_id_key" ON "held_actions"("kind", "record_id");
ALTER TABLE "held_actions" ADD CONSTRAINT "held_actions_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Open lists of administrators learn of each other's decisions.
CREATE TRIGGER "held_actions_signal" AFTER INSERT OR DELETE ON "held_actions" FOR EACH STATEMENT EXECUTE FUNCTION signal_admin_bell();

-- What was held by a job of its own until now.
INSERT INTO "held_actions" ("kind", "record_id", "input", "until")
  SELECT CASE t.identifier WHEN 'approve-listing' THEN 'listing' ELSE 'comment' END, (j.payload ->> 'id')::int,
    CASE t.identifier WHEN 'approve-listing' THEN j.payload::jsonb ELSE '{}' END, j.run_at
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier IN ('approve-listing', 'announce-comment') AND j.attempts < j.max_attempts
  ON CONFLICT DO NOTHING;
DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
  WHERE t.id = j.task_id AND t.identifier IN ('approve-listing', 'announce-comment');
SELECT graphile_worker.add_job('perform-held-action', json_build_object('id', h.id), job_key := 'held-action:' || h.id,
    run_at := h.until)
  FROM "held_actions" h;
