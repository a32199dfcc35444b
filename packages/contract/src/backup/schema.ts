import { z } from "zod";
import { getKeys, id, moment } from "../common/atoms.ts";
import { refuseEmpty } from "../common/update.ts";
import { backupErrors, backupFrequencies, backupOrigins, backupStates, backupTexts } from "./labels.ts";

const hourField = z.int();

export const backupLimits = { mostKept: 90 } as const;

const frequency = getKeys(backupFrequencies);

export const backupSchedule = z.object({
  frequency,
  /** Hour of the day in Istanbul. */
  hour: hourField,
  /** Number of scheduled backups that are kept. */
  kept: z.int(),
  /** Time of the next scheduled backup; null if the schedule is off. */
  nextAt: moment.nullable(),
});

export const backup = z.object({
  id,
  fileName: z.string(),
  origin: getKeys(backupOrigins),
  state: getKeys(backupStates),
  /** Tables and files in the backup so far, and in all; 0 of 0 before it starts. */
  partsDone: z.int(),
  parts: z.int(),
  byteSize: z.int().nullable(),
  /** SHA-256 of the whole file, in hexadecimal digits. */
  sha256: z.string().nullable(),
  fault: getKeys(backupErrors).nullable(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  /** False if this server has no such file, because another one made it or somebody deleted it. */
  isHere: z.boolean(),
});

export const backupList = z.object({
  backups: z.array(backup),
  schedule: backupSchedule,
  /** True if backups contain the secret that decrypts stored values; false if the operator keeps it. */
  holdsSecret: z.boolean(),
});

export const backupIdInput = z.strictObject({ id });

export const backupScheduleForm = z.strictObject({
  frequency,
  hour: z.coerce.number(backupTexts.hour).int(backupTexts.hour).min(0, backupTexts.hour).max(23, backupTexts.hour),
  kept: z.int(backupTexts.kept).min(1, backupTexts.kept).max(backupLimits.mostKept, backupTexts.kept),
});

/** Fields that are not sent stay as they are. */
export const updateBackupScheduleInput = backupScheduleForm.partial().superRefine(refuseEmpty(backupScheduleForm));

export type Backup = z.output<typeof backup>;
export type BackupList = z.output<typeof backupList>;
export type BackupSchedule = z.output<typeof backupSchedule>;
export type UpdateBackupScheduleInput = z.output<typeof updateBackupScheduleInput>;
