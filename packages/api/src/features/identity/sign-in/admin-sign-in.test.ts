import { beforeAll, describe, expect, it } from "vitest";
import { callerWith } from "../../../testing/caller.ts";
import {
  anonymousCaller,
  createTestApp,
  makeAdmin,
  signedInAdmin,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { createSession } from "../sessions/service.ts";
import { createFirstAdmin } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

describe("signing in", () => {
  it("returns a token for the administration", async () => {
    const { username } = await makeAdmin(app);
    const { token, user } = await anonymousCaller(app).admin.session.login({ username, password: "dogru-parola-42" });
    expect(user).toMatchObject({ username, role: "admin" });
    expect(await callerWith(app, { token, cookie: undefined }).admin.session.me()).toMatchObject({ username });
  });

  it("rejects a wrong password and an unknown user alike", async () => {
    const { username } = await makeAdmin(app);
    const wrong = anonymousCaller(app).admin.session.login({ username, password: "yanlis-parola" });
    const unknown = anonymousCaller(app).admin.session.login({ username: "kimse", password: "yanlis-parola" });
    const texts = (await Promise.allSettled([wrong, unknown])).map((result) =>
      result.status === "rejected" ? String(result.reason.message) : "accepted",
    );
    expect(texts[0]).toContain("Giriş başarısız");
    expect(texts[1]).toBe(texts[0]);
  });

  it("ignores the case of user names and accepts no patterns", async () => {
    const { username, id } = await makeAdmin(app);
    expect(
      (
        await anonymousCaller(app).admin.session.login({
          username: username.toUpperCase(),
          password: "dogru-parola-42",
        })
      ).user.id,
    ).toBe(id);
    for (const pattern of [`${username.slice(0, -1)}%`, `${username.slice(0, -1)}_`])
      await expect(
        anonymousCaller(app).admin.session.login({ username: pattern, password: "dogru-parola-42" }),
      ).rejects.toThrow("Giriş başarısız");
  });

  it("stops after ten failures of one account, also concurrent ones", async () => {
    const { username } = await makeAdmin(app);
    const other = await makeAdmin(app);
    const caller = { ...testCaller, ipAddress: "192.0.2.77" };
    const tries = await Promise.allSettled(
      Array.from({ length: 15 }, () =>
        anonymousCaller(app, caller).admin.session.login({ username, password: "yanlis-parola" }),
      ),
    );
    const codes = tries.map((attempt) => (attempt.status === "rejected" ? attempt.reason.cause.code : "accepted"));
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(10);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(5);
    await expect(
      anonymousCaller(app, caller).admin.session.login({ username, password: "dogru-parola-42" }),
    ).rejects.toThrow();
    await expect(
      anonymousCaller(app, caller).admin.session.login({ username: other.username, password: "dogru-parola-42" }),
    ).resolves.toBeDefined();
  });

  it("does not count successes", async () => {
    const { username } = await makeAdmin(app);
    const caller = { ...testCaller, ipAddress: "192.0.2.78" };
    for (let n = 0; n < 12; n++)
      await anonymousCaller(app, caller).admin.session.login({ username, password: "dogru-parola-42" });
  });
});

describe("a session", () => {
  it("is rejected without a token, with an invalid one and after logout", async () => {
    const { caller } = await signedInAdmin(app);
    await caller.admin.session.logout();
    await expect(caller.admin.session.me()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    await expect(anonymousCaller(app).admin.session.me()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    await expect(anonymousCaller(app).admin.session.logout()).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    await expect(anonymousCaller(app).admin.session.profile()).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    await expect(
      callerWith(app, { token: `a_${"x".repeat(43)}`, cookie: undefined }).admin.session.me(),
    ).rejects.toThrow();
  });

  it("of a browser needs token and cookie, or the cookie alone", async () => {
    const admin = await makeAdmin(app);
    const session = await createSession(
      app.db.prisma,
      { kind: "admin", id: admin.id },
      { ...testCaller, isBrowser: true },
    );
    await expect(callerWith(app, { token: session.token, cookie: undefined }).admin.session.me()).rejects.toThrow();
    await expect(callerWith(app, { token: session.token, cookie: session.token }).admin.session.me()).rejects.toThrow();
    expect(
      await callerWith(app, { token: session.token, cookie: session.cookie }).admin.session.profile(),
    ).toMatchObject({ username: admin.username });
    expect(await callerWith(app, { token: undefined, cookie: session.cookie }).admin.session.me()).toMatchObject({
      username: admin.username,
    });
  });

  it("ends after eight idle hours and twenty-four hours in total", async () => {
    const { caller, admin } = await signedInAdmin(app);
    await app.db.prisma.session.updateMany({
      where: { adminId: admin.id },
      data: { lastSeenAt: new Date(Date.now() - 8 * 3_600_000 - 1000) },
    });
    await expect(caller.admin.session.me()).rejects.toThrow();
    await app.db.prisma.session.updateMany({
      where: { adminId: admin.id },
      data: { lastSeenAt: new Date(), expiresAt: new Date(Date.now() - 1000) },
    });
    await expect(caller.admin.session.me()).rejects.toThrow();
  });

  it("is stored as hashes only", async () => {
    const { token, admin } = await signedInAdmin(app);
    const rows = await app.db.prisma.session.findMany({ where: { adminId: admin.id } });
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("changing the password", () => {
  it("ends the other sessions and keeps this one", async () => {
    const { admin, caller } = await signedInAdmin(app);
    const other = await createSession(app.db.prisma, { kind: "admin", id: admin.id }, testCaller);
    await caller.admin.session.changePassword({ currentPassword: "dogru-parola-42", newPassword: "yepyeni-parola-43" });
    await expect(callerWith(app, { token: other.token, cookie: undefined }).admin.session.me()).rejects.toThrow();
    expect(await caller.admin.session.me()).toMatchObject({ id: admin.id });
    await expect(
      anonymousCaller(app).admin.session.login({ username: admin.username, password: "dogru-parola-42" }),
    ).rejects.toThrow();
  });

  it("requires the current password, twelve characters and a confirmation", async () => {
    const { caller } = await signedInAdmin(app);
    const change = (input: { currentPassword: string; newPassword: string; confirmPassword?: string }) =>
      caller.admin.session.changePassword(input);
    await expect(change({ currentPassword: "yanlis", newPassword: "yepyeni-parola-43" })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED" },
    });
    for (const newPassword of ["", "kisa", "sekiz123", "onbirkarakt"])
      await expect(change({ currentPassword: "dogru-parola-42", newPassword })).rejects.toMatchObject({
        cause: {
          issues: expect.toSatisfy((issues: { message: string }[]) =>
            issues.every(({ message }) => message === "Yeni şifre en az 12 karakter olmalı"),
          ),
        },
      });
    await expect(
      change({ currentPassword: "dogru-parola-42", newPassword: "yepyeni-parola-43", confirmPassword: "baska" }),
    ).rejects.toThrow("Şifreler eşleşmiyor");
    await expect(
      anonymousCaller(app).admin.session.changePassword({ currentPassword: "a", newPassword: "yepyeni-parola-43" }),
    ).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });
});

it("creates the first administrator once", async () => {
  const fresh = await createTestApp();
  const first = { username: "admin", email: "admin@example.org", password: "dogru-parola-42" };
  const made = await Promise.all([createFirstAdmin(fresh, first), createFirstAdmin(fresh, first)]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await createFirstAdmin(fresh, { ...first, username: "baska", email: "baska@example.org" })).toBe(false);
});
