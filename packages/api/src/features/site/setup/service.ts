import { type SetupChecklist, setupStep } from "@site/contract/site/setup/schema";
import type { App } from "../../../core/app.ts";
import { READ_SETUP, type SetupRow } from "./queries.ts";

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
  };
}

/** Closes the checklist for good. */
export async function dismissSetupChecklist(app: App): Promise<SetupChecklist> {
  const row = { scope: "site", key: "setup_dismissed" };
  await app.db.prisma.setting.upsert({ where: { scope_key: row }, create: { ...row, value: "true" }, update: {} });
  return getSetupChecklist(app);
}
