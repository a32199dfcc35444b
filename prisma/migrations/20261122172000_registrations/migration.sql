-- AlterTable
ALTER TABLE "members" ADD COLUMN     "registration_browser_hash" BYTEA,
ADD COLUMN     "registration_user_agent" VARCHAR(256) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "displaced_registrations" (
    "id" SERIAL NOT NULL,
    "email_key" VARCHAR(254) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "phone" VARCHAR(32),
    "password_hash" TEXT NOT NULL,
    "browser_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "displaced_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spent_stamps" (
    "hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_stamps_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "displaced_registrations_email_key_browser_hash_key" ON "displaced_registrations"("email_key", "browser_hash");
CREATE INDEX "displaced_registrations_created_at_idx" ON "displaced_registrations"("created_at");
CREATE INDEX "spent_stamps_expires_at_idx" ON "spent_stamps"("expires_at");
