-- Roles: whoever was an administrator owns the site.
ALTER TABLE "admins" DROP CONSTRAINT "admins_role_check";
ALTER TABLE "admins" ALTER COLUMN "role" DROP DEFAULT,
  ADD COLUMN "is_active" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "last_sign_in_at" TIMESTAMPTZ(3);
UPDATE "admins" SET "role" = 'owner';
ALTER TABLE "admins" ADD CONSTRAINT "admins_role_check" CHECK ("role" IN ('owner', 'editor', 'moderator'));

-- At least one active owner remains. The lock lets concurrent demotions run in sequence, so that the later one sees
-- what the earlier one has left.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7310432);
  IF NOT EXISTS (SELECT 1 FROM "admins" WHERE "role" = 'owner' AND "is_active" AND "id" <> OLD."id") THEN
    RAISE EXCEPTION 'at least one active owner must remain'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'admins_owner_remains';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER admins_keep_owner_on_update BEFORE UPDATE OF "role", "is_active" ON "admins" FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.is_active AND NOT (NEW.role = 'owner' AND NEW.is_active))
  EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER admins_keep_owner_on_delete BEFORE DELETE ON "admins" FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.is_active) EXECUTE FUNCTION keep_an_owner();

-- A new role changes what the bell shows.
CREATE TRIGGER admins_signal_role AFTER UPDATE OF "role" ON "admins" FOR EACH ROW
  WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION signal_admin_bell();

-- One name, whichever letters are capital: the sign-in compares without case.
CREATE UNIQUE INDEX "admins_username_folded_key" ON "admins" (lower("username" COLLATE "C"));

ALTER TABLE "sessions" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "sessions" SET "confirmed_at" = "created_at";

CREATE TABLE "admin_invitations" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "invited_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "admin_invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "admin_invitations_check" CHECK (
      "role" IN ('owner', 'editor', 'moderator')
      AND octet_length("token_hash") = 32
      AND ("accepted_at" IS NULL OR "revoked_at" IS NULL)
    )
);
CREATE UNIQUE INDEX "admin_invitations_token_hash_key" ON "admin_invitations"("token_hash");
CREATE INDEX "admin_invitations_invited_by_id_idx" ON "admin_invitations"("invited_by_id");
-- One open invitation per address.
CREATE UNIQUE INDEX "admin_invitations_open_key" ON "admin_invitations" (email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;
