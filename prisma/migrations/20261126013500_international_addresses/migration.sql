-- Addresses with an encoded domain ("ayse@xn--iek-1lab.com.tr") get the spelling that inputs are stored in since this
-- version ("ayse@çiçek.com.tr"), so that their owners are still found. Labels of other scripts stay encoded.

-- Decodes a label of Punycode (RFC 3492); returns it unchanged if it is invalid or not Latin.
CREATE FUNCTION pg_temp.decode_label(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  encoded text := substr(lower(label COLLATE "C"), 5);
  split int := length(encoded) - position('-' IN reverse(encoded)) + 1;
  decoded text := '';
  code int := 128;
  bias int := 72;
  index int := 0;
  at int;
  before int;
  weight int;
  step int;
  digit int;
  threshold int;
  delta int;
  size int;
BEGIN
  IF position('-' IN encoded) = 0 THEN split := 0; END IF;
  decoded := left(encoded, greatest(split - 1, 0));
  at := split + 1;
  WHILE at <= length(encoded) LOOP
    before := index;
    weight := 1;
    step := 36;
    LOOP
      digit := position(substr(encoded, at, 1) IN 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      IF digit < 0 OR at > length(encoded) THEN RETURN label; END IF;
      at := at + 1;
      index := index + digit * weight;
      threshold := least(greatest(step - bias, 1), 26);
      EXIT WHEN digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    END LOOP;
    size := length(decoded) + 1;
    delta := (index - before) / CASE WHEN before = 0 THEN 700 ELSE 2 END;
    delta := delta + delta / size;
    bias := 0;
    WHILE delta > 455 LOOP
      delta := delta / 35;
      bias := bias + 36;
    END LOOP;
    bias := bias + 36 * delta / (delta + 38);
    code := code + index / size;
    index := index % size;
    decoded := left(decoded, index) || chr(code) || substr(decoded, index + 1);
    index := index + 1;
  END LOOP;
  RETURN CASE WHEN decoded ~ '^[-0-9a-z\u00df-\u00f6\u00f8-\u02af\u1e00-\u1eff]+$' THEN decoded ELSE label END;
EXCEPTION WHEN OTHERS THEN
  RETURN label;
END $$;

CREATE FUNCTION pg_temp.decode_address(address text) RETURNS text LANGUAGE sql AS $$
  SELECT split_part(address, '@', 1) || '@' || string_agg(
    CASE WHEN label ILIKE 'xn--%' THEN pg_temp.decode_label(label) ELSE lower(label COLLATE "C") END, '.' ORDER BY n)
  FROM unnest(string_to_array(split_part(address, '@', 2), '.')) WITH ORDINALITY AS labels(label, n)
$$;

UPDATE "members" SET "email" = pg_temp.decode_address("email") WHERE "email" ~* '[@.]xn--';
UPDATE "admins" SET "email" = pg_temp.decode_address("email") WHERE "email" ~* '[@.]xn--';
UPDATE "admin_invitations" SET "email" = pg_temp.decode_address("email") WHERE "email" ~* '[@.]xn--';
UPDATE "comments" SET "author_email" = pg_temp.decode_address("author_email") WHERE "author_email" ~* '[@.]xn--';
UPDATE "comment_bans" SET "email_key" = pg_temp.decode_address("email_key") WHERE "email_key" ~* '[@.]xn--';
UPDATE "displaced_registrations" SET "email" = pg_temp.decode_address("email"),
  "email_key" = pg_temp.decode_address("email_key") WHERE "email_key" ~* '[@.]xn--';
UPDATE "email_changes" SET "old_email" = pg_temp.decode_address("old_email") WHERE "old_email" ~* '[@.]xn--';
UPDATE "email_changes" SET "new_email" = pg_temp.decode_address("new_email") WHERE "new_email" ~* '[@.]xn--';
