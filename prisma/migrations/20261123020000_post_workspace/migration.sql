-- Unsaved text of the editor, stored while the administrator types.
CREATE TABLE "post_drafts" (
    "id" UUID NOT NULL,
    "post_id" INTEGER,
    "admin_id" INTEGER NOT NULL,
    "based_on" INTEGER,
    "values" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "post_drafts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "post_drafts_post_id_idx" ON "post_drafts"("post_id");
CREATE INDEX "post_drafts_admin_id_saved_at_idx" ON "post_drafts"("admin_id", "saved_at" DESC);
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_based_on_check" CHECK ((post_id IS NULL) = (based_on IS NULL));

ALTER TABLE "post_revisions" ADD COLUMN "seo_title" TEXT NOT NULL DEFAULT '';
ALTER TABLE "post_revisions" ADD COLUMN "seo_description" TEXT NOT NULL DEFAULT '';
ALTER TABLE "post_revisions" ADD COLUMN "seo_keywords" TEXT NOT NULL DEFAULT '';

ALTER TABLE "posts" ADD COLUMN "unpublish_at" TIMESTAMPTZ(3);
ALTER TABLE "posts" ADD CONSTRAINT "posts_unpublish_at_check" CHECK (unpublish_at > published_at);
CREATE INDEX "posts_unpublish_at_idx" ON "posts"("unpublish_at");
