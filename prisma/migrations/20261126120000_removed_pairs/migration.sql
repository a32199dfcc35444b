-- Two listings whose match an administrator deleted: matching and plans do not bring them together again.
CREATE TABLE "removed_pairs" (
    "first_id" INTEGER NOT NULL,
    "second_id" INTEGER NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "removed_pairs_pkey" PRIMARY KEY ("first_id","second_id"),
    CONSTRAINT "removed_pairs_order_check" CHECK (first_id < second_id)
);

-- CreateIndex
CREATE INDEX "removed_pairs_second_id_idx" ON "removed_pairs"("second_id");

-- AddForeignKey
ALTER TABLE "removed_pairs" ADD CONSTRAINT "removed_pairs_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "removed_pairs" ADD CONSTRAINT "removed_pairs_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
