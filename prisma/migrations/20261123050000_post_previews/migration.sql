-- Links that show a post to people without an account before it is published. Only the token's hash is stored.
CREATE TABLE "post_previews" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "post_previews_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "post_previews_token_hash_key" ON "post_previews"("token_hash");
CREATE INDEX "post_previews_post_id_idx" ON "post_previews"("post_id");
CREATE INDEX "post_previews_admin_id_idx" ON "post_previews"("admin_id");
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
