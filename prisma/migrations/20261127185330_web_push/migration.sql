-- AlterTable
ALTER TABLE "notification_preferences" ADD COLUMN     "push" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "push_keys" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "public_key" VARCHAR(100) NOT NULL,
    "private_key" BYTEA NOT NULL,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_devices" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "endpoint" VARCHAR(1000) NOT NULL,
    "p256dh" VARCHAR(87) NOT NULL,
    "auth" VARCHAR(22) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "last_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");

-- CreateIndex
CREATE INDEX "push_devices_member_id_idx" ON "push_devices"("member_id");

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- There is one key pair: devices are subscribed with its public key, so that a second one would reach none of them.
ALTER TABLE "push_keys" ADD CONSTRAINT "push_keys_single_row_check" CHECK (id = 1);
-- 65 and 16 bytes in base64url, as the Push API gives them
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_keys_check"
  CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$' AND auth ~ '^[A-Za-z0-9_-]{22}$');
