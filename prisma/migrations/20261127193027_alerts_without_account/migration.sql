-- DropIndex
DROP INDEX "alert_hits_alert_id_idx";

-- AlterTable
ALTER TABLE "alert_hits" DROP CONSTRAINT "alert_hits_pkey",
ADD COLUMN     "email_key" TEXT,
ALTER COLUMN "member_id" DROP NOT NULL,
ADD CONSTRAINT "alert_hits_pkey" PRIMARY KEY ("alert_id", "listing_id");

-- AlterTable
ALTER TABLE "search_alerts" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "email" VARCHAR(254),
ADD COLUMN     "email_key" TEXT GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED,
ALTER COLUMN "member_id" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "alert_hits_member_id_listing_id_key" ON "alert_hits"("member_id", "listing_id");

-- CreateIndex
CREATE UNIQUE INDEX "alert_hits_email_key_listing_id_key" ON "alert_hits"("email_key", "listing_id");

-- CreateIndex
CREATE INDEX "search_alerts_email_key_idx" ON "search_alerts"("email_key");

-- An alert is a member's or that of an address, which follows two provinces.
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_owner_check" CHECK (
  CASE WHEN email IS NULL THEN member_id IS NOT NULL AND confirmed_at IS NULL
    ELSE member_id IS NULL AND from_city_id IS NOT NULL AND to_city_id IS NOT NULL AND query = '' END);
CREATE UNIQUE INDEX "search_alerts_address_key" ON "search_alerts"
  (email_key, from_city_id, to_city_id, institution_id, position_id) NULLS NOT DISTINCT WHERE email IS NOT NULL;
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_owner_check" CHECK ((member_id IS NULL) <> (email_key IS NULL));
