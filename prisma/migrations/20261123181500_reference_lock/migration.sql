-- Locks the post whatever its status is: a condition on the status would read the version before a concurrent
-- publication and lock nothing.
CREATE OR REPLACE FUNCTION refuse_unchecked_reference() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  post_status text;
BEGIN
  SELECT status INTO post_status FROM posts WHERE id = NEW.post_id FOR UPDATE;
  IF post_status = 'published' THEN
    RAISE EXCEPTION 'references are unchecked' USING ERRCODE = 'check_violation', CONSTRAINT = 'post_references_checked';
  END IF;
  RETURN NULL;
END $$;
