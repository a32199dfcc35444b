-- CreateTable
CREATE TABLE "waiting_listings" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,
    "city_id" INTEGER NOT NULL,
    "wanted_places" INTEGER[],
    "title" VARCHAR(100) NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "code_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "wrong_tries" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "waiting_listings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "waiting_listings_hashes_check" CHECK (length(token_hash) = 32 AND length(code_hash) = 32),
    CONSTRAINT "waiting_listings_wrong_tries_check" CHECK (wrong_tries BETWEEN 0 AND 5),
    CONSTRAINT "waiting_listings_wanted_places_check" CHECK (cardinality(wanted_places) BETWEEN 1 AND 5)
);

-- CreateIndex
CREATE UNIQUE INDEX "waiting_listings_token_hash_key" ON "waiting_listings"("token_hash");

-- CreateIndex
CREATE INDEX "waiting_listings_created_at_idx" ON "waiting_listings"("created_at");

-- AddForeignKey
ALTER TABLE "waiting_listings" ADD CONSTRAINT "waiting_listings_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_listings" ADD CONSTRAINT "waiting_listings_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "positions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_listings" ADD CONSTRAINT "waiting_listings_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
