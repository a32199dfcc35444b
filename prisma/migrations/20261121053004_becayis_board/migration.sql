-- DropForeignKey
ALTER TABLE "listing_slugs" DROP CONSTRAINT "listing_slugs_listing_id_fkey";

-- DropIndex
DROP INDEX "listings_search_text_idx";

-- Searched words are the service's to write from now on: contact details stay out, names of places and posts come in.
ALTER TABLE "listings" ALTER COLUMN "search_text" DROP EXPRESSION;
UPDATE "listings" SET "search_text" = '' WHERE "search_text" IS NULL;

-- AlterTable
ALTER TABLE "listings" ADD COLUMN     "accepts_other_position" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reminders_sent" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "settled_in" VARCHAR(20),
ALTER COLUMN "search_text" SET NOT NULL,
ALTER COLUMN "search_text" SET DEFAULT '';

-- AlterTable
ALTER TABLE "match_sides" DROP COLUMN "is_settled";

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "announced_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ring_members" DROP COLUMN "is_settled";

-- AlterTable
ALTER TABLE "rings" ADD COLUMN     "announced_at" TIMESTAMPTZ(3);

-- DropTable
DROP TABLE "listing_slugs";

-- CreateTable
CREATE TABLE "alert_hits" (
    "member_id" INTEGER NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "alert_id" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alert_hits_pkey" PRIMARY KEY ("member_id","listing_id")
);

-- CreateIndex
CREATE INDEX "alert_hits_listing_id_idx" ON "alert_hits"("listing_id");

-- CreateIndex
CREATE INDEX "alert_hits_alert_id_idx" ON "alert_hits"("alert_id");

-- AddForeignKey
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "search_alerts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "listings" ADD CONSTRAINT "listings_reminders_sent_check" CHECK (reminders_sent BETWEEN 0 AND 2);

-- What stands on the board, in the orders it is read, searched and matched in.
CREATE INDEX "listings_board_newest_idx" ON "listings" (created_at DESC, id DESC) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listings_board_search_idx" ON "listings" USING gin (to_tsvector('simple', search_text)) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listings_board_offer_idx" ON "listings" (institution_id, offer_city_id, wanted_city_id, position_id) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listings_board_wish_idx" ON "listings" (institution_id, wanted_city_id, offer_city_id, position_id) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listings_board_offer_city_idx" ON "listings" (offer_city_id) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listings_board_wanted_city_idx" ON "listings" (wanted_city_id) WHERE status = 'active' AND approval_status = 'approved';

CREATE INDEX "listings_settled_idx" ON "listings" (settled_in) WHERE settled_in IS NOT NULL;

-- Members whose listings nobody sees: few, and asked for with every read of the board.
CREATE INDEX "members_hidden_idx" ON "members" (id) WHERE NOT is_active OR erase_after IS NOT NULL;

-- What nobody was told of yet.
CREATE INDEX "matches_unannounced_idx" ON "matches" (id) WHERE announced_at IS NULL;
CREATE INDEX "rings_unannounced_idx" ON "rings" (id) WHERE announced_at IS NULL;
CREATE INDEX "alert_hits_unsent_idx" ON "alert_hits" (created_at) WHERE sent_at IS NULL;
