import { labelOfJob } from "@site/contract/system/labels";
import { expect, it } from "vitest";
import { jobNames } from "../core/queue/job-table.ts";
import { createTestApp } from "../testing/index.ts";
import { runDueJobs } from "./worker.ts";

it("a job that was given up is told in the bell, once until it is read", async () => {
  const app = await createTestApp();
  const failTwice = async () => {
    for (let time = 0; time < 2; time++)
      await app.db.pool.query("SELECT graphile_worker.add_job('send-mail', '{\"id\": \"secret\"}', max_attempts := 1)");
    await runDueJobs(app);
  };
  const bell = () =>
    app.db.prisma.adminNotification.findMany({ where: { type: "job_failed" }, orderBy: { id: "asc" } });
  await failTwice();
  await expect
    .poll(bell)
    .toMatchObject([
      { title: "Arka plan işi tamamlanamadı: E-posta gönderimi", message: expect.not.stringContaining("secret") },
    ]);
  await app.db.prisma.adminNotification.updateMany({ data: { isRead: true } });
  await failTwice();
  await expect.poll(async () => (await bell()).map(({ isRead }) => isRead)).toEqual([true, false]);
});

it("every job has a name for people", () => {
  const unnamed = labelOfJob("a-job-of-an-earlier-version");
  expect(jobNames.filter((name) => labelOfJob(name) === unnamed)).toEqual([]);
});
