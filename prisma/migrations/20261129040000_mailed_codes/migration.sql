-- A mailed code proves an address to the browser that holds its token, with or without a waiting listing.
CREATE TABLE "mailed_codes" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "email_key" TEXT GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED,
    "code_hash" BYTEA NOT NULL,
    "former_code_hash" BYTEA,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "wrong_tries" SMALLINT NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "session_hash" BYTEA,
    "member_id" INTEGER,
    "listing_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "mailed_codes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mailed_codes_hashes_check" CHECK (length(token_hash) = 32 AND length(code_hash) = 32
        AND (former_code_hash IS NULL OR length(former_code_hash) = 32)
        AND (session_hash IS NULL OR length(session_hash) = 32)),
    CONSTRAINT "mailed_codes_wrong_tries_check" CHECK (wrong_tries BETWEEN 0 AND 5),
    CONSTRAINT "mailed_codes_used_check" CHECK (used_at IS NOT NULL OR (session_hash IS NULL AND member_id IS NULL AND listing_id IS NULL))
);

CREATE UNIQUE INDEX "mailed_codes_token_hash_key" ON "mailed_codes"("token_hash");
CREATE INDEX "mailed_codes_email_key_idx" ON "mailed_codes"("email_key");
CREATE INDEX "mailed_codes_expires_at_idx" ON "mailed_codes"("expires_at");

ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

INSERT INTO "mailed_codes" ("token_hash", "email", "code_hash", "expires_at", "wrong_tries")
    SELECT "token_hash", "email", "code_hash", "code_expires_at", "wrong_tries" FROM "waiting_listings";

ALTER TABLE "waiting_listings" DROP CONSTRAINT "waiting_listings_hashes_check", DROP CONSTRAINT "waiting_listings_wrong_tries_check";
ALTER TABLE "waiting_listings" DROP COLUMN "code_hash", DROP COLUMN "code_expires_at", DROP COLUMN "wrong_tries";
ALTER TABLE "waiting_listings" ADD CONSTRAINT "waiting_listings_hashes_check" CHECK (length(token_hash) = 32);
