-- How somebody came to the board is counted by the reader statistics alone.
DROP TABLE "listing_origins";
DROP TABLE "origin_days";
ALTER TABLE "waiting_listings" DROP COLUMN "origin";
