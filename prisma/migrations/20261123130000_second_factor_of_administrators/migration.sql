-- Authenticators, passkeys and recovery codes belong to a member or to an administrator.
CREATE TABLE "authenticators" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "admin_id" INTEGER,
    "secret" BYTEA NOT NULL,
    "last_step" INTEGER NOT NULL,

    CONSTRAINT "authenticators_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "authenticators_member_id_key" ON "authenticators"("member_id");
CREATE UNIQUE INDEX "authenticators_admin_id_key" ON "authenticators"("admin_id");
ALTER TABLE "authenticators"
  ADD CONSTRAINT "authenticators_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "authenticators_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "authenticators_owner_check" CHECK (num_nonnulls("member_id", "admin_id") = 1);

-- The secrets are sealed for their owner, so the bytes stay as they are.
INSERT INTO "authenticators" ("member_id", "secret", "last_step")
  SELECT "id", "totp_secret", coalesce("totp_last_step", 0) FROM "members" WHERE "totp_secret" IS NOT NULL;
ALTER TABLE "members" DROP COLUMN "totp_secret", DROP COLUMN "totp_last_step";

ALTER TABLE "passkeys" ALTER COLUMN "member_id" DROP NOT NULL, ADD COLUMN "admin_id" INTEGER;
CREATE INDEX "passkeys_admin_id_idx" ON "passkeys"("admin_id");
ALTER TABLE "passkeys"
  ADD CONSTRAINT "passkeys_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "passkeys_owner_check" CHECK (num_nonnulls("member_id", "admin_id") = 1);

ALTER TABLE "passkey_challenges" ADD COLUMN "admin_id" INTEGER;
CREATE INDEX "passkey_challenges_admin_id_idx" ON "passkey_challenges"("admin_id");
ALTER TABLE "passkey_challenges"
  ADD CONSTRAINT "passkey_challenges_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  -- neither is named for a sign-in
  ADD CONSTRAINT "passkey_challenges_owner_check" CHECK (num_nonnulls("member_id", "admin_id") <= 1);

ALTER TABLE "recovery_codes" ALTER COLUMN "member_id" DROP NOT NULL, ADD COLUMN "admin_id" INTEGER;
CREATE INDEX "recovery_codes_admin_id_idx" ON "recovery_codes"("admin_id");
ALTER TABLE "recovery_codes"
  ADD CONSTRAINT "recovery_codes_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "recovery_codes_owner_check" CHECK (num_nonnulls("member_id", "admin_id") = 1);
