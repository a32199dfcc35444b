-- A listing's wishes are its array "wanted_places" alone; the rows beside it were written from it.
DROP TRIGGER "insert_wishes" ON "listings";
DROP TRIGGER "update_wishes" ON "listings";
DROP TABLE "listing_wishes";
DROP FUNCTION "write_listing_wishes"();
DROP FUNCTION "insert_listing_wishes"(listings);
DROP FUNCTION "refuse_listing_wishes"();

CREATE FUNCTION "are_distinct"(items INTEGER[]) RETURNS BOOLEAN IMMUTABLE LANGUAGE sql AS $$
  SELECT count(DISTINCT item) = cardinality(items) FROM unnest(items) AS item
$$;

ALTER TABLE "listings"
ADD CONSTRAINT "listings_wanted_places_distinct_check" CHECK (are_distinct(wanted_places)),
-- Law 657, art. 73: another place than the own one; another district of the same province is allowed.
ADD CONSTRAINT "listings_wanted_places_elsewhere_check" CHECK (NOT wanted_places && ARRAY[offer_city_id, offer_district_id]);

-- Arrays have no foreign keys: each wanted place is a province or a district, whose id names its province.
CREATE FUNCTION "check_wanted_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM provinces WHERE id = ANY (NEW.wanted_places) FOR KEY SHARE) AS known)
    + (SELECT count(*) FROM (SELECT FROM districts WHERE id = ANY (NEW.wanted_places) FOR KEY SHARE) AS known)
    < cardinality(NEW.wanted_places) THEN
    RAISE EXCEPTION 'unknown place among %', NEW.wanted_places USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "check_wanted_places" AFTER INSERT OR UPDATE OF "wanted_places" ON "listings"
FOR EACH ROW EXECUTE FUNCTION check_wanted_places();

CREATE FUNCTION "keep_wanted_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM listings WHERE wanted_places @> ARRAY[OLD.id]) THEN
    RAISE EXCEPTION 'a listing wants the place %', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_wanted_place" AFTER DELETE OR UPDATE OF "id" ON "provinces"
FOR EACH ROW EXECUTE FUNCTION keep_wanted_place();
CREATE TRIGGER "keep_wanted_place" AFTER DELETE OR UPDATE OF "id" ON "districts"
FOR EACH ROW EXECUTE FUNCTION keep_wanted_place();
