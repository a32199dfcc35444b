-- The sealed results of a call's writes, so that a run which was cut off can be repeated without writing twice. An empty
-- one could not be kept.
ALTER TABLE "idempotent_answers" ADD COLUMN "writes" BYTEA[] NOT NULL DEFAULT '{}';
