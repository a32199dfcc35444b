export const READ_SETUP = `SELECT
    EXISTS (SELECT FROM smtp_configs WHERE enabled) AS mail,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key = 'contact_email' AND value <> '') AS contact,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key LIKE 'social\\_%' AND value <> '') AS social,
    EXISTS (SELECT FROM security_settings WHERE name = 'turnstile' AND is_enabled AND site_key <> ''
      AND secret_key IS NOT NULL) AS "botCheck",
    EXISTS (SELECT FROM backups WHERE state = 'done')
      OR EXISTS (SELECT FROM backup_schedules WHERE frequency <> 'off') AS backup,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key = 'setup_dismissed') AS dismissed,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key = 'setup_postponed') AS postponed`;

export interface SetupRow {
  mail: boolean;
  contact: boolean;
  social: boolean;
  botCheck: boolean;
  backup: boolean;
  dismissed: boolean;
  postponed: boolean;
}
