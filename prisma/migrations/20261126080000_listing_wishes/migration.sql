-- A listing wants one to five places, ranked. They are written as one array of ids, so that each statement states all of
-- them and no rank is ever missing: a province by its id (1 to 81), a district by its own (plate * 100 + index).
-- listing_wishes holds the same wishes as rows with what matching compares; only triggers write it.
ALTER TABLE "listings" ADD COLUMN "wanted_places" INTEGER[];
UPDATE "listings" SET "wanted_places" = ARRAY[coalesce("wanted_district_id", "wanted_city_id")];
ALTER TABLE "listings" ALTER COLUMN "wanted_places" SET NOT NULL,
ADD CONSTRAINT "listings_wanted_places_check" CHECK (cardinality(wanted_places) BETWEEN 1 AND 5);

-- CreateTable
CREATE TABLE "listing_wishes" (
    "listing_id" INTEGER NOT NULL,
    "rank" SMALLINT NOT NULL,
    "city_id" INTEGER NOT NULL,
    "district_id" INTEGER,
    "institution_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,
    "accepts_other_position" BOOLEAN NOT NULL,
    "offer_city_id" INTEGER NOT NULL,
    "offer_district_id" INTEGER,
    "is_on_board" BOOLEAN NOT NULL,

    CONSTRAINT "listing_wishes_pkey" PRIMARY KEY ("listing_id","rank"),
    CONSTRAINT "listing_wishes_rank_check" CHECK (rank BETWEEN 1 AND 5),
    -- Law 657, art. 73: another place than the own one; another district of the same province is allowed.
    CONSTRAINT "listing_wishes_elsewhere_check" CHECK (city_id <> offer_city_id
      OR (district_id IS NOT NULL AND district_id IS DISTINCT FROM offer_district_id))
);

-- A place is wished for once.
CREATE UNIQUE INDEX "listing_wishes_listing_id_city_id_district_id_key" ON "listing_wishes"("listing_id", "city_id", "district_id") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "listing_wishes" ADD CONSTRAINT "listing_wishes_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "listing_wishes" ADD CONSTRAINT "listing_wishes_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "listing_wishes" ADD CONSTRAINT "listing_wishes_district_id_city_id_fkey" FOREIGN KEY ("district_id", "city_id") REFERENCES "districts"("id", "province_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The rows of a listing's wishes.
CREATE FUNCTION insert_listing_wishes(l listings) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_wishes (listing_id, rank, city_id, district_id, institution_id, position_id,
    accepts_other_position, offer_city_id, offer_district_id, is_on_board)
  SELECT l.id, w.rank, CASE WHEN w.place < 100 THEN w.place ELSE w.place / 100 END,
    CASE WHEN w.place >= 100 THEN w.place END, l.institution_id, l.position_id, l.accepts_other_position,
    l.offer_city_id, l.offer_district_id, l.status = 'active' AND l.approval_status = 'approved'
  FROM unnest(l.wanted_places) WITH ORDINALITY AS w(place, rank)
$$;
SELECT insert_listing_wishes(l) FROM listings l;

CREATE FUNCTION write_listing_wishes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_wishes WHERE listing_id = NEW.id;
  END IF;
  PERFORM insert_listing_wishes(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER insert_wishes AFTER INSERT ON listings FOR EACH ROW EXECUTE FUNCTION write_listing_wishes();
CREATE TRIGGER update_wishes AFTER UPDATE ON listings FOR EACH ROW
  WHEN ((OLD.wanted_places, OLD.institution_id, OLD.position_id, OLD.accepts_other_position, OLD.offer_city_id,
      OLD.offer_district_id, OLD.status, OLD.approval_status)
    IS DISTINCT FROM (NEW.wanted_places, NEW.institution_id, NEW.position_id, NEW.accepts_other_position,
      NEW.offer_city_id, NEW.offer_district_id, NEW.status, NEW.approval_status))
  EXECUTE FUNCTION write_listing_wishes();

-- The rows equal the listing's array, because nothing else writes them.
CREATE FUNCTION refuse_listing_wishes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'listing_wishes is written by the triggers of listings' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_writes BEFORE INSERT OR UPDATE OR DELETE ON listing_wishes FOR EACH STATEMENT
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_listing_wishes();

-- DropColumns, with their foreign keys and indexes
ALTER TABLE "listings" DROP COLUMN "wanted_city_id", DROP COLUMN "wanted_district_id";

-- CreateIndex
CREATE INDEX "listings_institution_id_position_id_offer_city_id_idx" ON "listings"("institution_id", "position_id", "offer_city_id");

-- Posts of a province, and who wants one, as matching reads them; wanted places, as the board is filtered.
CREATE INDEX "listings_board_offer_idx" ON "listings" (institution_id, offer_city_id, position_id) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listings_board_wanted_idx" ON "listings" USING gin (wanted_places) WHERE status = 'active' AND approval_status = 'approved';
CREATE INDEX "listing_wishes_board_idx" ON "listing_wishes" (institution_id, city_id, position_id, offer_city_id) WHERE is_on_board;

-- The rank of the wish that a step of a ring meets.
ALTER TABLE "ring_members" ADD COLUMN "wish_rank" SMALLINT NOT NULL DEFAULT 1,
ADD CONSTRAINT "ring_members_wish_rank_check" CHECK (wish_rank BETWEEN 1 AND 5);
