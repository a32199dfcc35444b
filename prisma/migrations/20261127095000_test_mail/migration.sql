ALTER TABLE mailing_settings ADD COLUMN test_mail_id INTEGER;
CREATE UNIQUE INDEX mailing_settings_test_mail_id_key ON mailing_settings (test_mail_id);
ALTER TABLE mailing_settings ADD CONSTRAINT mailing_settings_test_mail_id_fkey
  FOREIGN KEY (test_mail_id) REFERENCES email_logs (id) ON DELETE SET NULL ON UPDATE CASCADE;
