-- Listings of a swap that one party's institution has approved stay bound and leave the board until their own result.
ALTER TABLE "listings" ADD COLUMN "awaits_result" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "listings" ADD CONSTRAINT "listings_awaits_result_check" CHECK (NOT awaits_result OR settled_in IS NOT NULL);
