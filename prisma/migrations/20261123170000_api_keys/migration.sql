CREATE TABLE "api_keys" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "start" VARCHAR(12) NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "scopes" TEXT[],
    "calls_per_minute" INTEGER NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "window_calls" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");
ALTER TABLE "api_keys"
  ADD CONSTRAINT "api_keys_name_check" CHECK (btrim("name") <> ''),
  ADD CONSTRAINT "api_keys_key_hash_check" CHECK (octet_length("key_hash") = 32),
  ADD CONSTRAINT "api_keys_scopes_check" CHECK (
    cardinality("scopes") > 0
    AND "scopes" <@ ARRAY['public:read', 'board:statistics', 'posts:write', 'events:receive']
  ),
  ADD CONSTRAINT "api_keys_calls_check" CHECK ("calls_per_minute" BETWEEN 1 AND 6000 AND "window_calls" >= 0),
  ADD CONSTRAINT "api_keys_expiry_check" CHECK (
    "expires_at" > "created_at" AND "expires_at" <= "created_at" + interval '731 days'
  );

-- A key that was revoked stays so, and what it may do is decided when it is made.
CREATE FUNCTION keep_api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
    OR (NEW.key_hash, NEW.scopes) IS DISTINCT FROM (OLD.key_hash, OLD.scopes) THEN
    RAISE EXCEPTION 'an API key keeps its secret, its scopes and its end' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER api_keys_keep BEFORE UPDATE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION keep_api_key();

ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_actor_kind_check";
ALTER TABLE "audit_entries"
  ADD CONSTRAINT "audit_entries_actor_kind_check" CHECK ("actor_kind" IN ('admin', 'member', 'system', 'key'));
