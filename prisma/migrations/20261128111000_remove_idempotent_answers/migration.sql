-- Stored answers of repeated calls are gone.
DROP TABLE IF EXISTS "idempotent_answers";
