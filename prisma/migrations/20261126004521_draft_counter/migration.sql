ALTER TABLE "post_drafts" ADD COLUMN     "counter" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "follows" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_counter_check" CHECK (counter >= 0);
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_follows_check" CHECK (jsonb_typeof(follows) = 'array');

ALTER TABLE "post_revisions" ADD COLUMN     "settings" JSONB;
