import { connectDatabase, OperatorError } from "@site/db";
import { beforeEach, expect, it } from "vitest";
import { createSecretBox, getCell } from "./core/secrets/secret-box.ts";
import { ownerRules } from "./features/identity/owner.ts";
import { checkSecret } from "./secret-check.ts";
import { createTestApp, makeMember, type TestApp } from "./testing/index.ts";

let app: TestApp;
const other = createSecretBox("another secret than the tests have");
beforeEach(async () => {
  app = await createTestApp();
});

async function memberWith(secret: Uint8Array<ArrayBuffer>): Promise<number> {
  const { id } = await makeMember(app);
  await app.db.prisma.authenticator.create({ data: { memberId: id, secret, lastStep: 0 } });
  return id;
}

it("the first secret is stored; another one is rejected with its source", async () => {
  await checkSecret(app, "APP_SECRET");
  await checkSecret(app, "APP_SECRET");
  const attempt = checkSecret({ ...app, secrets: other }, "APP_SECRET");
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(/^APP_SECRET is not the secret/);
});

it("leaves a connection open, by which a rotation that waited sees the instance", async () => {
  const starting = connectDatabase(app.db.url, app.log);
  await checkSecret({ ...app, db: starting }, "APP_SECRET");
  expect(starting.pool.totalCount).toBe(1);
  await starting.close();
});

it("of two concurrent secrets one wins", async () => {
  const results = await Promise.allSettled([
    checkSecret(app, "APP_SECRET"),
    checkSecret({ ...app, secrets: other }, "APP_SECRET"),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

it("a sealed value copied to another row does not open", async () => {
  const [first, second] = [await memberWith(new Uint8Array()), await memberWith(new Uint8Array())];
  const sealed = app.secrets.seal(getCell(ownerRules.member.totpPlace, first), "GIZLI");
  expect(() => app.secrets.open(getCell(ownerRules.member.totpPlace, second), sealed)).toThrow();
  expect(() => app.secrets.open(ownerRules.member.totpPlace, sealed)).toThrow();
});
