-- Changed texts of a listing on the board, which stays there with the approved ones.
ALTER TABLE "listings" ADD COLUMN "waiting_texts" JSONB;
ALTER TABLE "listings" ADD CONSTRAINT "listings_waiting_texts_check"
  CHECK (waiting_texts IS NULL OR (approval_status = 'approved' AND jsonb_typeof(waiting_texts) = 'object'));
