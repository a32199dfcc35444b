-- Gives stored redirects the one spelling in which paths are compared (packages/contract/src/site/redirects/site-path.ts):
-- percent-encoding decoded where it is valid UTF-8, NFC, lower case, no trailing slash.
CREATE FUNCTION pg_temp.canonical_site_path(path TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  rest TEXT := path;
  spelled TEXT := '';
  found TEXT;
  sign TEXT;
BEGIN
  WHILE rest <> '' LOOP
    found := substring(rest FROM '^(?:%[0-7][0-9A-Fa-f]|%[CDcd][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){2}|%[Ff][0-7](?:%[89ABab][0-9A-Fa-f]){3})');
    IF found IS NULL THEN
      found := left(rest, 1);
      sign := CASE WHEN found = '%' AND rest !~ '^%[0-9A-Fa-f]{2}' THEN '%25' ELSE found END;
    ELSE
      BEGIN
        sign := convert_from(decode(replace(found, '%', ''), 'hex'), 'UTF8');
        IF sign ~ '[[:space:]/?#%]' THEN
          sign := found;
        END IF;
      EXCEPTION WHEN OTHERS THEN
        sign := found;
      END;
    END IF;
    spelled := spelled || sign;
    rest := substr(rest, length(found) + 1);
  END LOOP;
  spelled := normalize(replace(lower(normalize(spelled, NFC) COLLATE "und-x-icu"), U&'i\0307', 'i'), NFC);
  IF spelled <> '/' THEN
    spelled := regexp_replace(spelled, '/$', '');
  END IF;
  IF spelled !~ '^/' OR spelled ~ '[[:cntrl:][:space:]?#\\]|//' OR length(spelled) > 300 THEN
    RETURN NULL;
  END IF;
  RETURN spelled;
END $$;

CREATE TEMPORARY TABLE spelled_redirects ON COMMIT DROP AS
  SELECT id, pg_temp.canonical_site_path(from_path) AS from_path, pg_temp.canonical_site_path(to_path) AS to_path
  FROM redirects;

-- What never matched an address, or leads to itself; of two spellings of one address the newer one stays.
DELETE FROM redirects r USING spelled_redirects s
  WHERE s.id = r.id AND (s.from_path IS NULL OR s.to_path IS NULL OR s.from_path = s.to_path
    OR EXISTS (SELECT FROM spelled_redirects newer WHERE newer.from_path = s.from_path AND newer.id > s.id
      AND newer.to_path <> newer.from_path));

UPDATE redirects r SET from_path = s.from_path, to_path = s.to_path FROM spelled_redirects s
  WHERE s.id = r.id AND (r.from_path <> s.from_path OR r.to_path <> s.to_path);

ALTER TABLE "redirects" ADD CONSTRAINT "redirects_spelling_check" CHECK (
  from_path !~ '[[:cntrl:][:space:]?#\\]|//' AND to_path !~ '[[:cntrl:][:space:]?#\\]|//'
  AND (from_path = '/' OR from_path !~ '/$') AND (to_path = '/' OR to_path !~ '/$'));
