-- A visit that takes over an earlier draft deletes it once its own is stored.
ALTER TABLE "post_drafts" DROP COLUMN IF EXISTS "follows";
