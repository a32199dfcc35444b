import { expect, it } from "vitest";
import { createTestApp, signedInAdmin } from "../../../testing/index.ts";
import { createTurnstileSetting } from "../../settings/security-admin-service.ts";

it("the checklist follows what is set up, and stays closed", async () => {
  const app = await createTestApp();
  const { admin } = (await signedInAdmin(app)).caller;
  const left = async () =>
    (await admin.setupChecklist.get()).steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
  expect(await left()).toEqual(["mail", "contact", "social", "botCheck", "backup"]);
  await admin.siteSettings.updateMany({ contact_email: "bilgi@example.org", social_github: "https://github.com/x" });
  expect(await left()).toEqual(["mail", "botCheck", "backup"]);
  app.mail.smtpUrl = "smtp://127.0.0.1";
  await createTurnstileSetting(app);
  await admin.securitySettings.update({ key: "turnstile", siteKey: "0xSITE" });
  await admin.securitySettings.update({ key: "turnstile", isEnabled: true });
  expect(await left()).toEqual(["botCheck", "backup"]);
  await admin.securitySettings.update({ key: "turnstile", secretKey: "0xSECRET" });
  expect(await left()).toEqual(["backup"]);
  await admin.backups.updateSchedule({ frequency: "daily", hour: 3, kept: 7 });
  expect(await left()).toEqual([]);
  expect(await admin.setupChecklist.get()).toMatchObject({ isPostponed: false });
  expect(await admin.setupChecklist.postpone()).toMatchObject({ isPostponed: true, isDismissed: false });
  expect(await admin.setupChecklist.postpone()).toMatchObject({ isPostponed: true });
  expect(await admin.setupChecklist.dismiss()).toMatchObject({ isDismissed: true });
  expect(await admin.setupChecklist.get()).toMatchObject({ isDismissed: true });
});
