import { z } from "zod";
import { getKeys, id, moment } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { refuseEmpty } from "../common/update.ts";
import { backupErrors, backupFrequencies, backupOrigins, backupStates, backupTexts } from "./labels.ts";

const hourField = z.int().meta({ description: "Saat, 0-23 · hour, 0 to 23", example: 3 });

export const backupLimits = { mostKept: 90 } as const;

const frequency = getKeys(backupFrequencies).meta(fields.frequency);

export const backupSchedule = z
  .object({
    frequency,
    /** Hour of the day in Istanbul. */
    hour: hourField,
    /** Number of scheduled backups that are kept. */
    kept: z.int().meta(fields.kept),
    /** When the next one is due; null if the schedule is off. */
    nextAt: moment.nullable().meta(meaningOf(fields.nextAt)),
  })
  .register(entities, { id: "BackupSchedule" });

export const backup = z
  .object({
    id,
    fileName: fields.fileName,
    origin: getKeys(backupOrigins).describe("Nasıl oluştu · how it came about"),
    state: getKeys(backupStates).meta(fields.state),
    /** Tables and files that are in it so far, of all; 0 of 0 before it starts. */
    partsDone: z.int().describe("Biten parça sayısı · number of finished parts"),
    parts: z.int().describe("Parça sayısı · number of parts"),
    byteSize: fields.byteSize.nullable(),
    /** Of the whole file, in hexadecimal digits. */
    sha256: z.string().nullable().meta({
      description: "Dosyanın SHA-256 özeti; bitmeden null · SHA-256 of the file; null before it is done",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    }),
    fault: getKeys(backupErrors).nullable().meta(fields.fault),
    createdAt: moment.meta(meaningOf(fields.createdAt)),
    finishedAt: moment.nullable().meta(meaningOf(fields.finishedAt)),
    /** False if this server has no such file, because another one made it or somebody removed it. */
    isHere: z.boolean().describe("Dosya bu sunucudaysa true · true if the file is on this server"),
  })
  .register(entities, { id: "Backup" });

export const backupList = z
  .object({
    backups: z.array(backup).describe("Yedekler · backups"),
    schedule: backupSchedule.describe("Yedekleme zamanı · schedule of backups"),
    /** True if backups contain the secret that opens what is stored encrypted; false if the operator keeps it. */
    holdsSecret: z.boolean().describe("Yedekler gizli anahtarı içeriyorsa true · true if backups hold the secret"),
  })
  .register(entities, { id: "BackupList" });

export const backupIdInput = z.strictObject({ id });

export const backupScheduleForm = z.strictObject({
  frequency,
  hour: z.coerce
    .number(backupTexts.hour)
    .int(backupTexts.hour)
    .min(0, backupTexts.hour)
    .max(23, backupTexts.hour)
    .meta(meaningOf(hourField)),
  kept: z.int(backupTexts.kept).min(1, backupTexts.kept).max(backupLimits.mostKept, backupTexts.kept).meta(fields.kept),
});

/** Fields that are not sent stay as they are. */
export const updateBackupScheduleInput = backupScheduleForm.partial().superRefine(refuseEmpty(backupScheduleForm));

export type Backup = z.output<typeof backup>;
export type BackupList = z.output<typeof backupList>;
export type BackupSchedule = z.output<typeof backupSchedule>;
export type UpdateBackupScheduleInput = z.output<typeof updateBackupScheduleInput>;
