import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../../../testing/index.ts";
import { openCookie, sealCookie } from "./flow-service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
const kept = z.object({ adminId: z.number(), until: z.number() });

it("opens what a browser has kept until it expires, for its own purpose and in its own shape", async () => {
  const { value } = await sealCookie(app, "step", { adminId: 7 }, 60_000);
  expect(await openCookie(app, "step", kept, value)).toMatchObject({ adminId: 7 });
  expect(await openCookie(app, "other", kept, value)).toBeUndefined();
  expect(await openCookie(app, "step", kept.extend({ name: z.string() }), value)).toBeUndefined();
  const expired = await sealCookie(app, "step", { adminId: 7 }, 0);
  expect(await openCookie(app, "step", kept, expired.value)).toBeUndefined();
});
