-- The words of a listing are taken apart when it is written, not when it is searched: a search that finds little reads little.
DROP INDEX "listings_board_search_idx";
ALTER TABLE "listings" ADD COLUMN "search_document" tsvector GENERATED ALWAYS AS (strip(to_tsvector('simple', "search_text"))) STORED;
CREATE INDEX "listings_board_search_idx" ON "listings" USING gin (search_document) WHERE status = 'active' AND approval_status = 'approved';
