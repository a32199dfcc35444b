-- The list of events for programs is gone, and with it the scope that opened it. A key that had no other scope ends.
DROP TABLE IF EXISTS "site_events";

ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scopes_check";
ALTER TABLE "api_keys" DISABLE TRIGGER api_keys_keep;
UPDATE "api_keys"
  SET "scopes" = array_remove("scopes", 'events:receive'),
    "revoked_at" = CASE WHEN "scopes" = '{events:receive}' THEN coalesce("revoked_at", now()) ELSE "revoked_at" END
  WHERE 'events:receive' = ANY ("scopes");
ALTER TABLE "api_keys" ENABLE TRIGGER api_keys_keep;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes_check" CHECK (
  (cardinality("scopes") > 0 OR "revoked_at" IS NOT NULL)
  AND "scopes" <@ ARRAY['public:read', 'board:statistics', 'posts:write']
);
