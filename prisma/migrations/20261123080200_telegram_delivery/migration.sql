-- Notifications wait here for the next Telegram message, which bundles them.
ALTER TABLE "admin_notifications" ADD COLUMN "telegram_pending" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "admin_notifications" ADD COLUMN "contact_message_id" INTEGER;
ALTER TABLE "admin_notifications" ADD CONSTRAINT "admin_notifications_contact_message_id_fkey" FOREIGN KEY ("contact_message_id") REFERENCES "contact_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "admin_notifications_contact_message_id_idx" ON "admin_notifications"("contact_message_id");
CREATE INDEX "admin_notifications_telegram_pending_idx" ON "admin_notifications" (id) WHERE telegram_pending;
-- Why the last message was refused for good; empty if it was delivered.
ALTER TABLE "telegram_settings" ADD COLUMN "last_error" VARCHAR(300) NOT NULL DEFAULT '';
