import { z } from "zod";
import { getKeys, moment, text } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { circuitLabels, upstreamErrorReasons, upstreamLabels } from "./labels.ts";

/** Failed jobs that are listed; the others are only counted. */
export const MAX_FAILED_JOBS = 50;

export const upstreamName = getKeys(upstreamLabels).register(entities, { id: "UpstreamName" });
export const upstreamErrorReason = getKeys(upstreamErrorReasons).register(entities, { id: "UpstreamErrorReason" });

const count = z.int();

export const jobCounts = z.object({
  /** Due and not yet begun. */
  waiting: count.meta(meaningOf(fields.waiting)),
  /** Due later. */
  later: count.describe("İleri bir zamanı bekleyenler · number of those due later"),
  running: count.describe("Çalışanların sayısı · number of those that run"),
  failed: count.meta(meaningOf(fields.failed)),
});

export const failedJob = z
  .object({
    id: z.string().meta(meaningOf(fields.id)),
    name: fields.name,
    attempts: count.meta(meaningOf(fields.attempts)),
    failedAt: moment.describe("Başarısızlık zamanı · when it failed"),
  })
  .register(entities, { id: "FailedJob" });

export const upstream = z
  .object({
    name: upstreamName.meta(meaningOf(fields.name)),
    isConfigured: z.boolean().describe("Ayarlandıysa true · true if it is set up"),
    lastSuccessAt: moment.nullable().describe("Son başarı; yoksa null · last success; null without one"),
    lastFailureAt: moment.nullable().describe("Son hata; yoksa null · last failure; null without one"),
    lastFault: upstreamErrorReason
      .nullable()
      .describe("Son hatanın nedeni; yoksa null · reason of the last failure; null without one"),
    circuit: getKeys(circuitLabels).describe("Hizmete başvurulup başvurulmadığı · whether the service is asked"),
  })
  .register(entities, { id: "Upstream" });

export const systemOverview = z
  .object({
    product: z
      .object({
        version: fields.version,
        commit: z.string().nullable().meta({
          description: "Derlenen sürümün kimliği · commit that was built",
          example: "1f3870be274f6c49b3e31a0c6728957f1f3870be",
        }),
        node: z.string().describe("Node sürümü · version of Node"),
        /** Name of the machine that answered; another instance may answer the next call. */
        instance: z.string().describe("Bu sürecin adı · name of this process"),
        startedAt: moment.meta(fields.startedAt),
      })
      .describe("Yazılım · the product"),
    database: z
      .object({
        version: fields.version,
        isEmbedded: z.boolean().describe("Gömülü veritabanıysa true · true for the embedded database"),
        byteSize: fields.byteSize,
        /** Connections to this database, and the most that the server takes. */
        connections: count.describe("Açık bağlantı sayısı · number of open connections"),
        mostConnections: count.describe("En fazla bağlantı sayısı · most connections"),
        /** Time of one query in milliseconds. */
        answerMs: z.int().describe("Yanıt süresi, milisaniye · time of an answer in milliseconds"),
      })
      .describe("Veritabanı · database"),
    migrations: z
      .object({
        applied: count.meta(meaningOf(fields.applied)),
        pending: count.meta(meaningOf(fields.pending)),
        last: z
          .object({ name: fields.name, at: moment.meta(meaningOf(fields.at)) })
          .nullable()
          .meta(meaningOf(fields.last)),
      })
      .describe("Veritabanı sürümleri · migrations"),
    queue: jobCounts
      .extend({
        /** Age of the oldest waiting job in seconds; 0 if none waits. */
        oldestSeconds: z
          .int()
          .describe("En eskisinin beklediği süre, saniye · how long the oldest has waited, in seconds"),
        kinds: z.array(jobCounts.extend({ name: fields.name })).describe("İş türleri · kinds of jobs"),
        failedJobs: z.array(failedJob).describe("Yarıda kalan işler · jobs that have failed"),
      })
      .describe("İş kuyruğu · queue of jobs"),
    disk: z
      .object({
        freeBytes: z.int().describe("Boş alan, bayt · free space in bytes"),
        totalBytes: z.int().describe("Toplam alan, bayt · all space in bytes"),
        mediaStore: z.enum(["folder", "s3"]).describe("Dosyaların yeri · where files are"),
      })
      .describe("Disk · disk"),
    lastBackup: z
      .object({ at: moment.meta(meaningOf(fields.at)), byteSize: fields.byteSize })
      .nullable()
      .describe("Son yedek; yoksa null · the last backup; null without one"),
    upstreams: z.array(upstream).describe("Dış hizmetler · outside services"),
  })
  .register(entities, { id: "SystemOverview" });

export const retryJobInput = z.strictObject({
  id: text(18).regex(/^\d+$/, "Geçerli bir numara girin").meta(meaningOf(fields.id)),
});

export type UpstreamName = z.output<typeof upstreamName>;
export type UpstreamErrorReason = z.output<typeof upstreamErrorReason>;
export type Upstream = z.output<typeof upstream>;
export type JobCounts = z.output<typeof jobCounts>;
export type SystemOverview = z.output<typeof systemOverview>;
