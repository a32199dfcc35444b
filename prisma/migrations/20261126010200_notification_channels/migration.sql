ALTER TABLE "admin_notifications" ADD COLUMN "is_shown" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "mail_pending" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "admin_notifications_mail_pending_idx" ON "admin_notifications" (id) WHERE mail_pending;

-- The channels of the administrators' notifications; mails begin when they are switched on.
INSERT INTO notification_settings (setting_key, setting_name, description, category, is_enabled) VALUES
  ('admin_notifications_enabled', 'Panel bildirimleri', 'Yeni olayları yönetim panelindeki zilde gösterir.', 'kanal', true),
  ('telegram_notifications_enabled', 'Telegram bildirimleri',
    'Yeni olayları, botu kurulu ve etkinse Telegram''a gönderir.', 'kanal', true),
  ('email_notifications_enabled', 'E-posta bildirimleri',
    'Yeni olayları, onlarla ilgilenen yöneticilerin e-posta adreslerine gönderir.', 'kanal', false);
