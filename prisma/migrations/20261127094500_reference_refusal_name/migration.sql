-- The service reads the name of the rule from the error. Prisma passes it on of a restrict violation, not of a check.
CREATE OR REPLACE FUNCTION refuse_unchecked_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM post_references WHERE post_id = NEW.id AND resolved_at IS NULL) THEN
    RAISE EXCEPTION 'references are unchecked'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'post_references_checked';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refuse_unchecked_reference() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  post_status text;
BEGIN
  SELECT status INTO post_status FROM posts WHERE id = NEW.post_id FOR UPDATE;
  IF post_status = 'published' THEN
    RAISE EXCEPTION 'references are unchecked'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'post_references_checked';
  END IF;
  RETURN NULL;
END $$;
