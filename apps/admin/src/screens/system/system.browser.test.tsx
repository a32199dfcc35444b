import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { backupTexts } from "@site/contract/backup/labels";
import type { Backup, BackupSchedule } from "@site/contract/backup/schema";
import type { SystemOverview } from "@site/contract/system/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const NOW = "2026-11-26T09:00:00.000Z";
const overview: SystemOverview = {
  product: { version: "1.0.0", commit: "abc1234", node: "22.1.0", instance: "sunucu-1", startedAt: NOW },
  database: {
    version: "17.2",
    isEmbedded: true,
    byteSize: 9_000_000,
    connections: 4,
    mostConnections: 100,
    answerMs: 1,
  },
  migrations: { applied: 40, pending: 0, last: { name: "post_subtitle", at: NOW } },
  queue: { waiting: 2, later: 1, running: 0, failed: 0, oldestSeconds: 3, kinds: [], failedJobs: [] },
  disk: { freeBytes: 5_000_000_000, totalBytes: 9_000_000_000, mediaStore: "folder" },
  lastBackup: null,
  upstreams: [
    {
      name: "mail",
      isConfigured: false,
      lastSuccessAt: null,
      lastFailureAt: null,
      lastFault: null,
      circuit: "open",
    },
  ],
};
const sha256 = "a".repeat(64);
const done: Backup = {
  id: 7,
  fileName: "site-20261126-120000-abcdef.tar.gz",
  origin: "manual",
  state: "done",
  partsDone: 60,
  parts: 60,
  byteSize: 4_000_000,
  sha256,
  fault: null,
  createdAt: NOW,
  finishedAt: NOW,
  isHere: true,
};

test("the owner sees how product, database and services are doing, and reads again what failed to load", async () => {
  const read = vi
    .fn(() => overview)
    .mockImplementationOnce(() => {
      throw callError({ code: "INTERNAL", message: "relation missing" });
    });
  await openScreen(adminPaths.system, { admin: { system: { overview: read } } });
  await expect.element(page.getByText("Sistemin durumu yüklenemedi")).toBeVisible();
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect
    .element(page.getByRole("region", { name: "Veritabanı" }))
    .toHaveTextContent(/17\.2 \(gömülü\).*4 \/ 100/);
  await expect.element(page.getByRole("region", { name: "Ürün" })).toHaveTextContent(/22\.1\.0.*Henüz yedek yok/);
  await expect.element(page.getByRole("row", { name: /Posta sunucusu Ayarlanmadı/ })).toBeVisible();
  await expectAccessible();
});

test("backups are made, followed, deleted after a question, and scheduled", async () => {
  let backups: Backup[] = [];
  let schedule: BackupSchedule = { frequency: "off", hour: 3, kept: 7, nextAt: null };
  const running: Backup = { ...done, state: "running", partsDone: 12, byteSize: null, sha256: null, finishedAt: null };
  await openScreen(adminPaths.backups, {
    admin: {
      backups: {
        list: () => ({ backups, schedule, holdsSecret: true }),
        create: () => {
          backups = [running];
          return running;
        },
        remove: () => {
          backups = [];
          return { message: backupTexts.removed };
        },
        updateSchedule: ({ frequency = "off", hour }) => {
          schedule = { ...schedule, frequency, hour: Number(hour), nextAt: "2026-11-27T01:00:00.000Z" };
          return schedule;
        },
      },
    },
  });
  await expect.element(page.getByText("Henüz yedek yok")).toBeVisible();
  await expectNoViolations();
  await page.getByRole("button", { name: "Şimdi Yedekle" }).click();
  await expect.element(page.getByText(/60 parçadan 12 tanesi yazıldı/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Şimdi Yedekle" })).toBeDisabled();
  await expectNoViolations();
  backups = [done];
  await expect.element(page.getByText(sha256)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /İndir$/ })).toBeVisible();
  await expectNoViolations();

  await page.getByRole("button", { name: "Zamanı Değiştir" }).click();
  await page.getByLabelText("Sıklık").selectOptions("Her gün");
  await page.getByLabelText("Saat").selectOptions("04:00");
  await expectNoViolations();
  await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText(/Her gün saat 04:00 \(Türkiye saati\)\./)).toBeVisible();

  await page.getByRole("button", { name: /Sil$/ }).click();
  const question = page.getByRole("dialog", { name: "Yedeği Sil" });
  await expect.element(question).toHaveTextContent(done.fileName);
  await question.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Henüz yedek yok")).toBeVisible();
});
