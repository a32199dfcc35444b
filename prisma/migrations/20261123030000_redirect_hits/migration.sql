ALTER TABLE "redirects" ADD COLUMN "hit_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "redirects" ADD COLUMN "last_hit_at" TIMESTAMPTZ(3);
ALTER TABLE "redirects" ADD COLUMN "is_manual" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_check" CHECK (from_path <> to_path);
