import { createPasswords } from "@site/api";
import { anonymousCaller, createTestApp, signedInAdmin } from "@site/api/testing";
import { OperatorError } from "@site/db";
import { expect, it } from "vitest";
import { readEnv } from "../start/env.ts";
import { runFactorReset, runPasswordReset } from "./lost-access.ts";

const log = { info: () => undefined, error: () => undefined };

it("a lone administrator's lost second factor is removed beside a running product, others' stay", async () => {
  const app = await createTestApp();
  const { prisma } = app.db;
  const { admin, caller } = await signedInAdmin(app, { username: "ayse" });
  const other = await signedInAdmin(app, { username: "baris" });
  for (const { id } of [admin, other.admin]) {
    await prisma.authenticator.create({ data: { adminId: id, secret: Buffer.from("a"), lastStep: 0 } });
    await prisma.passkey.create({
      data: { adminId: id, name: "Telefon", credentialId: Buffer.from([id]), publicKey: Buffer.from("b") },
    });
    await prisma.recoveryCode.create({ data: { adminId: id, codeHash: Buffer.alloc(32, id) } });
  }
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: app.db.url, DATA_DIR: "/nonexistent" }, "/");
  const reset = (username: string) => runFactorReset(env, log, username);
  const count = async () => [
    await prisma.authenticator.count(),
    await prisma.passkey.count(),
    await prisma.recoveryCode.count(),
    await prisma.session.count({ where: { revokedAt: null } }),
  ];

  await expect(reset("ayşe")).rejects.toThrow('no administrator "ayşe", there are: ayse, baris; nothing was changed');
  expect(await count()).toEqual([2, 2, 2, 2]);
  expect(await reset("ayse")).toContain(
    'removed of "ayse": 1 authenticator, 1 passkeys, 1 recovery codes; 1 sessions ended',
  );
  expect(await count()).toEqual([1, 1, 1, 1]);
  await expect(caller.admin.session.me()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  await other.caller.admin.session.me();
  const { items: entries } = await other.caller.admin.audit.list({ search: "removeSecondFactor" });
  expect(entries).toMatchObject([{ actorKind: "system", entityId: String(admin.id), outcome: "done" }]);
  await expect(reset("ayse")).rejects.toThrow("nothing was changed");
});

it("a lone administrator's lost password is replaced, and the second factor stays", async () => {
  const app = { ...(await createTestApp()), passwords: createPasswords() };
  const { admin, caller } = await signedInAdmin(app, { username: "ayse" });
  await app.db.prisma.recoveryCode.create({ data: { adminId: admin.id, codeHash: Buffer.alloc(32) } });
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: app.db.url, DATA_DIR: "/nonexistent" }, "/");
  await expect(runPasswordReset(env, log, "baris")).rejects.toThrow("there are: ayse; nothing was changed");
  const line = await runPasswordReset(env, log, "ayse");
  const [, password = ""] = /new password of "ayse": (\S+) \(.*1 sessions ended/.exec(line) ?? [];
  await expect(caller.admin.session.me()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  const { user } = await anonymousCaller(app).admin.session.login({ username: "ayse", password });
  expect([user.id, await app.db.prisma.recoveryCode.count()]).toEqual([admin.id, 1]);
  const entry = await app.db.prisma.auditEntry.findFirst({ where: { action: "administrators.setPassword" } });
  expect(entry).toMatchObject({ actorKind: "system", entityId: String(admin.id), details: { sessions: 1 } });
  expect(JSON.stringify(entry)).not.toContain(password);
});

it("no database is made for a reset", async () => {
  const env = readEnv({ NODE_ENV: "test", DATA_DIR: "/nonexistent" }, "/");
  await expect(runFactorReset(env, log, "ayse")).rejects.toThrow(OperatorError);
});
