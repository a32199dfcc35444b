-- What a search compares is cut by one rule on both sides: everything that is neither letter nor digit divides words,
-- and marks that nobody sees vanish. PostgreSQL's parser is no such rule, as it depends on the database's lc_ctype:
-- under C it takes each quotation mark that is not ASCII for a letter. fold_text stays the rule of names.
CREATE FUNCTION cut_words(value TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    regexp_replace(normalize(value, NFC), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g')
      COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g'));

-- The same rule as toSearchText in packages/contract/src/common/text.ts, a test holds the two together.
CREATE FUNCTION search_words(value TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN cut_words(fold_text(value));

-- The indexes of a dropped column go with it.
ALTER TABLE "posts" DROP COLUMN "title_folded", DROP COLUMN "search_document";
ALTER TABLE "posts"
  ADD COLUMN "title_words" TEXT GENERATED ALWAYS AS (search_words("title")) STORED,
  ADD COLUMN "search_document" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('turkish', cut_words("title")), 'A') ||
    setweight(to_tsvector('simple', search_words("title")), 'A') ||
    setweight(to_tsvector('turkish', cut_words("excerpt")), 'B') ||
    setweight(to_tsvector('simple', search_words("excerpt")), 'B') ||
    setweight(to_tsvector('turkish', cut_words("content_text")), 'C') ||
    setweight(to_tsvector('simple', search_words("content_text")), 'C')
  ) STORED;
CREATE INDEX "posts_search_document_idx" ON "posts" USING gin ("search_document");
CREATE INDEX "posts_title_words_idx" ON "posts" USING gin ("title_words" gin_trgm_ops);
-- Search finds posts by the words of their title before it looks into texts.
CREATE INDEX "posts_title_document_idx" ON "posts" USING gin (to_tsvector('simple', title_words));

ALTER TABLE "library_images" DROP COLUMN "name_folded",
  ADD COLUMN "name_words" TEXT GENERATED ALWAYS AS (search_words("file_name" || ' ' || "alt_text")) STORED;

ALTER TABLE "email_logs" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  search_words("recipient_name" || ' ' || "recipient_email" || ' ' || "subject" || ' ' || "template_slug")) STORED;

UPDATE "listings" SET "search_text" = search_words("search_text");
