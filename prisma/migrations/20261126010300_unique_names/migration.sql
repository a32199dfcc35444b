-- A name that differs only in case, Turkish letters or blanks is the same name. Where two stand beside each other, the
-- younger one gets its number behind it, so that nothing is lost and an administrator can merge them.
CREATE FUNCTION name_key(value TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN fold_text(btrim(regexp_replace(value, '\s+', ' ', 'g')));

DO $$
DECLARE
  named RECORD;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('institutions', 'name', 200), ('positions', 'name', 120), ('categories', 'name', 120), ('tags', 'name', 120),
    ('saved_replies', 'title', 120)) AS names(tab, col, len)
  LOOP
    EXECUTE format('UPDATE %1$I AS late SET %2$I = left(late.%2$I, %3$s) || '' ('' || late.id || '')''
      WHERE EXISTS (SELECT 1 FROM %1$I AS early
        WHERE early.id < late.id AND name_key(early.%2$I) = name_key(late.%2$I))', named.tab, named.col, named.len - 13);
    EXECUTE format('CREATE UNIQUE INDEX %I ON %I (name_key(%I))',
      named.tab || '_folded_key', named.tab, named.col);
  END LOOP;
END
$$;
