import { type SetupChecklist, setupStep } from "@site/contract/site/setup/schema";
import type { App } from "../../../core/app.ts";

const READ_SETUP = `SELECT
    EXISTS (SELECT FROM smtp_configs WHERE enabled) AS mail,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key = 'contact_email' AND value <> '') AS contact,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key LIKE 'social\\_%' AND value <> '') AS social,
    EXISTS (SELECT FROM security_settings WHERE name = 'turnstile' AND is_enabled AND site_key <> ''
      AND secret_key IS NOT NULL) AS "botCheck",
    EXISTS (SELECT FROM backups WHERE state = 'done')
      OR EXISTS (SELECT FROM backup_schedules WHERE frequency <> 'off') AS backup,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key = 'setup_dismissed') AS dismissed,
    EXISTS (SELECT FROM settings WHERE scope = 'site' AND key = 'setup_postponed') AS postponed`;

interface SetupRow {
  mail: boolean;
  contact: boolean;
  social: boolean;
  botCheck: boolean;
  backup: boolean;
  dismissed: boolean;
  postponed: boolean;
}

/** Returns what is set up and what is still missing. SMTP_URL counts as a mail server. */
export async function getSetupChecklist(app: App): Promise<SetupChecklist> {
  const { rows } = await app.db.pool.query<SetupRow>(READ_SETUP);
  const done = (step: keyof SetupRow) => rows[0]?.[step] ?? false;
  return {
    steps: setupStep.options.map((step) => ({
      step,
      isDone: done(step) || (step === "mail" && app.mail.smtpUrl !== undefined),
    })),
    isDismissed: done("dismissed"),
    isPostponed: done("postponed"),
  };
}

/** Closes the checklist for good. */
export function dismissSetupChecklist(app: App): Promise<SetupChecklist> {
  return remember(app, "setup_dismissed");
}

/** Puts the remaining steps off: the list stays, but signing in leads to it no more. */
export function postponeSetup(app: App): Promise<SetupChecklist> {
  return remember(app, "setup_postponed");
}

async function remember(app: App, key: "setup_dismissed" | "setup_postponed"): Promise<SetupChecklist> {
  const row = { scope: "site", key };
  await app.db.prisma.setting.upsert({ where: { scope_key: row }, create: { ...row, value: "true" }, update: {} });
  return getSetupChecklist(app);
}
