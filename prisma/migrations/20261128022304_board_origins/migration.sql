-- AlterTable
ALTER TABLE "waiting_listings" ADD COLUMN     "origin" VARCHAR(10) NOT NULL DEFAULT 'dogrudan';

-- CreateTable
CREATE TABLE "origin_days" (
    "day" DATE NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "origin" VARCHAR(10) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "origin_days_pkey" PRIMARY KEY ("day","institution_id","origin","kind")
);

-- CreateTable
CREATE TABLE "listing_origins" (
    "listing_id" INTEGER NOT NULL,
    "origin" VARCHAR(10) NOT NULL,

    CONSTRAINT "listing_origins_pkey" PRIMARY KEY ("listing_id")
);

-- CreateIndex
CREATE INDEX "origin_days_institution_id_idx" ON "origin_days"("institution_id");

-- AddForeignKey
ALTER TABLE "origin_days" ADD CONSTRAINT "origin_days_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_origins" ADD CONSTRAINT "listing_origins_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A fixed set, so that nothing that is sent can make rows.
ALTER TABLE "waiting_listings" ADD CONSTRAINT "waiting_listings_origin_check"
  CHECK (origin IN ('acilis', 'paylasim', 'afis', 'gomulu', 'takip', 'arama', 'dogrudan'));
ALTER TABLE "listing_origins" ADD CONSTRAINT "listing_origins_origin_check"
  CHECK (origin IN ('acilis', 'paylasim', 'afis', 'gomulu', 'takip', 'arama', 'dogrudan'));
ALTER TABLE "origin_days" ADD CONSTRAINT "origin_days_origin_check"
    CHECK (origin IN ('acilis', 'paylasim', 'afis', 'gomulu', 'takip', 'arama', 'dogrudan')),
  ADD CONSTRAINT "origin_days_kind_check" CHECK (kind IN ('question', 'listing', 'approval', 'match')),
  ADD CONSTRAINT "origin_days_count_check" CHECK (count > 0);
