-- CreateTable
CREATE TABLE "listing_visitors" (
    "day" DATE NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "visitor_hash" BYTEA NOT NULL,

    CONSTRAINT "listing_visitors_pkey" PRIMARY KEY ("day","listing_id","visitor_hash")
);

-- CreateIndex
CREATE INDEX "listing_visitors_listing_id_idx" ON "listing_visitors"("listing_id");

-- AddForeignKey
ALTER TABLE "listing_visitors" ADD CONSTRAINT "listing_visitors_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
