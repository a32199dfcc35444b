-- Each institution and each title has a slug of its own, which is no number: numbers are ids.
ALTER TABLE "institutions" ADD COLUMN "slug" VARCHAR(130);
ALTER TABLE "positions" ADD COLUMN "slug" VARCHAR(130);

-- The entry that is in use, or the oldest, keeps the address that its name has had; others of the same get a number.
CREATE FUNCTION pg_temp.entry_slug(name text, kind text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN slug ~ '[a-z]' THEN slug WHEN slug = '' THEN kind ELSE kind || '-' || slug END
  FROM (SELECT CASE WHEN length(whole) <= 120 THEN whole WHEN left(whole, 120) ~ '^.{61,}-'
      THEN regexp_replace(left(whole, 120), '-[^-]*$', '') ELSE rtrim(left(whole, 120), '-') END AS slug
    FROM (SELECT trim(both '-' from regexp_replace(fold_text(name), '[^a-z0-9]+', '-', 'g')) AS whole) w) s
$$;
CREATE FUNCTION pg_temp.fill_slugs(entries regclass, kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry record; base text; candidate text; number int; taken boolean;
BEGIN
  FOR entry IN EXECUTE format('SELECT id, name FROM %s ORDER BY is_retired, id', entries) LOOP
    base := pg_temp.entry_slug(entry.name, kind);
    candidate := base;
    number := 1;
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE slug = $1)', entries) INTO taken USING candidate;
      EXIT WHEN NOT taken;
      number := number + 1;
      candidate := base || '-' || number;
    END LOOP;
    EXECUTE format('UPDATE %s SET slug = $1 WHERE id = $2', entries) USING candidate, entry.id;
  END LOOP;
END $$;
SELECT pg_temp.fill_slugs('institutions', 'kurum');
SELECT pg_temp.fill_slugs('positions', 'unvan');

ALTER TABLE "institutions" ALTER COLUMN "slug" SET NOT NULL,
  ADD CONSTRAINT "institutions_slug_check" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]');
ALTER TABLE "positions" ALTER COLUMN "slug" SET NOT NULL,
  ADD CONSTRAINT "positions_slug_check" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]');
CREATE UNIQUE INDEX "institutions_slug_key" ON "institutions"("slug");
CREATE UNIQUE INDEX "positions_slug_key" ON "positions"("slug");

-- What an entry was called in addresses before it was renamed, or before another one was merged into it.
CREATE TABLE "former_slugs" (
  "id" SERIAL PRIMARY KEY,
  "slug" VARCHAR(130) NOT NULL,
  "institution_id" INTEGER REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "position_id" INTEGER REFERENCES "positions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "former_slugs_entry_check" CHECK (num_nonnulls(institution_id, position_id) = 1)
);
CREATE UNIQUE INDEX "former_slugs_institution_key" ON "former_slugs"("slug") WHERE "institution_id" IS NOT NULL;
CREATE UNIQUE INDEX "former_slugs_position_key" ON "former_slugs"("slug") WHERE "position_id" IS NOT NULL;
CREATE INDEX "former_slugs_institution_id_idx" ON "former_slugs"("institution_id");
CREATE INDEX "former_slugs_position_id_idx" ON "former_slugs"("position_id");
