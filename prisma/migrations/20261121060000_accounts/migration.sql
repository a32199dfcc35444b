-- AlterTable
ALTER TABLE "members" ADD COLUMN     "totp_last_step" INTEGER;

-- CreateTable
CREATE TABLE "data_exports" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "storage_key" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenges" (
    "challenge" VARCHAR(100) NOT NULL,
    "member_id" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_exports_storage_key_key" ON "data_exports"("storage_key");
CREATE INDEX "data_exports_member_id_created_at_idx" ON "data_exports"("member_id", "created_at" DESC);
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports"("expires_at");
CREATE INDEX "passkey_challenges_member_id_idx" ON "passkey_challenges"("member_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
